import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { PNG } from 'pngjs';
import { expect, playerOf, test } from './fixtures';
import { square } from './harness/square';
import { ON_MAGENTA } from './painted-pixels';
import { RENDERERS } from './renderers';
import { countRequests } from './requests';

const ADDRESS = '/themed.lottie';

const json = (value: unknown) => strToU8(JSON.stringify(value));
const ink = (value: number[]) => ({ rules: [{ id: 'ink', type: 'Color', value }] });

function withSlot(frames: number) {
  const file = JSON.parse(JSON.stringify(square({ frames })));
  file.layers[0].shapes[0].it[1].c.sid = 'ink';
  return file;
}

/** Two animations, of 60 frames and of 30; the first is red by itself and blue by the theme that is on. */
const archive = zipSync({
  'manifest.json': json({
    version: '2',
    animations: [{ id: 'long', initialTheme: 'Sea' }, { id: 'short' }],
    themes: [{ id: 'Sea' }, { id: 'Wood' }],
  }),
  'a/long.json': json(withSlot(60)),
  'a/short.json': json(withSlot(30)),
  't/Sea.json': json(ink([0, 0, 1])),
  't/Wood.json': json({ rules: [{ ...ink([0, 1, 0]).rules[0], animations: ['long'] }] }),
});

test.beforeEach(({ page }) =>
  page.route(ADDRESS, (route) =>
    route.fulfill({ body: Buffer.from(archive), contentType: 'application/zip' }),
  ),
);

for (const renderer of RENDERERS) {
  test(`${renderer}: a theme is chosen and changed at the same frame, without loading again`, async ({
    page,
  }) => {
    const requests = countRequests(page, ADDRESS);
    const player = playerOf(page);
    await player.load({ src: ADDRESS, renderer, ...ON_MAGENTA });
    await expect.poll(() => colourOf(page)).toBe('0,0,255');
    await player.seek(30);
    for (const [props, colour] of [
      [{ themeId: 'Wood' }, '0,255,0'],
      [{ themeId: '' }, '255,0,0'],
      [{ themeId: 'Wood', slots: { ink: '#ffff00' } }, '255,255,0'],
      [{ themeId: undefined, slots: undefined }, '0,0,255'],
    ] as const) {
      await player.update(props);
      await expect.poll(() => colourOf(page), JSON.stringify(props)).toBe(colour);
      expect(await player.frame()).toBe(30);
    }
    expect(await player.events()).toEqual(['load', 'ready', 'pause']);
    expect(requests()).toBe(1);
  });

  test(`${renderer}: another animation of the archive is loaded, under a theme that is for it`, async ({
    page,
  }) => {
    const player = playerOf(page);
    await player.load({ src: ADDRESS, renderer, themeId: 'Wood', ...ON_MAGENTA });
    expect(await player.totalFrames()).toBe(60);
    await player.update({ animationId: 'short' });
    await expect.poll(() => player.events()).toEqual(['load', 'ready', 'load', 'ready']);
    expect(await player.totalFrames()).toBe(30);
    // The theme's rule is for the other one.
    await expect.poll(() => colourOf(page)).toBe('255,0,0');
  });
}

test('a snapshot has the theme too', async ({ page }) => {
  await playerOf(page).load({ src: ADDRESS, themeId: 'Wood' });
  const text = await page.evaluate(async () => {
    const blob = await window.harness.handle('player').snapshot({ format: 'svg' });
    return blob.text();
  });
  expect(text).toContain('rgb(0,255,0)');
});

/** Of what is painted in the middle. */
async function colourOf(page: Page): Promise<string> {
  const { data, width, height } = PNG.sync.read(await playerOf(page).box.getByRole('img').screenshot());
  const row = Math.floor(height / 2) * width;
  const painted = [...Array(width).keys()].map(
    (x) => `${[...data.subarray((row + x) * 4, (row + x) * 4 + 3)]}`,
  );
  return painted.filter((colour) => colour !== '255,0,255').sort(byCount(painted))[0] ?? '';
}

const byCount = (all: string[]) => (one: string, other: string) =>
  all.filter((each) => each === other).length - all.filter((each) => each === one).length;
