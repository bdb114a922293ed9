import { cases } from '../player/harness/cases';
import { type CasePage, checkCase } from '../player/harness/check-case';
import { startServer } from '../player/harness/server';
import { RENDERERS } from '../player/renderers';
import type { Driver } from './driver';
import { skipReason } from './engines';
import { test, waitUntil } from './fixtures';

/** Pixels of the viewport: cases are of this size or smaller, but for one without pixels to check. */
const SIZE = { width: 500, height: 800 };

test.beforeEach(({ engine }) => test.skip(Boolean(skipReason(engine)), skipReason(engine)));

for (const renderer of RENDERERS) {
  test(`${renderer}: what is seen is what the file says`, async ({ driver }) => {
    test.setTimeout(240_000);
    const server = await startServer();
    const page = await openHarness(driver, server.origin);
    for (const entry of cases) await test.step(entry.file, () => checkCase(page, entry, renderer));
    await server.close();
  });
}

async function openHarness(driver: Driver, origin: string): Promise<CasePage> {
  await driver.resize(SIZE.width, SIZE.height);
  await driver.open(origin);
  await waitUntil(driver, () => 'harness' in window);
  await driver.run(() => {
    document.body.style.margin = '0';
  });
  return {
    run: (script, argument) => driver.run(script, argument),
    capture: ({ width, height }) => driver.capture(width, height),
  };
}
