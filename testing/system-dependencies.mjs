// This file is JavaScript, and imports no packages, because `.ci/install` runs it before `npm ci`.
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * A program that tests start.
 * @typedef {object} Program
 * @property {readonly string[]} names The possible names of the executable in PATH, the most likely one first.
 * @property {readonly string[]} [paths] Other paths at which the executable might be installed.
 * @property {string} [variable] An environment variable with the path of the executable to prefer.
 * @property {string} packages The Debian packages that install the program, separated by spaces.
 */

const webKit = 'webkit2gtk-driver xvfb';

/** Every program that a test starts. No other file lists the packages. */
export const programs = {
  chromium: {
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    paths: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/snap/bin/chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    variable: 'CHROME_PATH',
    packages: 'chromium fonts-liberation',
  },
  nginx: {
    names: ['nginx'],
    paths: ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'],
    packages: 'nginx libnginx-mod-http-brotli-static',
  },
  inkscape: { names: ['inkscape'], packages: 'inkscape' },
  rsvgConvert: { names: ['rsvg-convert'], packages: 'librsvg2-bin' },
  firefox: {
    names: ['firefox-esr', 'firefox'],
    paths: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: 'firefox-esr',
  },
  webKitDriver: { names: ['WebKitWebDriver'], packages: webKit },
  miniBrowser: {
    names: ['MiniBrowser'],
    paths: ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib64'].map(
      (directory) => `${directory}/webkit2gtk-4.1/MiniBrowser`,
    ),
    packages: webKit,
  },
  xvfb: { names: ['Xvfb'], packages: webKit },
};

/**
 * Returns the path of a program, or `undefined` if it is not installed.
 * @param {Omit<Program, 'packages'>} program
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function findProgram({ names, paths = [], variable = '' }, environment = process.env) {
  const directories = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const inPath = directories.flatMap((directory) => names.map((name) => join(directory, name)));
  return [environment[variable] ?? '', ...inPath, ...paths].find(isExecutable);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Returns the Debian packages of the programs that are not installed, separated by spaces.
 * @param {readonly Program[]} wanted
 */
export function missingPackages(wanted) {
  const missing = wanted.filter((program) => !findProgram(program));
  return [...new Set(missing.map(({ packages }) => packages))].join(' ');
}

if (process.argv[1]?.endsWith('system-dependencies.mjs'))
  console.log(missingPackages(Object.values(programs)));
