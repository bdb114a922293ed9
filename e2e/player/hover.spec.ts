import { expect, playerOf, test } from './fixtures';
import { TEN_FRAMES } from './harness/square';

test('the pointer starts it and stops it again', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, hover: true, loop: true, speed: 0.01 });
  await player.box.hover();
  expect(await player.state()).toBe('playing');
  await page.mouse.move(600, 600);
  expect(await player.state()).toBe('stopped');
  expect(await player.frame()).toBe(0);
  expect(await player.events()).toEqual(['load', 'ready', 'play', 'stop']);
});

test('what is under the pointer is never taken away: browsers tell nobody when the pointer leaves that', async ({
  page,
}) => {
  const player = playerOf(page);
  const elementAtCentre = () =>
    player.box.evaluateHandle((box) => {
      const { x, y, width, height } = box.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2);
    });
  await player.mount({ src: TEN_FRAMES, hover: true, poster: 'data:image/svg+xml,<svg/>' });
  const before = await elementAtCentre();
  expect(await player.settled()).toBe('stopped');
  await player.update({ renderer: 'canvas' });
  expect(await player.settled()).toBe('stopped');
  expect(await (await elementAtCentre()).evaluate((element, other) => element === other, before)).toBe(true);
});

test('the keyboard focus starts it and stops it again', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, hover: true, loop: true, speed: 0.01 });
  await page.keyboard.press('Tab');
  expect(await player.state()).toBe('playing');
  await page.keyboard.press('Shift+Tab');
  expect(await player.state()).toBe('stopped');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap starts it and one elsewhere stops it; a finger that scrolls the page leaves it still', async ({
    page,
  }) => {
    const player = playerOf(page);
    await page.evaluate(() => {
      document.body.style.height = '300vh';
    });
    await player.load({ src: TEN_FRAMES, hover: true, loop: true, speed: 0.01 });
    await page.touchscreen.tap(200, 200);
    expect(await player.state()).toBe('playing');
    await page.touchscreen.tap(600, 600);
    await expect.poll(() => player.state()).toBe('stopped');
    const session = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x: 200, y: 300 });
    for (const y of [280, 240, 200, 160]) await touch('touchMove', { x: 200, y });
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(() => player.state()).toBe('stopped');
  });
});

test('without hover the pointer changes nothing', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES });
  await player.box.hover();
  expect(await player.state()).toBe('stopped');
});
