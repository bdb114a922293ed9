import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeOtherFiles } from './write-drawings';

test('a drawing that is gone leaves no file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drawings-'));
  for (const name of ['campus.svg', 'gone.svg']) await writeFile(join(folder, name), '');
  await removeOtherFiles(folder, ['campus.svg', 'college.svg']);
  expect(await readdir(folder)).toEqual(['campus.svg']);
  await rm(folder, { recursive: true });
});
