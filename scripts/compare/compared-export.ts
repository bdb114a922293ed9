import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { quote, run } from '../shared/run';

/** What builds reuse for unchanged sources: see `buildCached`, and Next's `turbopackFileSystemCacheForBuild`. */
const BUILT = ['generated', 'player/dist', 'player/dist.hash', '.next/cache'];

/**
 * Calls a function with the folder of an export with which `out/` is compared.
 * @param source the folder of an export, or a Git revision, which is built in a temporary worktree
 */
export async function withComparedExport<Result>(
  source: string,
  compare: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (existsSync(join(source, '404.html'))) return compare(source);
  const worktree = mkdtempSync(join(temporaryFolder(), 'compared-'));
  try {
    execFileSync('git', ['worktree', 'add', '--detach', worktree, source], { stdio: 'pipe' });
  } catch {
    rmSync(worktree, { recursive: true });
    throw new Error(`${source} is neither a commit nor the folder of a build (out/).`);
  }
  try {
    console.log(`Building ${source} …`);
    for (const built of BUILT.filter((path) => existsSync(path)))
      cpSync(built, join(worktree, built), { recursive: true });
    // Revisions from before this option ignore it.
    const build = 'npm run --silent build -- --without-check';
    if ((await run(`${installCommand(worktree)} && ${build}`, { cwd: worktree })) !== 0)
      throw new Error(`${source} can't be built: see the output above.`);
    return await compare(join(worktree, 'out'));
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', worktree]);
  }
}

/**
 * Returns a folder outside the project, because type checks include all files in the project. The folder is on
 * the project's file system, because hard links can't lead to a different one.
 */
function temporaryFolder(): string {
  return statSync(tmpdir()).dev === statSync('.').dev ? tmpdir() : dirname(process.cwd());
}

/** Returns a command that links the installed packages into the worktree, if it has the same versions. */
function installCommand(worktree: string): string {
  const lockFile = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockFile('.') !== lockFile(worktree)) return 'npm ci';
  // Use hard links, because bundlers don't follow symbolic links out of the project.
  const packages = quote(join(process.cwd(), 'node_modules'));
  return `(cp -al ${packages} . 2> /dev/null || cp -a ${packages} .)`;
}
