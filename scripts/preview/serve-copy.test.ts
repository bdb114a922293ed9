import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveCopy } from './serve-copy';

const previews = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('preview-'));

test('an export is served as it was, also once its folder is gone', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'serve-copy-'));
  await writeFile(join(directory, 'index.html'), '<title>Home</title>');
  await writeFile(join(directory, '404.html'), '<title>Not found</title>');
  const before = new Set(await previews());
  const server = await serveCopy({ directory });
  await rm(directory, { recursive: true });
  const response = await fetch(server.url);
  expect(await response.text()).toBe('<title>Home</title>');
  const [copy = ''] = (await previews()).filter((name) => !before.has(name));
  await server.close();
  expect(existsSync(join(tmpdir(), copy))).toBe(false);
});
