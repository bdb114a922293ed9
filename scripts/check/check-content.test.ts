import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from './check-content';
import { fieldLines, lineOf } from './field-lines';
import { unreadableFiles } from './read-content';

test('checkContent finds no problem in the site’s content', async () => {
  expect(await checkContent()).toEqual({ problems: [], notes: [] });
});

test('lineOf returns the line of a field, or of the object without the field', () => {
  const lines = fieldLines(
    'const n = 5;\nexport const a: A = f({\n  b: [\n    { c: n, d: d as D },\n  ],\n});',
  );
  const paths = ['a', 'a.b', 'a.b[0].c', 'a.b[0].d', 'a.b[0].e.f', 'a.b[1]', 'the module'];
  expect(paths.map((path) => lineOf(path, lines))).toEqual([2, 3, 1, 4, 4, 3, undefined]);
});

test('the check command reports an invalid server setting and exits with status 1', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check.ts'], {
    env: { ...process.env, NO_INDEX: 'yes' },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^the environment {2}NO_INDEX is "yes"; it must be true or false\n/m);
  expect(status).toBe(1);
}, 60_000);

test.each([
  ['Café', 'utf8', undefined],
  ['Caf\xe9', 'latin1', 'the file is not saved as UTF-8; save it with the encoding UTF-8'],
  ['Caf\ufffd', 'utf8', 'a letter is \ufffd'],
  ["it's", 'utf8', `Expected ";" but found "s"\n  'it's';\n`],
  ['no’ + “end', 'utf8', undefined],
  ["' + “CHILL” + '", 'utf8', 'Unexpected "“"'],
] as const)(
  'unreadableFiles checks a file that contains %s in the encoding %s (message: %s)',
  (text, encoding, message) => {
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    const file = join(folder, 'a.ts');
    writeFileSync(file, Buffer.from(`export const a =\n  '${text}';`, encoding));
    const found = unreadableFiles([file]);
    rmSync(folder, { recursive: true });
    expect(found).toEqual(message ? [expect.stringContaining(`${file}:2  ${message}`)] : []);
  },
);
