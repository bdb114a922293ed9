import type { Page } from '@playwright/test';
import { expect, playerOf, test } from './fixtures';
import { TEN_FRAMES } from './harness/square';
import { moveIntoShadowTree } from './shadow-tree';

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

const buttonOf = (page: Page) => playerOf(page).box.getByRole('button', { name: 'Square', exact: true });

const hovering = { src: TEN_FRAMES, label: 'Square', hover: true, loop: true, speed: 0.01 };

test('is one button: the focus alone starts nothing, Enter and Space toggle, Escape and leaving stop', async ({
  page,
}) => {
  const player = playerOf(page);
  await player.load(hovering);
  await page.keyboard.press('Tab');
  await expect(buttonOf(page)).toBeFocused();
  await expect(player.box.getByRole('img')).toHaveCount(0);
  expect(await player.state()).toBe('stopped');
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    expect(await player.state()).toBe('playing');
    await expect(buttonOf(page)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press(key);
    expect(await player.state()).toBe('stopped');
    await expect(buttonOf(page)).toHaveAttribute('aria-pressed', 'false');
  }
  for (const key of ['Escape', 'Shift+Tab']) {
    await buttonOf(page).focus();
    await page.keyboard.press('Enter');
    expect(await player.state()).toBe('playing');
    await page.keyboard.press(key);
    expect(await player.state()).toBe('stopped');
  }
});

for (const place of ['the page', 'a shadow tree']) {
  test(`in ${place} it goes on playing when another window takes the focus`, async ({ page }) => {
    const player = playerOf(page);
    await player.load(hovering);
    if (place === 'a shadow tree') await moveIntoShadowTree(player.box);
    await buttonOf(page).focus();
    await page.keyboard.press('Enter');
    // As browsers tell of it: the focus is where it was.
    await buttonOf(page).dispatchEvent('focusout', { bubbles: true, composed: true });
    expect(await player.state()).toBe('playing');
    await buttonOf(page).blur();
    expect(await player.state()).toBe('stopped');
  });
}

test('a click leaves playing what the pointer has started', async ({ page }) => {
  const player = playerOf(page);
  await player.load(hovering);
  await buttonOf(page).click();
  expect(await player.events()).toEqual(['load', 'ready', 'play']);
});

test('a press while it loads counts once it is loaded', async ({ page }) => {
  const player = playerOf(page);
  await player.mount({ ...hovering, src: '/fault/hang' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await player.update({ src: TEN_FRAMES });
  await expect.poll(() => player.state()).toBe('playing');
});

test('a pointer that is there before the picture starts it', async ({ page }) => {
  const player = playerOf(page);
  await page.mouse.move(200, 200);
  await player.load(hovering);
  await expect.poll(() => player.state()).toBe('playing');
});

test('one that failed is no stop of the keyboard', async ({ page }) => {
  const player = playerOf(page);
  expect(await player.load({ ...hovering, src: '{"no": "animation"}' })).toBe('error');
  await expect(player.box.locator('button, [tabindex]')).toHaveCount(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('only a press starts it', async ({ page }) => {
    const player = playerOf(page);
    await page.mouse.move(200, 200);
    await player.load(hovering);
    await page.mouse.move(210, 210);
    await page.keyboard.press('Tab');
    await expect(buttonOf(page)).toBeFocused();
    expect(await player.events()).toEqual(['load', 'ready']);
    await page.mouse.down();
    await page.mouse.up();
    expect(await player.state()).toBe('playing');
    await page.mouse.down();
    await page.mouse.up();
    expect(await player.state()).toBe('stopped');
    await page.keyboard.press('Enter');
    expect(await player.state()).toBe('playing');
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a second tap stops it', async ({ page }) => {
    const player = playerOf(page);
    await player.load(hovering);
    for (const state of ['playing', 'stopped', 'playing', 'stopped']) {
      await page.touchscreen.tap(200, 200);
      expect(await player.state()).toBe(state);
    }
  });

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
