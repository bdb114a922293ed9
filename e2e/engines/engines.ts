import type { EngineName } from '@/testing/engine-names';
import { findChromium } from '../../testing/chromium';
import { findProgram, missingPackages, type Program, programs } from '../../testing/system-dependencies.mjs';
import type { Driver } from './driver';
import { startPuppeteer } from './puppeteer';
import { startWebKit, webKitPrograms } from './webkit';

type Engine = { programs: readonly Program[]; start: () => Promise<Driver> };

export const engines: Readonly<Record<EngineName, Engine>> = {
  Chromium: {
    programs: [programs.chromium],
    start: () =>
      startPuppeteer({
        executablePath: findChromium(),
        args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
      }),
  },
  Firefox: {
    programs: [programs.firefox],
    start: () => startPuppeteer({ browser: 'firefox', executablePath: findProgram(programs.firefox) }),
  },
  WebKitGTK: { programs: webKitPrograms, start: startWebKit },
};

/** Returns the reason for skipping an engine's tests. Returns `undefined` if the engine is installed. */
export function skipReason(name: EngineName): string | undefined {
  const missing = missingPackages(engines[name].programs);
  return missing ? `${name} is not installed (Debian, Ubuntu: sudo apt-get install ${missing})` : undefined;
}
