import type { Page } from '@playwright/test';
import { exhaustive, exhaustiveUnless } from '@/testing/exhaustive';
import { schemaDefaults } from '@/testing/schema-defaults';
import { expect, playerOf, test } from './fixtures';
import { BATCH, type CasePage, checkCases, inBatches, VIEWPORT } from './harness/check-cases';
import { capturePlayers, decode, loadSources, meanDifference, picturesAt } from './pixels';
import { RENDERERS } from './renderers';

test.use({ trace: 'off', viewport: VIEWPORT });

const casePage = (page: Page, capture: CasePage['capture']): CasePage => ({
  run: (script, argument) => page.evaluate(script as never, argument) as never,
  capture,
});

for (const renderer of RENDERERS) {
  const details = exhaustiveUnless(renderer !== 'html');
  test(`${renderer}: the player renders the expected pixels for every case`, details, async ({ page }) => {
    await checkCases(
      casePage(page, (boxes) => capturePlayers(page, boxes)),
      renderer,
    );
  });

  test(`${renderer}: snapshots have the expected pixels`, exhaustive, async ({ page }) => {
    const snapshotOf = async (name: string) => decode(await playerOf(page, name).snapshot('png', 1));
    const snapshots = casePage(page, (boxes) => Promise.all(boxes.map(({ name }) => snapshotOf(name))));
    await checkCases(snapshots, renderer, { props: { background: '#fff' } });
  });

  const sample = exhaustiveUnless(renderer === 'svg');
  test(
    `${renderer}: the player uses the default value for each omitted property`,
    sample,
    async ({ page }) => {
      const { pairs } = schemaDefaults();
      for (const batch of inBatches(pairs, BATCH)) {
        // Capture a frame between two keyframes.
        const pictures = async (sources: object[]) =>
          picturesAt(page, [20], await loadSources(page, sources, { renderer }));
        const without = await pictures(batch.map((pair) => pair.without));
        const explicit = await pictures(batch.map((pair) => pair.with));
        for (const [index, { field }] of batch.entries())
          expect.soft(without[index]?.data.equals(explicit[index]?.data as Buffer), field).toBe(true);
      }
    },
  );
}

test('a worker renders the edges of clipped layers the same way as the SVG renderer', async ({ page }) => {
  const files = ['clipped-turned', 'clipped-turned-opacity', 'clipped-nested', 'clipped-mask-effect'];
  const sources = files.map((file) => `/files/${file}.json`);
  const svg = await picturesAt(page, [0], await loadSources(page, sources, { renderer: 'svg' }));
  const canvas = await picturesAt(page, [0], await loadSources(page, sources, { renderer: 'canvas' }));
  for (const [index, picture] of svg.entries()) {
    expect(new Set(picture.data).size).toBeGreaterThan(1);
    expect(meanDifference(canvas[index] as typeof picture, picture), files[index]).toBeLessThan(0.05);
  }
});
