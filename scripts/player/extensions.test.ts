import { loadExtensions, toExtension } from './extensions';

/**
 * Runs the `load` function of a converted script with the modules in `lent`, and
 * returns the script's exports.
 */
function load(code: string, lent: Record<string, unknown>) {
  const run = new Function(`${code.replace('export const load', 'const load')};return load`);
  return run()(lent);
}

test('toExtension converts imports to parameters of a load function that returns the exports', () => {
  const script =
    'import a,{b as c}from"lent:lib/a.js";import"lent:lib/b.js";const d=a+c;export{d as sum,c as default};';
  const keyOf = jest.fn((name: string) => `m_${name.length}`);
  const code = toExtension(script, keyOf);
  expect(keyOf.mock.calls).toEqual([['lib/a.js#default'], ['lib/a.js#b']]);
  expect(load(code, { m_16: 40, m_10: 2 })).toEqual({ sum: 42, default: 2 });
});

test('toExtension returns a script that runs its code only once', () => {
  const code = toExtension('const made={};export{made};', String);
  const run = new Function(`${code.replace('export const load', 'const load')};return load`)();
  expect(run({}).made).toBe(run({}).made);
});

test.each([
  'import a from"react";',
  'import*as a from"lent:lib/a.js";',
  'export default 1;',
  'export*from"./a.js";',
])('toExtension throws for %s', (script) => {
  expect(() => toExtension(script, String)).toThrow();
});

test('loadExtensions passes modules only to imports of extensions', () => {
  const script = 'const x=({load})=>load({});import("./html.js");import("./other.js");export{x as lend};';
  expect(loadExtensions(script, ['./html.js'])).toBe(
    'const x=({load})=>load({});import("./html.js").then(x);import("./other.js");export{x as lend};',
  );
});
