import { lstat, mkdir, mkdtemp, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from './copy-project';
import { differingFiles } from './differing-files';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'project-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, content: string): Promise<void> {
  await mkdir(join(root, file, '..'), { recursive: true });
  await writeFile(join(root, file), content);
}

test('files that differ, and files that only one folder has, are named', async () => {
  await write('a/same.txt', '1');
  await write('b/same.txt', '1');
  await write('a/deep/other.txt', '1');
  await write('b/deep/other.txt', '2');
  await write('a/alone.txt', '1');
  await write('b/new.txt', '1');
  expect(await differingFiles(join(root, 'a'), join(root, 'b'))).toEqual([
    'alone.txt',
    'deep/other.txt',
    'new.txt',
  ]);
  expect(await differingFiles(join(root, 'a'), join(root, 'a'))).toEqual([]);
});

test('a copy has the sources and the packages, and nothing that was built', async () => {
  await write('app/page.tsx', 'page');
  await write('out/index.html', 'old');
  await write('.next/cache', 'old');
  await write('generated/typeface.css', 'old');
  await write('node_modules/tool/bin.js', 'tool');
  await mkdir(join(root, 'node_modules/.bin'));
  await symlink('../tool/bin.js', join(root, 'node_modules/.bin/tool'));
  const copy = copyProject(root);
  expect(await readFile(join(copy, 'app/page.tsx'), 'utf8')).toBe('page');
  expect(await readFile(join(copy, 'node_modules/tool/bin.js'), 'utf8')).toBe('tool');
  expect((await lstat(join(copy, 'node_modules/tool'))).isDirectory()).toBe(true);
  expect(await readlink(join(copy, 'node_modules/.bin/tool'))).toBe('../tool/bin.js');
  for (const made of ['out', '.next', 'generated'])
    await expect(stat(join(copy, made))).rejects.toThrow('ENOENT');
  await rm(copy, { recursive: true });
});
