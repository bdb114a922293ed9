import { findProgram, programs } from './system-dependencies.mjs';

export const howToGetChromium =
  'The browser tests need Chromium or Chrome, but neither was found. Install one (Debian, Ubuntu: sudo apt-get install chromium; ' +
  'macOS: brew install --cask chromium), or set CHROME_PATH to the path of an installed browser.';

/**
 * Returns the path of an installed Chromium or Chrome. Searches CHROME_PATH first, then PATH, and
 * then the usual locations.
 */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  findProgram(programs.chromium, env);

/** Returns the path of an installed Chromium or Chrome. @throws an error with instructions if there is none */
export function ensureChromium(): string {
  const found = findChromium();
  if (!found) throw new Error(howToGetChromium);
  return found;
}
