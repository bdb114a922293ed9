import type { Page } from '@playwright/test';
import { exhaustive, exhaustiveUnless } from '@/testing/exhaustive';
import { expect, playerOf, isolatedTest as test } from './fixtures';
import { memoryProbe } from './harness/memory';
import type { SerialisableProps } from './harness/page';
import { square, squareWithText } from './harness/square';
import { RENDERERS } from './renderers';

/**
 * The number of measured cycles, such as a mount followed by an unmount. It must be a multiple of ten.
 * `LEAK_CYCLES=1000` takes several minutes.
 */
const CYCLES = Number(process.env.LEAK_CYCLES ?? 200);

/**
 * The number of cycles before the measurement. During these cycles, lottie-web fills its pools and the
 * browser compiles hot functions.
 */
const WARM_UP = 100;

/**
 * The maximum average number of kilobytes that a cycle leaves in memory. Even the smallest player needs far
 * more. Measured values are 0.5 over 200 cycles and 0.2 over 1,000 cycles, or 0.1 with lottie-web alone. With
 * React's development build, which keeps its own records, they are 1.0 and 0.4.
 */
const HEAP_PER_CYCLE = 2;

const PLAYERS: Record<string, SerialisableProps> = {
  svg: { src: square(), autoplay: true, loop: true },
  canvas: { src: square(), renderer: 'canvas', autoplay: true, loop: true },
  html: { src: square(), renderer: 'html', autoplay: true, loop: true },
  'svg from a URL': { src: '/fault/lottie', autoplay: true, hover: true },
  'svg with text': { src: squareWithText(), autoplay: true },
  'an error': { src: '/fault/html?status=404' },
};

const mountRepeatedly =
  (page: Page, props: SerialisableProps, strict = false) =>
  (times: number) =>
    page.evaluate((args) => window.harness.mountRepeatedly(...args), [times, props, { strict }] as const);

test.use({ trace: 'off' });
test.setTimeout(60_000 + CYCLES * 300);

for (const [name, props] of Object.entries(PLAYERS)) {
  const details = exhaustiveUnless(name === 'canvas');
  test(`${CYCLES} mounts and unmounts of ${name} leave nothing in memory`, details, ({ page }) =>
    expectNothingLeft(page, mountRepeatedly(page, props)),
  );
}

test.describe("in React's development build", () => {
  test.use({ reactBuild: 'development' });

  const props = { src: '/fault/lottie', autoplay: true, loop: true };
  test(`${CYCLES} mounts and unmounts under StrictMode leave nothing in memory`, exhaustive, ({ page }) =>
    expectNothingLeft(page, mountRepeatedly(page, props, true)),
  );
});

test('changes to the source keep only one animation in memory', exhaustive, async ({ page }) => {
  const change = (times: number) =>
    page.evaluate(
      async ({ times, src }) => {
        for (let time = 0; time < times; time += 1) {
          window.harness.update('player', { src: { ...src, nm: String(Math.random()) } });
          await window.harness.settled('player');
        }
      },
      { times, src: square() },
    );
  await playerOf(page).load({ src: square() });
  await expectNothingLeft(page, change, 1);
  await expect(page.locator('#box-player .player-stage > div svg[preserveAspectRatio]')).toHaveCount(1);
});

/** Expects that repeating an action leaves nothing in memory except this number of lottie-web's renderers. */
async function expectNothingLeft(page: Page, repeat: (times: number) => Promise<unknown>, renderers = 0) {
  const measure = await memoryProbe(page);
  await repeat(WARM_UP);
  const before = await measure();
  await repeat(CYCLES);
  const after = await measure();
  const heap = (after.heapKilobytes - before.heapKilobytes) / CYCLES;
  const figures = `nodes ${before.nodes} → ${after.nodes}, listeners ${before.listeners} → ${after.listeners}, heap ${before.heapKilobytes} → ${after.heapKilobytes} KB`;
  test.info().annotations.push({ type: 'measured', description: figures });
  expect(after.renderers).toBe(renderers);
  expect(after.nodes - before.nodes, figures).toBeLessThanOrEqual(0);
  expect(after.listeners - before.listeners, figures).toBeLessThanOrEqual(0);
  expect(heap, figures).toBeLessThan(HEAP_PER_CYCLE);
}

test('players share no ids, and have no class that lottie-web searches for', async ({ page }) => {
  for (const renderer of RENDERERS)
    for (const copy of [1, 2])
      await playerOf(page, `${renderer} ${copy}`).load({ src: '/files/two-copies-a.json', renderer });
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  // The six boxes around the players also have ids.
  expect(ids.length).toBeGreaterThan(12);
  expect(new Set(ids).size).toBe(ids.length);
  await expect(page.locator('.lottie, .bodymovin')).toHaveCount(0);
});
