import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '@/testing/project-copy';
import { checkContent } from './check-content';
import { fieldLines, lineOf } from './field-lines';
import { unreadableFiles } from './read-content';

test('checkContent finds no problem in the site’s content', async () => {
  expect(await checkContent()).toEqual({ problems: [], notes: [], isComplete: true });
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

describe('a project with several errors', () => {
  let project: ReturnType<typeof copyProject>;
  beforeAll(() => {
    project = copyProject();
    project.replace('content/coming-soon.ts', /title: '/, `title: '${'Long '.repeat(20)}`);
  });
  afterAll(() => project.remove());

  test('the check reports colors, texts and misspelled fields together', () => {
    project.replace('content/colors.ts', "accent: '#0fccce'", "accent: '#0a6b6c'");
    project.replace('content/profile.ts', /\bfollow:/, 'folow:');
    const found = project.run('scripts/check/show-problems.ts');
    expect(found).toMatch(/^content\/colors\.ts:\d+ {2}colors\.accent is "#0a6b6c", 2\.6:1 on/m);
    expect(found).toMatch(/^content\/coming-soon\.ts:\d+ {2}meta\.title is \d+ characters long/m);
    expect(found).toMatch(
      /^content\/profile\.ts:\d+ {2}profile\.folow is an unknown field; it must be follow$/m,
    );
  }, 60_000);

  test('the check reports texts together with a missing quote in another file', () => {
    project.replace('content/posts.ts', /title: '/, 'title: ');
    const found = project.run('scripts/check/show-problems.ts');
    expect(found).toMatch(/^content\/posts\.ts:\d+ {2}Expected/m);
    expect(found).toMatch(/^content\/coming-soon\.ts:\d+ {2}meta\.title is \d+ characters long/m);
  }, 60_000);
});

test.each([
  ['Café', 'utf8', undefined],
  ['Caf\xe9', 'latin1', 'the file is not saved as UTF-8; save it with the encoding UTF-8'],
  ['Caf\ufffd', 'utf8', 'a letter is \ufffd'],
  ["it's", 'utf8', `Expected ";" but found "s"\n  'it's';\n`],
  ['no’ + “end', 'utf8', undefined],
  ["' + “CHILL” + '", 'utf8', 'Unexpected "“"'],
  ["'; const b = { c: 1, c: 2 }; '", 'utf8', 'Duplicate key "c" in object literal: delete one of them'],
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
