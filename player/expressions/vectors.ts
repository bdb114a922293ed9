import { charge } from './meter';
import { divide } from './operators';
import { operandOf, toNumber, type Value } from './values';

function vectorOf(value: Value): number[] {
  const operand = operandOf(value);
  if (!Array.isArray(operand)) return [toNumber(operand)];
  charge(operand.length);
  return operand.map(toNumber);
}

/** Returns the length of a vector, or the distance between two points. */
export function length(from: Value, to?: Value): number {
  const [start, end] = [vectorOf(from), to === undefined ? [] : vectorOf(to)];
  return Math.hypot(...start.slice(0, 10).map((number, index) => (end[index] ?? 0) - number));
}

export const normalize = (vector: Value): Value => divide(vector, length(vector));

export function dot(a: Value, b: Value): number {
  const [one, other] = [vectorOf(a), vectorOf(b)];
  return one.reduce((sum, number, index) => sum + number * (other[index] ?? 0), 0);
}

export function cross(a: Value, b: Value): Value {
  const [ax = 0, ay = 0, az = 0] = vectorOf(a);
  const [bx = 0, by = 0, bz = 0] = vectorOf(b);
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}

const DEGREES = 180 / Math.PI;

/** Returns the orientation of a layer at one point that faces another point. */
export function lookAt(from: Value, to: Value): Value {
  const [start, end] = [vectorOf(from), vectorOf(to)];
  const [x, y, z] = [0, 1, 2].map((index) => (end[index] ?? 0) - (start[index] ?? 0)) as [
    number,
    number,
    number,
  ];
  return [-Math.atan2(y, z) * DEGREES, Math.atan2(x, Math.hypot(y, z)) * DEGREES, 0];
}

/** Restricts a number, or each number of a vector, to a range. */
export function clamp(value: Value, limit1: Value, limit2: Value): Value {
  const operand = operandOf(value);
  if (Array.isArray(operand)) {
    charge(operand.length);
    return operand.map((item) => clamp(item, limit1, limit2));
  }
  const [low = 0, high = 0] = [toNumber(limit1), toNumber(limit2)].sort((a, b) => a - b);
  return Math.min(Math.max(toNumber(operand), low), high);
}

export const toRadians = (degrees: Value) => toNumber(degrees) / DEGREES;

export const toDegrees = (radians: Value) => toNumber(radians) * DEGREES;
