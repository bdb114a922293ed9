import { findProgram, installMissing, isExecutable, type Program } from './system-dependencies';

export const chromium: Program = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  paths: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/snap/bin/chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  packages: ['chromium', 'fonts-liberation'],
};

export const howToGetChromium =
  'The browser tests need Chromium or Chrome, but neither was found. Install one (Debian, Ubuntu: sudo apt-get install chromium; ' +
  'macOS: brew install --cask chromium), or set CHROME_PATH to the path of an installed browser.';

/**
 * Returns the path of an installed Chromium or Chrome. Searches CHROME_PATH first, then PATH, and
 * then the usual locations.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env.CHROME_PATH && isExecutable(env.CHROME_PATH) ? env.CHROME_PATH : findProgram(chromium, env);
}

/**
 * Returns the path of an installed Chromium or Chrome. If there is none, installs Chromium with apt-get.
 * @throws an error with instructions if the installation fails
 */
export function ensureChromium(): string {
  if (!findChromium()) installMissing([chromium]);
  const found = findChromium();
  if (!found) throw new Error(howToGetChromium);
  return found;
}
