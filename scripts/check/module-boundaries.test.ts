import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { boundaries } from './module-boundaries';

const folders = Object.keys(boundaries);
const isInPackage = /^player\/(dist|apps|hosts|node_modules)\//;

/** The paths of all modules and style sheets, keyed by folder. */
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

/** Returns the folders that a file imports from, with the file in front, such as `app/page.tsx → content`. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORTED)].flatMap(([, , specifier = '']) => {
    if (specifier.startsWith('@northlight/player')) return ['@northlight/player'];
    const path = specifier.startsWith('@/')
      ? specifier.slice(2)
      : specifier.startsWith('.') && join(dirname(file), specifier);
    const target = path && folderOf(path.replaceAll('\\', '/'));
    return target ? [target] : [];
  });

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

describe.each([...folders, 'playwright.config.ts'])('%s', (folder) => {
  const own = folderOf(folder) ?? '';
  const allowed = [own, ...(boundaries[own]?.imports ?? [])];
  // Within the player, Jest tests also import the built package.
  const inTests = [...allowed, 'testing', ...(own === 'player' ? ['@northlight/player'] : [])];

  test('imports only from the folders in the table', () => {
    const forbidden = filesOf(folder).flatMap((file) =>
      importsOf(file)
        .filter((target) => !(isTest(file) ? inTests : allowed).includes(target))
        .map((target) => `${file} imports from ${target}`),
    );
    expect(forbidden).toEqual([]);
  });
});

test('the table contains only imports that exist', () => {
  const unused = folders.flatMap((folder) => {
    const existing = new Set(
      filesOf(folder)
        .filter((file) => !isTest(file))
        .flatMap(importsOf),
    );
    return boundaries[folder]?.imports
      .filter((target) => !existing.has(target))
      .map((target) => `${folder} → ${target}`);
  });
  expect(unused).toEqual([]);
});

test('no folder imports itself through other folders', () => {
  const targetsOf = (folder: string) =>
    folder === '@northlight/player' ? ['player'] : (boundaries[folder]?.imports ?? []);
  const reaches = (from: string, to: string, seen: readonly string[] = []): boolean =>
    targetsOf(from).some(
      (target) => target === to || (!seen.includes(target) && reaches(target, to, [...seen, target])),
    );
  expect(folders.filter((folder) => reaches(folder, folder))).toEqual([]);
});

test('CONTRIBUTING.md contains the table as a list', () => {
  const code = (text: string) => `\`${text}\``;
  const items = Object.entries(boundaries).map(([folder, { contents, excludes, imports }]) => {
    const name = code(folder.includes('.') ? folder : `${folder}/`);
    return `- ${name}: ${contents}; not ${excludes}.\n  Imports from ${imports.map(code).join(', ') || 'nothing'}.\n`;
  });
  expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain(items.join(''));
});
