import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULE, PATCHED_FUNCTIONS } from '@/player/render/lottie-web/patched-functions';
import { changedFunctions, checkPatchedFunctions } from './check-patches';
import { functionText } from './function-text';

const FOLDER = 'player/render/lottie-web';

/** The source of a module of lottie-web, in the three notations for functions that its modules contain. */
const SOURCE = `
Layer.prototype.draw = function (frame) {
  if (frame) {
    this.paint();
  }
};

Layer.prototype = {
  hide: function () {},
  show: function () {
    this.paint();
  },
};

function Layer(data) {
  function find(name) {
    return data[name];
  }
  return { find: find };
}
`;

test.each([
  ['draw', 5],
  ['hide', 1],
  ['show', 3],
  ['Layer', 6],
  ['find', 3],
])('functionText returns the text of %s', (name, lines) => {
  const text = functionText(SOURCE, name) ?? '';
  expect(text).toContain(name);
  expect(text.split('\n')).toHaveLength(lines);
  expect(SOURCE).toContain(text);
});

test('functionText returns undefined for a function that does not exist', () => {
  expect(functionText(SOURCE, 'paint')).toBeUndefined();
});

test('the installed version of lottie-web is the one that the patches were written for', () => {
  expect(checkPatchedFunctions).not.toThrow();
});

test('changedFunctions names the patch, the function and the module of each changed or missing function', () => {
  const [first, second] = changedFunctions(
    { 'patches/layer': { 'Layer.js': { draw: '00000000', paint: '00000000', [MODULE]: '00000000' } } },
    () => SOURCE,
  );
  expect(first).toMatch(/^ {2}patches\/layer\.ts: draw in Layer\.js: '[\da-f]{8}'$/);
  expect(second).toBe("  patches/layer.ts: paint in Layer.js: 'missing'");
  const [, hash = ''] = /'(\w+)'/.exec(first ?? '') ?? [];
  expect(changedFunctions({ 'patches/layer': { 'Layer.js': { draw: hash } } }, () => SOURCE)).toEqual([]);
});

const patches = readdirSync(join(FOLDER, 'patches')).map((file) => `patches/${file.replace(/\.ts$/, '')}`);

test.each(patches)(
  'patched-functions.ts contains every method of a prototype that %s.ts replaces',
  (patch) => {
    const names = Object.values(PATCHED_FUNCTIONS[patch] ?? {}).flatMap(Object.keys);
    expect(names).not.toEqual([]);
    const source = readFileSync(join(FOLDER, `${patch}.ts`), 'utf8');
    const replaced = [...source.matchAll(/\bprototype\.(\w+) = function/g)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(replaced));
  },
);

test('patched-functions.ts names only files that exist', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const named = Object.keys(PATCHED_FUNCTIONS).map((file) => `${file}.ts`);
  expect(files.map((file) => file.replaceAll('\\', '/'))).toEqual(expect.arrayContaining(named));
});
