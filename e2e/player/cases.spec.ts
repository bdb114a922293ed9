import { schemaDefaults } from '@/player/document/test-schema-defaults';
import { cases } from '@/testing/cases';
import { exhaustive, exhaustiveUnless } from '@/testing/exhaustive';
import { expect, playerOf, test } from './fixtures';
import { type CasePage, checkCase } from './harness/check-case';
import { capture, decode, meanDifference } from './pixels';
import { RENDERERS } from './renderers';

const SIZE = { width: 100, height: 100 };

// A larger viewport would slow down each of the hundreds of screenshots.
test.use({ trace: 'off', viewport: { width: 200, height: 200 } });

for (const renderer of RENDERERS) {
  test(`${renderer}: renders the expected pixels for every case`, async ({ page }) => {
    const casePage: CasePage = {
      run: (script, argument) => page.evaluate(script as never, argument) as never,
      capture: async (size) => decode(await capture(page, size)).data,
    };
    for (const entry of cases) await test.step(entry.file, () => checkCase(casePage, entry, renderer));
  });

  test(
    `${renderer}: saves snapshots with the expected pixels for every case`,
    exhaustive,
    async ({ page }) => {
      const casePage: CasePage = {
        run: (script, argument) => page.evaluate(script as never, argument) as never,
        capture: async () => decode(await playerOf(page, 'case').snapshot('png', 1)).data,
      };
      for (const { props, ...entry } of cases) {
        const onWhite = { ...entry, props: { background: '#fff', ...props } };
        await test.step(entry.file, () => checkCase(casePage, onWhite, renderer));
      }
    },
  );

  const sample = exhaustiveUnless(renderer === 'svg');
  test(`${renderer}: uses the default value for each omitted property`, sample, async ({ page }) => {
    test.setTimeout(180_000);
    const player = playerOf(page);
    for (const { field, without, with: explicit } of schemaDefaults().pairs) {
      await test.step(field, async () => {
        const captures = [];
        for (const src of [without, explicit]) {
          expect.soft(await player.load({ src, renderer }, SIZE), field).toBe('stopped');
          // Capture a frame between two keyframes.
          await player.showFrame(20);
          captures.push(await capture(page, SIZE));
          await player.unmount();
        }
        expect.soft(captures[0], field).toBe(captures[1]);
      });
    }
  });
}

test('a worker renders the edges of clipped layers the same way as the SVG renderer', async ({ page }) => {
  const player = playerOf(page);
  for (const file of [
    'clipped-turned.json',
    'clipped-turned-opacity.json',
    'clipped-nested.json',
    'clipped-mask-effect.json',
  ]) {
    const capturedFrom = async (renderer: 'svg' | 'canvas') => {
      await player.load({ src: `/cases/${file}`, renderer }, SIZE);
      const png = decode(await capture(page, SIZE));
      await player.unmount();
      return png;
    };
    const svg = await capturedFrom('svg');
    expect(new Set(svg.data).size).toBeGreaterThan(1);
    expect(meanDifference(await capturedFrom('canvas'), svg), file).toBeLessThan(0.05);
  }
});
