import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { boundaries } from './module-boundaries';

const folders = Object.keys(boundaries);
const isInPackage = /^player\/(dist|apps|hosts|node_modules)\//;

/** Returns the paths of the modules and style sheets in a folder. */
const filesOf = (folder: string): string[] =>
  (statSync(folder).isFile()
    ? [folder]
    : readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !isInPackage.test(file));

/** Returns the folder that contains a file, or `undefined` if the table doesn't contain the folder. */
const folderOf = (file: string) =>
  // These settings import tests, and tests import these settings.
  file.startsWith('playwright.config')
    ? 'e2e'
    : folders.find((folder) => `${file}/`.startsWith(`${folder}/`) || `${file}.ts` === folder);

/** Matches the path of an import or export, including those of types, and of a style sheet's import. */
const IMPORTED = /(?:\bfrom |\bimport\(\s*|^\s*import |^@import |^@config )(['"])(.+?)\1/gm;

/** Returns the folders that a file imports from. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORTED)].flatMap(([, , specifier = '']) => {
    if (specifier.startsWith('@northlight/player')) return ['@northlight/player'];
    const path = specifier.startsWith('.') ? join(dirname(file), specifier) : specifier.replace(/^@\//, '');
    const target = folderOf(path.replaceAll('\\', '/'));
    return target ? [target] : [];
  });

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

test.each([...folders, 'playwright.config.ts'])('%s imports only from the folders in the table', (folder) => {
  const own = folderOf(folder) ?? '';
  const allowed = [own, ...(boundaries[own]?.imports ?? [])];
  // Within the player, Jest tests also import the built package.
  const inTests = [...allowed, 'testing', ...(own === 'player' ? ['@northlight/player'] : [])];
  const forbidden = filesOf(folder).flatMap((file) =>
    importsOf(file)
      .filter((target) => !(isTest(file) ? inTests : allowed).includes(target))
      .map((target) => `${file} imports from ${target}`),
  );
  expect(forbidden).toEqual([]);
});

test.each(folders)('%s uses all imports in the table', (folder) => {
  const files = filesOf(folder).filter((file) => !isTest(file));
  expect(files.flatMap(importsOf)).toEqual(expect.arrayContaining([...(boundaries[folder]?.imports ?? [])]));
});

test('no folder imports itself through other folders', () => {
  let left = folders;
  const isLeft = (name: string) => left.includes(name.replace('@northlight/', ''));
  // Each round removes the folders that import only removed folders.
  for (const _ of folders) left = left.filter((folder) => boundaries[folder]?.imports.some(isLeft));
  expect(left).toEqual([]);
});

test('an element has either utilities or a named rule, unless several components share the rule', () => {
  const files = ['app', 'artwork', 'components'].flatMap(filesOf);
  const read = (end: string) =>
    files.flatMap((file) => (file.endsWith(end) ? readFileSync(file, 'utf8') : []));
  const [styles, modules] = [read('.css').join(''), read('.tsx')];
  const selectors = styles.replace(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
  const named = new Set(selectors.match(/(?<=\.)[a-z][\w-]*(?=[^\s,>]*(?:,|\s*\{))/g));
  const isShared = (name: string) =>
    modules.filter((source) => RegExp(`['"\` ]${name}['"\` ]`).test(source)).length > 1;
  const mixed = modules
    .flatMap((source) => source.match(/(?<=class(?:Name)? ?= ?\{?['"`])[^'"`$]+/gi) ?? [])
    .filter((list) => list.split(' ').some((name) => name && !styles.includes(`.${name}`)))
    .filter((list) => list.split(' ').some((name) => named.has(name) && !isShared(name)));
  expect(mixed).toEqual([]);
});

test('CONTRIBUTING.md contains the table as a list', () => {
  const code = (text: string) => `\`${text}\``;
  const items = Object.entries(boundaries).map(([folder, { contents, excludes, imports }]) => {
    const name = code(folder.includes('.') ? folder : `${folder}/`);
    return `- ${name}: ${contents}; not ${excludes}.\n  Imports from ${imports.map(code).join(', ') || 'nothing'}.\n`;
  });
  expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain(items.join(''));
});
