import { provideModules, receiveModules } from './shared-modules';

/**
 * Runs the `load` function of a converted script with the modules in `shared`, and
 * returns the script's exports.
 */
function load(code: string, shared: Record<string, unknown>) {
  const run = new Function(`${code.replace('export const load', 'const load')};return load`);
  return run()(shared);
}

test('receiveModules converts imports to parameters of a load function that returns the exports', () => {
  const script =
    'import a,{b as c}from"shared:lib/a.js";import"shared:lib/b.js";const d=a+c;export{d as sum,c as default};';
  const keyOf = jest.fn((name: string) => `m_${name.length}`);
  const code = receiveModules(script, keyOf);
  expect(keyOf.mock.calls).toEqual([['lib/a.js#default'], ['lib/a.js#b']]);
  expect(load(code, { m_16: 40, m_10: 2 })).toEqual({ sum: 42, default: 2 });
});

test('receiveModules returns a script that runs its code only once', () => {
  const code = receiveModules('const made={};export{made};', String);
  const run = new Function(`${code.replace('export const load', 'const load')};return load`)();
  expect(run({}).made).toBe(run({}).made);
});

test.each([
  'import a from"react";',
  'import*as a from"shared:lib/a.js";',
  'export default 1;',
  'export*from"./a.js";',
])('receiveModules throws for %s', (script) => {
  expect(() => receiveModules(script, String)).toThrow();
});

test('provideModules passes modules only to the imports of the given files', () => {
  const script = 'const x=({load})=>load({});import("./html.js");import("./other.js");export{x as provide};';
  expect(provideModules(script, ['./html.js'])).toBe(
    'const x=({load})=>load({});import("./html.js").then(x);import("./other.js");export{x as provide};',
  );
});
