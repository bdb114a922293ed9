import { cases } from '@/testing/cases';
import { type CasePage, checkCase } from '../player/harness/check-case';
import type { HarnessServer } from '../player/harness/server';
import { failingLayer, square } from '../player/harness/square';
import { RENDERERS } from '../player/renderers';
import type { Driver } from './driver';
import { expect, test, waitUntil } from './engine-fixtures';
import { skipReason } from './engines';

/** The viewport in CSS pixels. All cases with expected pixels fit into it. */
const SIZE = { width: 500, height: 800 };

test.beforeEach(({ engine }) => test.skip(Boolean(skipReason(engine)), skipReason(engine)));

/** Cases that an engine doesn't draw correctly yet. */
const NOT_YET: Readonly<Record<string, readonly string[]>> = {
  // The picture is white at the edge of the mask. The cause is not known.
  WebKitGTK: ['mask-blur-out.json'],
};

for (const renderer of RENDERERS) {
  test(`${renderer}: draws the expected pixels for every case`, async ({ driver, engine, harness }) => {
    test.setTimeout(240_000);
    const page = await openHarness(driver, harness);
    const drawn = cases.filter(({ file }) => !NOT_YET[engine]?.includes(file));
    for (const entry of drawn) await test.step(entry.file, () => checkCase(page, entry, renderer));
  });

  test(`${renderer}: reports an error if no layer of a file can be drawn`, async ({ driver, harness }) => {
    const page = await openHarness(driver, harness);
    const src = { ...square(), layers: [failingLayer] };
    const state = await page.run((props) => window.harness.load('failing', props), { src, renderer });
    expect(state).toBe('error');
  });
}

async function openHarness(driver: Driver, { origin }: HarnessServer): Promise<CasePage> {
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
