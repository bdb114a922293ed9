import { execFileSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const howToGetChromium =
  'The browser tests need Chromium or Chrome, and none was found. Install one (Debian, Ubuntu: sudo apt-get install chromium; ' +
  'macOS: brew install --cask chromium), or set CHROME_PATH to the one you have.';

/** The path of a Chromium or Chrome on this machine: CHROME_PATH, then PATH, then the usual places. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const inPath = (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((directory) => names.map((name) => join(directory, name)));
  return [env.CHROME_PATH ?? '', ...inPath, ...places].find(isExecutable);
}

/**
 * Finds Chromium, or installs it by the system's package manager where that takes no password.
 * @throws with a sentence on how to get it
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  try {
    installByApt();
  } catch {
    // Whatever kept apt-get from it was printed; what matters is what the reader can do.
  }
  const installed = findChromium();
  if (!installed) throw new Error(howToGetChromium);
  return installed;
}

function installByApt(): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const aptGet = (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    execFileSync(command, rest, { stdio: ['ignore', 'inherit', 'inherit'] });
  };
  console.log('No Chromium found: installing it by apt-get');
  aptGet('update', '--quiet');
  aptGet('install', '--quiet', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation');
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
