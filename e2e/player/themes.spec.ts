import { strToU8, zipSync } from 'fflate';
import { expect, playerOf, recordRequests, test } from './fixtures';
import { square } from './harness/square';
import { colorAt, decode } from './pixels';

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
    await page.route('/themed.lottie', (route) =>
      route.fulfill({ body: Buffer.from(archive), contentType: 'application/zip' }),
    );
    const requests = recordRequests(page, /themed/);
    const player = playerOf(page);
    const expectColor = async (x: number, color: number[]) =>
      expect
        .poll(async () => colorAt(decode(await player.box.getByRole('img').screenshot()), x, 200))
        .toEqual(color);
    // The square moves from the left edge to the right one.
    await player.load({ src: '/themed.lottie', renderer });
    await expectColor(80, [0, 0, 255]);
    await player.seek(30);
    for (const [props, color] of [
      [{ themeId: '' }, [255, 0, 0]],
      [{ themeId: 'Wood', slots: { ink: '#ffff00' } }, [255, 255, 0]],
      [{ themeId: undefined, slots: undefined }, [0, 0, 255]],
      [{ themeId: 'Wood' }, [0, 255, 0]],
    ] satisfies [object, number[]][]) {
      await player.update(props);
      await expectColor(200, color);
      expect(await player.frame()).toBe(30);
    }
    expect(await player.events()).toEqual(['load', 'ready', 'pause']);
    expect(requests).toHaveLength(1);
    expect((await player.snapshot('svg')).toString()).toContain('rgb(0,255,0)');
    await player.update({ animationId: 'short' });
    await expect.poll(() => player.events()).toEqual(['load', 'ready', 'pause', 'load', 'ready']);
    expect(await player.totalFrames()).toBe(30);
    // The rule of the theme targets the other animation.
    await expectColor(80, [255, 0, 0]);
  });
}
