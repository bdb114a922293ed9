import { strToU8, zipSync } from 'fflate';
import { expect, playerOf, test } from './fixtures';
import { square } from './harness/square';
import { ON_MAGENTA, paintedColor } from './painted-pixels';
import { countRequests } from './requests';

const ADDRESS = '/themed.lottie';

const json = (value: unknown) => strToU8(JSON.stringify(value));
const ink = (value: number[], animations?: string[]) =>
  json({ rules: [{ id: 'ink', type: 'Color', value, animations }] });
const withSlot = (frames: number) =>
  strToU8(JSON.stringify(square({ frames })).replace('"k":[1,0,0,1]', '"k":[1,0,0,1],"sid":"ink"'));

/**
 * Two animations, with 60 and 30 frames. The first one is red without a theme, and blue with the active
 * theme.
 */
const archive = zipSync({
  'manifest.json': json({
    version: '2',
    animations: [{ id: 'long', initialTheme: 'Sea' }, { id: 'short' }],
    themes: [{ id: 'Sea' }, { id: 'Wood' }],
  }),
  'a/long.json': withSlot(60),
  'a/short.json': withSlot(30),
  't/Sea.json': ink([0, 0, 1]),
  't/Wood.json': ink([0, 1, 0], ['long']),
});

for (const renderer of ['svg', 'canvas'] as const) {
  test(`changes the theme and animation of an archive with one request in ${renderer}`, async ({ page }) => {
    await page.route(ADDRESS, (route) =>
      route.fulfill({ body: Buffer.from(archive), contentType: 'application/zip' }),
    );
    const requests = countRequests(page, ADDRESS);
    const player = playerOf(page);
    const color = async () => paintedColor(await player.box.getByRole('img').screenshot());
    await player.load({ src: ADDRESS, renderer, ...ON_MAGENTA });
    await expect.poll(color).toBe('0,0,255');
    await player.seek(30);
    for (const [props, expected] of [
      [{ themeId: '' }, '255,0,0'],
      [{ themeId: 'Wood', slots: { ink: '#ffff00' } }, '255,255,0'],
      [{ themeId: undefined, slots: undefined }, '0,0,255'],
      [{ themeId: 'Wood' }, '0,255,0'],
    ] as const) {
      await player.update(props);
      await expect.poll(color, JSON.stringify(props)).toBe(expected);
      expect(await player.frame()).toBe(30);
    }
    expect(await player.events()).toEqual(['load', 'ready', 'pause']);
    expect(requests()).toBe(1);
    const snapshot = await page.evaluate(async () =>
      (await window.harness.handle('player').snapshot({ format: 'svg' })).text(),
    );
    expect(snapshot).toContain('rgb(0,255,0)');
    await player.update({ animationId: 'short' });
    await expect.poll(() => player.events()).toEqual(['load', 'ready', 'pause', 'load', 'ready']);
    expect(await player.totalFrames()).toBe(30);
    // The rule of the theme targets the other animation.
    await expect.poll(color).toBe('255,0,0');
  });
}
