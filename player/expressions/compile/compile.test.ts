import { LANGUAGE } from '../language';
import { withSteps } from '../meter';
import { Dictionary, SandboxObject, type Value } from '../values';
import { compile } from './compile';

/** Runs statements, and returns the value of `$bm_rt` as plain data. */
function run(statements: string, names: Record<string, Value> = {}, steps = 100_000): unknown {
  const program = compile(`var $bm_rt; ${statements}`);
  const find = (name: string) => {
    const value = Object.hasOwn(names, name) ? names[name] : LANGUAGE.get(name);
    return value === undefined ? undefined : { value };
  };
  return plain(
    withSteps(
      steps,
      () => program({ find }),
      () => {},
    ),
  );
}

function plain(value: Value): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Dictionary)
    return Object.fromEntries([...value.entries].map(([name, item]) => [name, plain(item)]));
  return value instanceof SandboxObject ? value.operand() : value;
}

const evaluate = (expression: string, names?: Record<string, Value>) => run(`$bm_rt = ${expression}`, names);

test.each<[string, unknown]>([
  ['1 + 2 * 3 - 4 / 8', 6.5],
  ['7 % 4 + 2 ** 3', 11],
  ['[1, 2] + [10, 20]', [11, 22]],
  ['[5, 6, 7] - [1, 2]', [4, 4, 7]],
  ['[1, 2] + 10', [11, 2]],
  ['[1, 2] * 3', [3, 6]],
  ['12 / [3, 4]', [4, 3]],
  ['-[1, -2]', [-1, 2]],
  ['$bm_sum($bm_mul([1, 2], 2), $bm_neg([1, 1]))', [1, 3]],
  ['$bm_sum("a", [1, 2])', 'a1,2'],
  ['"5" - 2', 3],
  ['1 < 2 && "a" < "b" && !(2 <= 1) && [3] >= 3', true],
  ['null == undefined && null !== undefined && 0 == "0" && 0 !== "0"', true],
  ['null ?? "x"', 'x'],
  ['false ? 1 : 0 || 5', 5],
  [
    'typeof missing + typeof 1 + typeof "" + typeof [] + typeof function () {}',
    'undefinednumberstringobjectfunction',
  ],
  ['(5 & 3) + (5 | 3) + (5 ^ 3) + (1 << 4) + (-8 >> 1) + (8 >>> 1) + ~0', 1 + 7 + 6 + 16 - 4 + 4 - 1],
  ['`${1 + 1} px, ${[1, 2]}`', '2 px, 1,2'],
  ['({ a: 1, "b": [2], ["c" + 1]: 3 })', { a: 1, b: [2], c1: 3 }],
  ['[...[1, 2], ..."ab"]', [1, 2, 'a', 'b']],
  ['(void 0)?.a.b.c', undefined],
  ['(1, 2, 3)', 3],
  ['"b" in { b: 1 } && !("c" in { b: 1 }) && 1 in [5, 6]', true],
  ['[1, 2] instanceof Array', true],
])('%s is %p', (expression, expected) => {
  expect(evaluate(expression)).toEqual(expected);
});

test.each<[string, unknown]>([
  [
    'var a = 0; for (var i = 0; i < 5; i++) { if (i == 1) continue; if (i == 4) break; a += i } $bm_rt = a',
    5,
  ],
  ['var a = 8; while (a > 3) a -= 2; do a--; while (a > 0); $bm_rt = a', 0],
  ['var s = ""; for (var k in { a: 1, b: 2 }) s += k; for (const x of [1, [2]]) s += x; $bm_rt = s', 'ab12'],
  ['for (var i in [7, 8]) $bm_rt = i', '1'],
  [
    'switch (2) { case 1: $bm_rt = "a"; case 2: $bm_rt = "b"; case 3: $bm_rt += "c"; break; default: $bm_rt = 0 }',
    'bc',
  ],
  ['switch (9) { case 1: $bm_rt = 1; break; default: $bm_rt = 2 }', 2],
  ['function f(n) { return n < 2 ? 1 : n * f(n - 1) } $bm_rt = f(5)', 120],
  [
    '$bm_rt = f(2); function f(a, b = a + 1, ...c) { return [a, b, c.length, arguments.length] }',
    [2, 3, 0, 1],
  ],
  ['var add = function self(n) { return n ? n + self(n - 1) : 0 }; $bm_rt = add(3)', 6],
  ['const twice = x => x * 2; $bm_rt = [1, 2].map(twice)', [2, 4]],
  ['var f = (function () { var n = 0; return function () { n++; return n } })(); f(); $bm_rt = f()', 2],
  ['var o = { n: 2, f: function () { return this.n } }; $bm_rt = o.f()', 2],
  ['let x = 1; { let x = 2; } $bm_rt = x', 1],
  ['{ let x = 2; var g = () => x; } let x = 3; $bm_rt = g()', 2],
  [
    'var [a, , b = 5, ...c] = [1, 2, undefined, 4]; var { d, e: [f] } = { d: 6, e: [7] }; $bm_rt = [a, b, c, d, f]',
    [1, 5, [4], 6, 7],
  ],
  ['var a = [1, 2]; [a[0], a[1]] = [a[1], a[0]]; a[3] = 9; $bm_rt = a', [2, 1, undefined, 9]],
  ['var o = {}; o.a = 1; o["b"] = 2; o.a += 5; $bm_rt = o', { a: 6, b: 2 }],
  ['try { throw { message: "no" } } catch (e) { $bm_rt = e.message } finally { $bm_rt += "!" }', 'no!'],
  ['try { missing.x } catch (e) { $bm_rt = e.message }', 'missing is not defined'],
  ['try { null.x } catch { $bm_rt = 1 }', 1],
  ['function f() { try { return 1 } finally { $bm_rt = 2 } } f()', 2],
  ['function f() { for (;;) { if (true) { return 3 } } } $bm_rt = f()', 3],
  ['x = 5; x ||= 6; y = null; y ??= 7; $bm_rt = [x, y]', [5, 7]],
])('runs %s', (statements, expected) => {
  expect(run(statements)).toEqual(expected);
});

test('an expression can assign a name of its scope, for this run only', () => {
  const program = compile('var $bm_rt; var before = value; value = before + 1; $bm_rt = [before, value]');
  const scope = { find: (name: string) => (name === 'value' ? { value: 1 } : undefined) };
  for (const _run of [1, 2])
    expect(
      withSteps(
        1000,
        () => program(scope),
        () => {},
      ),
    ).toEqual([1, 2]);
});

test.each<[string, unknown]>([
  ['"Hello".substr(1, 3) + "abc".slice(-2) + "abc".substring(0, 1)', 'ellbca'],
  ['"a-b-c".split("-").reverse().join("+")', 'c+b+a'],
  ['"a.b.c".replace(".", "!") + "a.b.c".replaceAll(".", "")', 'a!b.cabc'],
  ['" x ".trim().toUpperCase().padStart(3, "0") + "ab".repeat(2)', '00Xabab'],
  ['"abc".indexOf("c") + "abc".length + "abc".charCodeAt(0) + "abc"[1]', '102b'],
  ['(3.14159).toFixed(2) + (255).toString(16)', '3.14ff'],
  ['[3, 1, 2].sort().concat([4], 5).slice(1)', [2, 3, 4, 5]],
  ['[10, 9, 1].sort((a, b) => a - b)', [1, 9, 10]],
  ['[1, 2, 3, 4].filter(x => x % 2 == 0).reduce((a, b) => a + b, 10)', 16],
  ['[1, 2, 3].some(x => x > 2) && [1, 2].every(x => x > 0) && [1, 2].includes(2)', true],
  ['[[1, 2, 3, 4].splice(1, 2), [1, 2].indexOf(2), [5, 6].find(x => x > 5)]', [[2, 3], 1, 6]],
  ['Array(3).fill(7)', [7, 7, 7]],
  ['[parseInt("12px"), parseFloat("1.5em"), Number("3"), String(4), isNaN("x")]', [12, 1.5, 3, '4', true]],
  ['Object.keys({ a: 1, b: 2 })', ['a', 'b']],
])('%s is %p', (expression, expected) => {
  expect(evaluate(expression)).toEqual(expected);
});

/** Code that would reach the page, or run without end, if it were evaluated by `eval`. */
describe('an expression reaches nothing but its scope', () => {
  test.each([
    'window',
    'globalThis',
    'self',
    'document',
    'Function("return 1")()',
    'eval("1")',
    'fetch("/")',
    'import("x")',
    'new Function("return 1")',
    'new (function () {})()',
    'class A {}',
    'async () => 1',
    'function* () {}',
    '/a/.test("a")',
    'Symbol.iterator',
    'Reflect',
    'Date.now()',
    'Promise',
  ])('%s fails', (expression) => {
    expect(() => evaluate(expression)).toThrow();
  });

  test.each([
    'constructor',
    '__proto__',
    'prototype',
    'caller',
    'callee',
    'apply',
    '__defineGetter__',
    'hasOwnProperty',
  ])('nothing has the member %s', (name) => {
    for (const object of [
      '[]',
      '({})',
      '"a"',
      '1',
      'true',
      '(() => 1)',
      'length',
      'Array',
      'Object',
      '[].map',
    ])
      expect(evaluate(`(${object})[${JSON.stringify(name)}]`)).toBeUndefined();
  });

  test('functions have no global object as this', () => {
    expect(evaluate('(function () { return this })()')).toBeUndefined();
    expect(evaluate('this')).toBeUndefined();
  });

  test('an object’s keys are data', () => {
    const statements =
      'var o = {}; o["__proto__"] = { x: 1 }; o.constructor = 2; $bm_rt = [o.x, o.constructor, ({}).x]';
    expect(run(statements)).toEqual([undefined, 2, undefined]);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });
});

test.each([
  'while (true) {}',
  'for (;;);',
  'do {} while (1)',
  'for (var x of [1]) while (1) { try { null.x } catch (e) {} }',
  'function f() { f() } f()',
  'function f() { try { f() } catch (e) { f() } finally { f() } } f()',
  'var s = "x"; while (1) s += s',
  'var s = "x".repeat(1e9)',
  'var s = "x".padEnd(1e9)',
  'var a = [1]; while (1) a = a.concat(a)',
  'var a = []; while (1) a.push(a)',
  'var a = []; a[1e5 - 1] = 1; for (;;) a.slice()',
  'var a = []; a.length = 9e4',
  'var a = [1]; for (var x of a) a.push(x)',
  'var a = Array(9e4)',
  'var a = "x".repeat(40000).replaceAll("", "y".repeat(1000))',
  'var a = "x".repeat(40000).split(""); for (;;) a.join("")',
  'var a = [1]; a[0] = a; for (;;) String(a)',
  'var a = [3, 2, 1]; a.sort(function () { while (1) {} })',
  'try { while (1) {} } catch (e) { $bm_rt = 5 } finally { $bm_rt = 6 }',
])('%s stops', (statements) => {
  expect(() => run(statements)).toThrow(/too long|too deeply/);
});

test('deeply nested code fails to compile', () => {
  for (const depth of [500, 20_000]) {
    expect(() => compile(`$bm_rt = ${'('.repeat(depth)}${')'.repeat(depth)}`)).toThrow();
    expect(() => compile(`$bm_rt = ${'!'.repeat(depth)}1`)).toThrow();
  }
});
