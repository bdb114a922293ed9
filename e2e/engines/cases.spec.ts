import { PNG } from 'pngjs';
import { type CasePage, checkCases, VIEWPORT } from '../player/harness/check-cases';
import type { HarnessServer } from '../player/harness/server';
import { failingLayer, square } from '../player/harness/square';
import { cropPlayers } from '../player/pixels';
import { RENDERERS } from '../player/renderers';
import type { Driver } from './driver';
import { expect, test, waitUntil } from './engine-fixtures';
import { skipReason } from './engines';

test.beforeEach(({ engine }) => test.skip(Boolean(skipReason(engine)), skipReason(engine)));

for (const renderer of RENDERERS) {
  test(`${renderer}: draws the expected pixels for every case`, async ({ driver, engine, harness }) => {
    test.setTimeout(240_000);
    const page = await openHarness(driver, harness);
    await checkCases(page, renderer, { engine });
  });

  test(`${renderer}: reports an error if no layer of a file can be drawn`, async ({ driver, harness }) => {
    const page = await openHarness(driver, harness);
    const src = { ...square(), layers: [failingLayer] };
    const state = await page.run((props) => window.harness.load('failing', props), { src, renderer });
    expect(state).toBe('error');
  });
}

async function openHarness(driver: Driver, { origin }: HarnessServer): Promise<CasePage> {
  const { width, height } = VIEWPORT;
  await driver.resize(width, height);
  await driver.open(origin);
  await waitUntil(driver, () => 'harness' in window);
  return {
    run: (script, argument) => driver.run(script, argument),
    capture: async (boxes) => {
      const picture = Object.assign(new PNG({ width, height }), {
        data: await driver.capture(width, height),
      });
      return cropPlayers(picture, boxes);
    },
  };
}
