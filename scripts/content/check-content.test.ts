import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from './check-content';
import { unreadableFiles } from './read-content';

test('finds no problem in the content of the site', async () => {
  expect(await checkContent()).toEqual([]);
});

test('checks the settings of hosts before the pages are built', async () => {
  const replaced = jest.replaceProperty(process, 'env', { ...process.env, NO_INDEX: 'yes' });
  const found = await checkContent();
  replaced.restore();
  expect(found).toEqual(['the environment  NO_INDEX is "yes"; it must be true or false']);
});

test.each([
  ['Café', 'utf8', undefined],
  ['Caf\xe9', 'latin1', 'the file is not saved as UTF-8; save it with the encoding UTF-8'],
  ['Caf\ufffd', 'utf8', 'a letter is \ufffd'],
  ["it's", 'utf8', 'Expected ";" but found "s"'],
  ['no’ + “end', 'utf8', undefined],
  ["' + “CHILL” + '", 'utf8', 'Unexpected "“"'],
] as const)('refuses a module with the text %s in the encoding %s: %s', (text, encoding, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const file = join(folder, 'a.ts');
  writeFileSync(file, Buffer.from(`export const a =\n  '${text}';`, encoding));
  const found = unreadableFiles([file]);
  rmSync(folder, { recursive: true });
  expect(found).toEqual(message ? [expect.stringContaining(`${file}, line 2: ${message}`)] : []);
});
