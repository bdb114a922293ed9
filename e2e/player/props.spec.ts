import { boundingBox } from './bounding-box';
import { expect, playerOf, test } from './fixtures';
import { square, TEN_FRAMES } from './harness/square';
import { RENDERERS } from './renderers';

test('a segment starts at its first frame, and renders the same as that frame of the whole file', async ({
  page,
}) => {
  const drawn = await page.evaluate(async (src) => {
    const transform = () =>
      window.harness.pictures('player')[0]?.querySelector('g[transform]')?.getAttribute('transform');
    await window.harness.load('player', { src });
    window.harness.handle('player').seek(4);
    const whole = transform();
    window.harness.update('player', { segment: [2, 7] });
    await window.harness.settled('player');
    window.harness.handle('player').seek(2);
    return { whole, segment: transform(), totalFrames: window.harness.handle('player').totalFrames };
  }, TEN_FRAMES);
  expect(drawn.segment).toBe(drawn.whole);
  expect(drawn.totalFrames).toBe(5);
});

test('ignores invalid values', async ({ page }) => {
  const player = playerOf(page);
  for (const renderer of RENDERERS) {
    const state = await page.evaluate(
      async ({ src, renderer }) => {
        const { harness } = window;
        const circular: Record<string, unknown> = { progressiveLoad: () => true };
        circular.self = circular;
        const none = null as unknown as undefined;
        const invalid = { rendererSettings: circular, segment: none, loop: Number.NaN, background: 'zzz' };
        await harness.load('player', { src, renderer, ...invalid });
        harness.update('player', { rendererSettings: { ...circular } });
        harness.handle('player').setBackground(none as unknown as string);
        return harness.handle('player').state;
      },
      { src: TEN_FRAMES, renderer },
    );
    expect(state).toBe('stopped');
    if (renderer === 'svg') await expect(player.box.locator('rect').first()).toHaveCSS('fill', 'none');
    await player.unmount();
  }
});

test('the box has a ratio of 16 to 9 when it has only a width or a height', async ({ page }) => {
  const player = playerOf(page);
  for (const side of ['width', 'height'] as const) {
    await player.load({ src: TEN_FRAMES, width: undefined, height: undefined, [side]: 400 });
    const { width, height } = await boundingBox(player.box.getByRole('img'));
    expect(width / height).toBeCloseTo(16 / 9, 1);
    await player.unmount();
  }
});

test('does not use the ids of layers and shapes in a file on the page', async ({ page }) => {
  const src = JSON.parse(JSON.stringify(square()), (_, value) =>
    value?.ty ? { ...value, ln: 'hero' } : value,
  );
  await playerOf(page, 'one').load({ src });
  await playerOf(page, 'two').load({ src });
  await expect(page.locator('#hero')).toHaveCount(0);
});
