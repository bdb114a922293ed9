import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from './check-content';
import { unreadableFiles } from './read-content';

test('checkContent finds no problem in the site’s content', async () => {
  expect(await checkContent()).toEqual([]);
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
    expect(found).toEqual(message ? [expect.stringContaining(`${file}, line 2: ${message}`)] : []);
  },
);
