import { exec } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { buildPackage } from '../player/build-package';
import { DIST } from '../player/package-files';
import { quote, run } from '../shared/run';
import { runBrowserTests } from './run-tests';
import { checkCounts, sumOfCounts, type TestCounts } from './test-counts';

/** The command lines that build and check the apps, in two lists. The lists run in parallel. */
const COMMANDS = [
  ['turbopack', 'webpack'].map((bundler) => `DIST_DIR=${bundler} next build next --${bundler}`),
  [
    'vite build vite',
    'node webpack/build.js',
    'node esbuild/build.js',
    'publint --strict player.tgz',
    'attw --profile esm-only player.tgz',
    'tsc -p types',
    'NODE_OPTIONS="--experimental-vm-modules --no-warnings" jest --config test/jest.config.js',
    'vitest run --root test',
  ],
];

/**
 * Installs the player's package in a copy of `player/apps`, builds the apps in the copy,
 * and tests them in a browser.
 */
export async function testPackageApps(): Promise<TestCounts> {
  const folder = await mkdtemp(join(tmpdir(), 'player-apps-'));
  try {
    await buildPackage();
    await cp('player/apps', folder, { recursive: true });
    const install = `npm ci && npm pack ${quote(resolve(DIST, '..'))} --silent && mv *.tgz player.tgz && npm install --no-save --prefer-offline ./player.tgz`;
    if ((await run(install, { cwd: folder })) !== 0) return checkCounts(1);
    const builds = await Promise.all(COMMANDS.map((commands) => runCommands(commands, folder)));
    const tests = await runBrowserTests('--project=package-apps', { env: { PACKAGE_APPS: folder } });
    return sumOfCounts([...builds.flat(), tests]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Runs command lines in sequence. Each command counts as one test, which also fails if the
 * command prints a warning.
 */
async function runCommands(commands: readonly string[], cwd: string): Promise<TestCounts[]> {
  const counts: TestCounts[] = [];
  const PATH = [join(cwd, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  for (const command of commands) {
    const [error, output] = await new Promise<[Error | null, string]>((finish) => {
      exec(`${command} 2>&1`, { cwd, env }, (failure, printed) => finish([failure, printed]));
    });
    const isPassed = !error && !/\bwarn|WARN|\[[A-Z_]+\] /.test(output);
    console.log(isPassed ? `passed: ${command}` : `FAILED: ${command}\n${output}`);
    counts.push(checkCounts(isPassed ? 0 : 1));
  }
  return counts;
}
