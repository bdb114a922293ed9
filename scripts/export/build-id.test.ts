import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { buildId, sources } from './build-id.mjs';

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'build-id-'));
});
afterEach(() => rm(project, { recursive: true }));

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(project, file)), { recursive: true });
  await writeFile(join(project, file), content);
}

/** Returns the build ID of a small project with a page and the given files. */
async function idWith(files: Readonly<Record<string, string>> = {}, settings = {}): Promise<string> {
  await rm(project, { recursive: true });
  for (const [file, content] of Object.entries({ 'app/page.tsx': 'page', ...files }))
    await write(file, content);
  return buildId(project, settings);
}

test('buildId returns the same ID if the project is in another folder, or if generated or unrelated files are added', async () => {
  const id = await idWith();
  expect(id).toMatch(/^[0-9a-f]{40}$/);
  for (const file of ['out/index.html', '.next/cache', 'app/.DS_Store', 'e2e/a.spec.ts', 'docs/a.md'])
    expect(await idWith({ [file]: 'made' })).toBe(id);
  const other = project;
  project = await mkdtemp(join(tmpdir(), 'build-id-'));
  expect(await idWith()).toBe(id);
  await rm(other, { recursive: true });
});

test('buildId ignores tests and Markdown files', async () => {
  expect(await idWith({ 'player/a.test.tsx': 'test', 'player/README.md': 'note' })).toBe(await idWith());
});

test('buildId returns a different ID if the content, name or folder of a file changes', async () => {
  const ids = [
    await idWith(),
    await idWith({ 'app/page.tsx': 'other' }),
    await idWith({ 'app/profile/page.tsx': 'page' }),
    await idWith({ 'content/page.tsx': 'page' }),
    await idWith({ 'public/mark.svg': '' }),
    await idWith({ 'package-lock.json': '{}' }),
    await idWith({ 'app/a': 'b', 'app/c': 'd' }),
    await idWith({ 'app/a': 'bapp/cd' }),
  ];
  expect(ids).toEqual([...new Set(ids)]);
});

test('buildId depends on the site’s settings, but not on other environment variables', async () => {
  const ids = [
    await idWith(),
    await idWith({}, { NEXT_PUBLIC_BASE_PATH: '/campus' }),
    await idWith({}, { NEXT_PUBLIC_SITE_URL: '/campus' }),
  ];
  expect(ids).toEqual([...new Set(ids)]);
  expect(await idWith({}, { HOME: '/home/one' })).toBe(ids[0]);
  const [a, b] = [{ NEXT_PUBLIC_A: '1' }, { NEXT_PUBLIC_B: '2' }];
  expect(await idWith({}, { ...a, ...b })).toBe(await idWith({}, { ...b, ...a }));
});

test('buildId depends on the revision date, which every page contains', async () => {
  const of = (REVISION_DATE: string) => idWith({}, { REVISION_DATE });
  expect(await of('2026-11-21')).not.toBe(await of('2026-11-22'));
  expect(await of('2026-11-22')).toBe(await of('2026-11-22'));
});

/**
 * Returns the build ID and the revision date that Next.js uses for this project if the last commit was made
 * on the given day.
 */
function resultOfNext(day: string): string[] {
  const env = {
    ...process.env,
    GIT_DIR: join(project, day),
    GIT_COMMITTER_DATE: `${day}T12:00:00Z`,
  };
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=b', ...args], {
      env,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet', '--bare');
  const files = git('hash-object', '-w', '-t', 'tree', '--stdin');
  git('update-ref', 'HEAD', git('commit-tree', files, '-m', 'a'));
  const print =
    "import('./next.config.mjs').then(({ default: next }) => console.log(next.generateBuildId(), next.env.REVISION_DATE))";
  return execFileSync(process.execPath, ['-e', print], { env, encoding: 'utf8' }).trim().split(' ');
}

test('next.config.mjs returns the date of the commit, and a different build ID for the same sources on a different date', () => {
  const [id, revision] = resultOfNext('2026-11-21');
  expect(id).toMatch(/^[0-9a-f]{40}$/);
  expect(revision).toBe('2026-11-21');
  expect(resultOfNext('2026-11-22')[0]).not.toBe(id);
});

test.each(['pre-build', 'post-export'])('sources contains every module that %s.ts imports', async (step) => {
  const { metafile } = await build({
    entryPoints: [`scripts/${step}.ts`],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    alias: { '@': process.cwd() },
    logLevel: 'silent',
  });
  const files = Object.keys(metafile.inputs);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files)
    expect(sources.filter((source) => `${file}/`.startsWith(`${source}/`))).toHaveLength(1);
});
