import { type Failure, formatValue } from './errors/failure';
import type { Animation } from './lottie';
import { parseJson } from './parse-json';

/**
 * Parses and checks an animation.
 * @returns a new object for each call, because lottie-web modifies its input
 * @throws Failure `parse` or `invalid`
 */
export function parseAnimation(text: string): Animation {
  let data: unknown;
  try {
    data = parseJson(text);
  } catch (problem) {
    if ((problem as Partial<Failure>).reason) throw problem;
    throw { code: 'parse', reason: 'not JSON', isWebPage: /^\s*</.test(text), problem } satisfies Failure;
  }
  return checkAnimation(data);
}

/**
 * Checks the required fields of an animation.
 * @throws Failure `invalid`, with the first invalid field and its value
 */
export function checkAnimation(data: unknown): Animation {
  const { w, h, fr, ip, op, layers } = (data ?? {}) as Partial<Animation>;
  const wrongLayer = Array.isArray(layers) ? layers.findIndex((layer) => !isObject(layer)) : -1;
  const checks: [field: string, value: unknown, passes: boolean][] = [
    ['The file', data, isObject(data)],
    ['w', w, isPositive(w)],
    ['h', h, isPositive(h)],
    ['fr', fr, isPositive(fr)],
    ['ip', ip, isFiniteNumber(ip)],
    ['op', op, isFiniteNumber(ip) && isFiniteNumber(op) && op > ip],
    ['layers', layers, Array.isArray(layers) && layers.length > 0],
    [`layers[${wrongLayer}]`, layers?.[wrongLayer], wrongLayer < 0],
  ];
  for (const [field, value, passes] of checks) {
    if (!passes)
      throw {
        code: 'invalid',
        reason: 'field',
        field,
        value: formatValue(value),
        ip: formatValue(ip),
      } satisfies Failure;
  }
  return data as Animation;
}

function isObject(value: unknown) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function isPositive(value: unknown): value is number {
  return isFiniteNumber(value) && value > 0;
}
