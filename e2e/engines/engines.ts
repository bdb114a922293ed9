import { chromium, findChromium } from '../../scripts/chromium';
import { findProgram, type Program } from '../../scripts/system-dependencies';
import type { Driver } from './driver';
import type { EngineName } from './names';
import { startPuppeteer } from './puppeteer';
import { startWebKit, webKitDriver } from './webkit';

type Engine = { program: Program; start: () => Promise<Driver> };

const firefox: Program = {
  names: ['firefox-esr', 'firefox'],
  paths: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  packages: ['firefox-esr'],
};

export const engines: Readonly<Record<EngineName, Engine>> = {
  Chromium: {
    program: chromium,
    start: () =>
      startPuppeteer({
        executablePath: findChromium(),
        args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
      }),
  },
  Firefox: {
    program: firefox,
    start: () => startPuppeteer({ browser: 'firefox', executablePath: findProgram(firefox) }),
  },
  WebKitGTK: { program: webKitDriver, start: startWebKit },
};

/**
 * Returns the reason for skipping an engine's tests. Returns `undefined` if the engine is installed. On CI,
 * always returns `undefined`, because tests must not be skipped there.
 */
export function skipReason(name: EngineName): string | undefined {
  const { program } = engines[name];
  if (process.env.CI || findProgram(program)) return undefined;
  return `${name} is not installed (Debian, Ubuntu: sudo apt-get install ${program.packages.join(' ')})`;
}
