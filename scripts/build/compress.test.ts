import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFile, isCompressible } from './compress';

test.each(['index.html', '_next/static/chunks/a.js', 'robots.txt', 'animations/day.json'])(
  'isCompressible returns true for %s',
  (file) => expect(isCompressible(file)).toBe(true),
);

test.each(['a.woff2', 'a.png', 'index.html.br', 'index.html.gz', 'CNAME'])(
  'isCompressible returns false for %s',
  (file) => expect(isCompressible(file)).toBe(false),
);

test('compressFile writes the content to a Brotli file and a gzip file', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'compress-'));
  const file = join(directory, 'a.txt');
  const content = 'chilled water '.repeat(500);
  await writeFile(file, content);
  await compressFile(file);
  expect((await readdir(directory)).sort()).toEqual(['a.txt', 'a.txt.br', 'a.txt.gz']);
  const [br, gz] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]);
  expect(brotliDecompressSync(br).toString()).toBe(content);
  expect(gunzipSync(gz).toString()).toBe(content);
  expect(br.length).toBeLessThan(content.length / 10);
  await rm(directory, { recursive: true });
});
