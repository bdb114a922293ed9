import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firstLoad } from './size';

let directory: string;
const script = 'chilled water '.repeat(200);

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'size-'));
  for (const file of ['a.js', 'b.js', 'old.js']) await writeFile(join(directory, file), script);
});

afterAll(() => rm(directory, { recursive: true }));

test('firstLoad counts each script once, and ignores scripts for old browsers', async () => {
  const one = brotliCompressSync(script).length;
  const named =
    '<script src="/a.js" async=""></script><script src="/b.js"></script><script src="/a.js"></script><script src="/old.js" noModule=""></script>';
  expect((await firstLoad(directory, named)).javascript).toBe(2 * one);
  const late = '<script data-scripts="/a.js /b.js">run()</script>';
  expect(await firstLoad(directory, late)).toEqual({
    html: brotliCompressSync(late).length,
    javascript: 2 * one,
  });
});

test('firstLoad finds the files of a build with a base path', async () => {
  const named = '<script src="/campus/a.js" async=""></script>';
  expect((await firstLoad(directory, named, '/campus')).javascript).toBe(brotliCompressSync(script).length);
});
