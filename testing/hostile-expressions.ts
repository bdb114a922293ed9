import fc from 'fast-check';
import { LANGUAGE } from '@/player/expressions/language';

const NAMES = ['a', 'b', 'f', 'value', '$bm_rt', 'time', 'thisLayer'];

/** Members that lead out of a sandbox, or that belong to objects of the language. */
const MEMBERS = [
  ...[
    'constructor',
    '__proto__',
    'prototype',
    'caller',
    'callee',
    'arguments',
    'call',
    'apply',
    'bind',
    'name',
  ],
  ...[
    '__defineGetter__',
    '__lookupGetter__',
    'hasOwnProperty',
    'valueOf',
    'toString',
    'then',
    'toJSON',
    'length',
  ],
  ...['push', 'pop', 'map', 'sort', 'reduce', 'splice', 'fill', 'join', 'concat', 'flat', 'repeat', 'padEnd'],
  ...[
    'replace',
    'replaceAll',
    'split',
    'entries',
    'run',
    'get',
    'set',
    'keys',
    'members',
    'operand',
    'type',
    '0',
  ],
];

const GLOBALS = [
  ...[
    'window',
    'globalThis',
    'self',
    'document',
    'Function',
    'eval',
    'fetch',
    'Reflect',
    'Proxy',
    'Symbol',
    'Promise',
  ],
  ...[
    'Object',
    'Array',
    'String',
    'Number',
    'Boolean',
    'Date',
    'RegExp',
    'Error',
    'JSON',
    'Math',
    'arguments',
  ],
  ...LANGUAGE.keys(),
];

const NUMBERS = ['0', '1', '-1', '2.5', '1e9', '1e308', 'NaN', '-0', '0x7fffffff', '4294967296'];

const OPERATORS = [
  '+',
  '-',
  '*',
  '/',
  '%',
  '**',
  '==',
  '===',
  '<',
  '>=',
  '&',
  '>>>',
  'in',
  'instanceof',
  '&&',
  '??',
];

type Text = fc.Arbitrary<string>;

const joined = (format: (...parts: string[]) => string, ...parts: Text[]): Text =>
  fc.tuple(...parts).map((found) => format(...found));

const pick = (...texts: string[]): Text => fc.constantFrom(...texts);

const text = fc
  .oneof(pick(...MEMBERS), fc.string({ maxLength: 5 }))
  .map((content) => JSON.stringify(content));
const variable = pick(...NAMES);

const { statement } = fc.letrec<{ expression: string; statement: string; block: string }>((tie) => {
  const expression = tie('expression');
  const block = tie('block');
  const list = fc.array(expression, { maxLength: 3 }).map((items) => items.join());
  return {
    expression: fc.oneof(
      { maxDepth: 4, withCrossShrink: false },
      fc.oneof(pick(...NAMES, ...GLOBALS, ...NUMBERS, 'this', 'null', 'undefined', 'true'), text),
      joined((a) => `[${a}]`, list),
      joined((name, a) => `({${name}: ${a}, [${a}]: 1})`, text, expression),
      joined((a, operator, b) => `(${a} ${operator} ${b})`, expression, pick(...OPERATORS), expression),
      joined((operator, a) => `(${operator} ${a})`, pick('-', '+', '!', '~', 'typeof', 'void'), expression),
      joined((a, name) => `(${a}).${name}`, expression, pick(...MEMBERS.slice(0, -1))),
      joined((a, b) => `(${a})[${b}]`, expression, expression),
      joined((a, name, b) => `(${a})?.${name}(${b})`, expression, pick(...MEMBERS.slice(0, -1)), list),
      joined((a, b) => `(${a})(${b})`, expression, list),
      joined((a, b) => `new ${a}(${b})`, pick('Array', 'Object', 'f', 'Function'), list),
      joined((a, b) => `(${a} = ${b})`, variable, expression),
      joined((a, b, c) => `((${a})[${b}] = ${c})`, expression, expression, expression),
      joined((a, b) => `(function ${a}(a, b) {${b}})`, variable, block),
      joined((a) => `((a, ...b) => ${a})`, expression),
      joined((a, b, c) => `(${a} ? ${b} : ${c})`, expression, expression, expression),
      joined((a) => '`x${' + a + '}`', expression),
    ),
    statement: fc.oneof(
      { maxDepth: 4, withCrossShrink: false },
      joined((a) => `${a};`, expression),
      joined((kind, a, b) => `${kind} ${a} = ${b};`, pick('var', 'let', 'const'), variable, expression),
      joined((a, b) => `var {${a}, b} = ${b}, [f] = ${b};`, variable, expression),
      joined((a, b, c) => `if (${a}) {${b}} else {${c}}`, expression, block, block),
      joined((a, b) => `while (${a}) {${b}}`, expression, block),
      joined((a, b, c) => `for (var i = 0; ${a}; ${b}) {${c}}`, expression, expression, block),
      joined(
        (a, kind, b, c) => `for (var ${a} ${kind} ${b}) {${c}}`,
        variable,
        pick('in', 'of'),
        expression,
        block,
      ),
      joined((a, b, c) => `try {${a}} catch (e) {${b}} finally {${c}}`, block, block, block),
      joined((a) => `throw ${a};`, expression),
      joined((a, b) => `switch (${a}) { case 1: ${b} break; default: ${b} }`, expression, block),
      joined((a) => `function f(a, b) {${a}}`, block),
    ),
    block: fc.array(tie('statement'), { maxLength: 3 }).map((statements) => statements.join(' ')),
  };
});

/** The statements of expressions that look for a way out of the sandbox, or take long. */
export const hostilePrograms = fc.oneof(
  { weight: 9, arbitrary: fc.array(statement, { maxLength: 6 }).map((statements) => statements.join('\n')) },
  fc.string({ unit: fc.constantFrom(...'(){}[]=>`${}.,;:?+-*/!"\'\\a0 \n'), maxLength: 40 }),
);
