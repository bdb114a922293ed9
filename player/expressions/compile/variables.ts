import type { AssignmentProperty, MemberExpression, Property } from 'acorn';
import { getMember, setMember } from '../members';
import { ExpressionError, SandboxObject, type Value } from '../values';
import type { Compiler, Table } from './compiler';
import { type Assign, type Evaluate, type Frame, UNSET, Unset } from './frame';
import type { Names } from './names';
import { type SyntaxNode, UnsupportedSyntax } from './syntax';

/** Returns the frame that is `hops` further out. The compiler has checked that there is one. */
function outward(frame: Frame, hops: number): Frame {
  let found = frame;
  for (let hop = 0; hop < hops; hop += 1) found = found.outer as Frame;
  return found;
}

function readGlobal({ scope }: Frame, name: string): Value {
  const found = scope.find(name);
  if (!found) throw new ExpressionError(`${name} is not defined`);
  return found.value;
}

export function compileVariable(name: string, names: Names): Evaluate {
  if (name === 'undefined') return () => undefined;
  const place = names.find(name);
  if (!place) return (frame) => readGlobal(frame, name);
  const { hops, index } = place;
  const check = (value: Value | Unset, frame: Frame) =>
    value instanceof Unset ? readGlobal(frame, name) : value;
  if (hops === 0) return (frame) => check(frame.variables[index], frame);
  return (frame) => check(outward(frame, hops).variables[index], frame);
}

/** Returns whether a name is declared, assigned or in the scope, for `typeof`. */
export function isDefined(frame: Frame, name: string, names: Names): boolean {
  const place = names.find(name);
  if (place && outward(frame, place.hops).variables[place.index] !== UNSET) return true;
  return Boolean(frame.scope.find(name));
}

export function listOf(value: Value): Value[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return [...value];
  const operand = value instanceof SandboxObject ? value.operand() : undefined;
  if (Array.isArray(operand)) return operand;
  throw new ExpressionError('It needs a list');
}

/** Compiles what can stand on the left of an assignment. */
export const TARGETS: Table<Assign> = {
  Identifier({ name }, names) {
    const place = names.find(name);
    // `findAssigned` has declared all names that are assigned.
    if (!place) throw new ExpressionError(`${name} can't be assigned`);
    const { hops, index } = place;
    return (frame, value) => {
      outward(frame, hops).variables[index] = value;
    };
  },

  MemberExpression(node, names, compiler) {
    const object = compiler.expression(node.object, names);
    const key = compileKey(node, names, compiler);
    return (frame, value) => setMember(object(frame), key(frame), value);
  },

  ArrayPattern({ elements }, names, compiler) {
    const targets = elements.map((element) => element && compiler.target(element, names));
    const rest = elements.findIndex((element) => element?.type === 'RestElement');
    return (frame, value) => {
      const list = listOf(value);
      targets.forEach((assign, index) => {
        assign?.(frame, index === rest ? list.slice(index) : list[index]);
      });
    };
  },

  ObjectPattern({ properties }, names, compiler) {
    const targets = properties.map((property) => {
      if (property.type !== 'Property') throw new UnsupportedSyntax(property);
      return { key: compileKey(property, names, compiler), assign: compiler.target(property.value, names) };
    });
    return (frame, value) => {
      for (const { key, assign } of targets) assign(frame, getMember(value, key(frame)));
    };
  },

  RestElement: ({ argument }, names, compiler) => compiler.target(argument, names),

  AssignmentPattern({ left, right }, names, compiler) {
    const assign = compiler.target(left, names);
    const byDefault = compiler.expression(right, names);
    return (frame, value) => assign(frame, value === undefined ? byDefault(frame) : value);
  },
};

/** Compiles the key of a member or of a property. */
export function compileKey(
  node: MemberExpression | Property | AssignmentProperty,
  names: Names,
  compiler: Compiler,
): Evaluate {
  const key = 'property' in node ? node.property : node.key;
  if (node.computed) return compiler.expression(key as SyntaxNode, names);
  if (key.type === 'Identifier') return () => key.name;
  if (key.type !== 'Literal') throw new UnsupportedSyntax(key);
  const name = String(key.value);
  return () => name;
}
