import { callMember, getMember } from '../members';
import { BINARY, typeOf, UNARY } from '../operators';
import {
  callValue,
  Dictionary,
  ExpressionError,
  isTrue,
  limited,
  toNumber,
  toText,
  type Value,
} from '../values';
import type { Compiler, Table } from './compiler';
import type { Evaluate, Frame } from './frame';
import { compileFunction } from './functions';
import type { Names } from './names';
import { type SyntaxNode, UnsupportedSyntax } from './syntax';
import { compileKey, compileVariable, isDefined, listOf } from './variables';

/** What an optional chain, such as `a?.b.c`, throws if it ends early. */
const CHAIN_END = Symbol('chain end');

/** Compiles arguments and the items of a list, which can contain `...list`. */
function compileItems(
  nodes: readonly (SyntaxNode | null)[],
  names: Names,
  compiler: Compiler,
): (frame: Frame) => Value[] {
  const items = nodes.map((node) => ({
    isSpread: node?.type === 'SpreadElement',
    item: node && compiler.expression(node.type === 'SpreadElement' ? node.argument : node, names),
  }));
  if (!items.some(({ isSpread }) => isSpread)) {
    const evaluate = items.map(({ item }) => item);
    return (frame) => evaluate.map((item) => item?.(frame));
  }
  return (frame) =>
    limited(
      items.flatMap(({ isSpread, item }) => {
        const value = item?.(frame);
        return isSpread ? limited([...listOf(value)]) : [value];
      }),
    );
}

/** Compiles an assignment such as `a = 1` or `a += 1`. */
function compileAssignment(
  operator: string,
  left: SyntaxNode,
  value: Evaluate,
  names: Names,
  compiler: Compiler,
) {
  const assign = compiler.target(left, names);
  if (operator === '=')
    return (frame: Frame) => {
      const result = value(frame);
      assign(frame, result);
      return result;
    };
  const current = compiler.expression(left, names);
  const logical = LOGICAL.get(operator.slice(0, -1));
  if (logical)
    return (frame: Frame) => {
      const before = current(frame);
      if (logical(before)) return before;
      const result = value(frame);
      assign(frame, result);
      return result;
    };
  const compute = BINARY.get(operator.slice(0, -1));
  return (frame: Frame) => {
    const result = compute?.(current(frame), value(frame));
    assign(frame, result);
    return result;
  };
}

/** For each logical operator, returns whether the left value is the result. */
const LOGICAL = new Map<string, (left: Value) => boolean>([
  ['&&', (left) => !isTrue(left)],
  ['||', isTrue],
  ['??', (left) => left != null],
]);

export const EXPRESSIONS: Table<Evaluate> = {
  Literal(node) {
    const { value, regex } = node;
    if (regex || typeof value === 'bigint' || value instanceof RegExp) throw new UnsupportedSyntax(node);
    return () => value;
  },

  Identifier: ({ name }, names) => compileVariable(name, names),
  ThisExpression: () => (frame) => frame.self,
  ParenthesizedExpression: ({ expression }, names, compiler) => compiler.expression(expression, names),
  FunctionExpression: compileFunction,
  ArrowFunctionExpression: compileFunction,

  TemplateLiteral({ quasis, expressions }, names, compiler) {
    const texts = quasis.map(({ value }) => value.cooked ?? '');
    const values = expressions.map((node) => compiler.expression(node, names));
    return (frame) =>
      texts.reduce(
        (all, text, index) => limited(all + text + (values[index] ? toText(values[index](frame)) : '')),
        '',
      );
  },

  ArrayExpression({ elements }, names, compiler) {
    const items = compileItems(elements, names, compiler);
    return (frame) => items(frame);
  },

  ObjectExpression({ properties }, names, compiler) {
    const entries = properties.map((property) => {
      if (property.type !== 'Property' || property.kind !== 'init') throw new UnsupportedSyntax(property);
      return [compileKey(property, names, compiler), compiler.expression(property.value, names)] as const;
    });
    return (frame) => new Dictionary(entries.map(([key, value]) => [toText(key(frame)), value(frame)]));
  },

  UnaryExpression({ operator, argument }, names, compiler) {
    if (operator === 'typeof' && argument.type === 'Identifier') {
      const { name } = argument;
      const value = compileVariable(name, names);
      return (frame) => (isDefined(frame, name, names) ? typeOf(value(frame)) : 'undefined');
    }
    const compute = UNARY.get(operator);
    if (!compute) throw new ExpressionError(`It uses ${operator}, which is not supported`);
    const value = compiler.expression(argument, names);
    return (frame) => compute(value(frame));
  },

  UpdateExpression({ operator, prefix, argument }, names, compiler) {
    const change = operator === '++' ? 1 : -1;
    const current = compiler.expression(argument, names);
    const assign = compiler.target(argument, names);
    return (frame) => {
      const before = toNumber(current(frame));
      assign(frame, before + change);
      return prefix ? before + change : before;
    };
  },

  BinaryExpression(node, names, compiler) {
    const compute = BINARY.get(node.operator);
    if (!compute || node.left.type === 'PrivateIdentifier') throw new UnsupportedSyntax(node);
    const left = compiler.expression(node.left, names);
    const right = compiler.expression(node.right, names);
    return (frame) => compute(left(frame), right(frame));
  },

  LogicalExpression({ operator, left, right }, names, compiler) {
    const isResult = LOGICAL.get(operator);
    const first = compiler.expression(left, names);
    const second = compiler.expression(right, names);
    return (frame) => {
      const value = first(frame);
      return isResult?.(value) ? value : second(frame);
    };
  },

  AssignmentExpression: ({ operator, left, right }, names, compiler) =>
    compileAssignment(operator, left, compiler.expression(right, names), names, compiler),

  ConditionalExpression({ test, consequent, alternate }, names, compiler) {
    const [condition, yes, no] = [test, consequent, alternate].map((node) =>
      compiler.expression(node, names),
    ) as [Evaluate, Evaluate, Evaluate];
    return (frame) => (isTrue(condition(frame)) ? yes(frame) : no(frame));
  },

  SequenceExpression({ expressions }, names, compiler) {
    const values = expressions.map((node) => compiler.expression(node, names));
    return (frame) => values.reduce<Value>((_last, value) => value(frame), undefined);
  },

  MemberExpression(node, names, compiler) {
    const object = compiler.expression(node.object, names);
    const key = compileKey(node, names, compiler);
    return (frame) => getMember(checkChain(object(frame), node.optional), key(frame));
  },

  ChainExpression({ expression }, names, compiler) {
    const value = compiler.expression(expression, names);
    return (frame) => {
      try {
        return value(frame);
      } catch (thrown) {
        if (thrown === CHAIN_END) return undefined;
        throw thrown;
      }
    };
  },

  CallExpression(node, names, compiler) {
    const { callee, optional } = node;
    const items = compileItems(node.arguments, names, compiler);
    if (callee.type === 'MemberExpression') {
      const object = compiler.expression(callee.object, names);
      const key = compileKey(callee, names, compiler);
      return (frame) => {
        const self = checkChain(object(frame), callee.optional);
        const name = key(frame);
        if (optional) checkChain(getMember(self, name), true);
        return callMember(self, name, items(frame));
      };
    }
    const called = compiler.expression(callee, names);
    return (frame) => callValue(checkChain(called(frame), optional), items(frame));
  },

  /** `new Array()` and `new Object()` are the same without `new`. Expressions can't define constructors. */
  NewExpression(node, names, compiler) {
    const { callee } = node;
    if (callee.type !== 'Identifier' || !['Array', 'Object', 'Number', 'String'].includes(callee.name))
      throw new UnsupportedSyntax(node);
    const called = compiler.expression(callee, names);
    const items = compileItems(node.arguments, names, compiler);
    return (frame) => callValue(called(frame), items(frame));
  },
};

/** Ends an optional chain if the value is missing. */
function checkChain(value: Value, isOptional: boolean): Value {
  if (isOptional && value == null) throw CHAIN_END;
  return value;
}
