import { type CasePage, checkCases, VIEWPORT } from '../player/harness/check-cases';
import type { HarnessServer } from '../player/harness/server';
import { failingLayer, square, squareWithExpression } from '../player/harness/square';
import { cropPlayers } from '../player/pixels';
import { RENDERERS } from '../player/renderers';
import type { Driver } from './driver';
import { capture, expect, openHarness, test, waitUntil } from './engine-fixtures';
import { skipReason } from './engines';

test.beforeEach(({ engine }) => test.skip(Boolean(skipReason(engine)), skipReason(engine)));

for (const renderer of RENDERERS) {
  test(`${renderer}: the player draws the expected pixels for every case`, async ({
    driver,
    engine,
    harness,
  }) => {
    test.setTimeout(240_000);
    const page = await openCases(driver, harness);
    await checkCases(page, renderer, { engine });
  });

  test(`${renderer}: the player reports an error if no layer of a file can be drawn`, async ({
    driver,
    harness,
  }) => {
    const page = await openCases(driver, harness);
    const src = { ...square(), layers: [failingLayer] };
    const state = await page.run((props) => window.harness.load('failing', props), { src, renderer });
    expect(state).toBe('error');
  });
}

test('a worker evaluates expressions', async ({ driver, harness }) => {
  const page = await openCases(driver, harness);
  const props = { src: squareWithExpression(), renderer: 'canvas', debug: true } as const;
  await page.run((props) => window.harness.load('player', props), props);
  await waitUntil(driver, () =>
    [...document.querySelectorAll('dt')].some(
      (term) => term.textContent === 'drawn by' && term.nextElementSibling?.textContent === 'a worker',
    ),
  );
});

async function openCases(driver: Driver, harness: HarnessServer): Promise<CasePage> {
  await openHarness(driver, harness, VIEWPORT);
  return {
    run: (script, argument) => driver.run(script, argument),
    capture: async (boxes) => cropPlayers(await capture(driver, VIEWPORT), boxes),
  };
}
