import type { Page } from '@playwright/test';
import { schemaDefaults } from '@/player/document/test-schema-defaults';
import type { PlayerRenderer } from '@/player/types';
import { exhaustive, exhaustiveUnless } from '@/testing/exhaustive';
import { expect, playerOf, playersOf, test } from './fixtures';
import { BATCH, type CasePage, checkCases, inBatches, VIEWPORT } from './harness/check-cases';
import { capturePlayers, decode, meanDifference } from './pixels';
import { RENDERERS } from './renderers';

test.use({ trace: 'off', viewport: VIEWPORT });

const casePage = (page: Page, capture: CasePage['capture']): CasePage => ({
  run: (script, argument) => page.evaluate(script as never, argument) as never,
  capture,
});

/** Renders files side by side, and returns their pictures at this frame. */
async function picturesOf(
  page: Page,
  files: readonly (string | object)[],
  renderer: PlayerRenderer,
  frame: number,
) {
  const players = files.map((src, index) => ({
    name: `${index}`,
    props: { src, renderer },
    options: { width: 100, height: 100 },
  }));
  const { loadAll, showFrames, unmountAll } = playersOf(page);
  const boxes = await loadAll(players);
  for (const { name, state } of boxes)
    expect.soft(state, JSON.stringify(files[Number(name)])).toBe('stopped');
  const names = players.map(({ name }) => name);
  await showFrames(names.map((name) => [name, frame]));
  const pictures = await capturePlayers(page, boxes);
  await unmountAll(names);
  return pictures;
}

for (const renderer of RENDERERS) {
  const details = exhaustiveUnless(renderer !== 'html');
  test(`${renderer}: renders the expected pixels for every case`, details, async ({ page }) => {
    await checkCases(
      casePage(page, (boxes) => capturePlayers(page, boxes)),
      renderer,
    );
  });

  test(`${renderer}: saves snapshots with the expected pixels`, exhaustive, async ({ page }) => {
    const snapshotOf = async (name: string) => decode(await playerOf(page, name).snapshot('png', 1));
    const snapshots = casePage(page, (boxes) => Promise.all(boxes.map(({ name }) => snapshotOf(name))));
    await checkCases(snapshots, renderer, { props: { background: '#fff' } });
  });

  const sample = exhaustiveUnless(renderer === 'svg');
  test(`${renderer}: uses the default value for each omitted property`, sample, async ({ page }) => {
    const { pairs } = schemaDefaults();
    for (const batch of inBatches(pairs, BATCH)) {
      // Capture a frame between two keyframes.
      const frame = 20;
      const without = await picturesOf(
        page,
        batch.map((pair) => pair.without),
        renderer,
        frame,
      );
      const explicit = await picturesOf(
        page,
        batch.map((pair) => pair.with),
        renderer,
        frame,
      );
      for (const [index, { field }] of batch.entries())
        expect.soft(without[index]?.data.equals(explicit[index]?.data as Buffer), field).toBe(true);
    }
  });
}

test('a worker renders the edges of clipped layers the same way as the SVG renderer', async ({ page }) => {
  const files = ['clipped-turned', 'clipped-turned-opacity', 'clipped-nested', 'clipped-mask-effect'];
  const sources = files.map((file) => `/files/${file}.json`);
  const svg = await picturesOf(page, sources, 'svg', 0);
  const canvas = await picturesOf(page, sources, 'canvas', 0);
  for (const [index, picture] of svg.entries()) {
    expect(new Set(picture.data).size).toBeGreaterThan(1);
    expect(meanDifference(canvas[index] as typeof picture, picture), files[index]).toBeLessThan(0.05);
  }
});
