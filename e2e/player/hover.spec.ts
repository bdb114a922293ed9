import type { Page } from '@playwright/test';
import { expect, playerOf, test } from './fixtures';
import { TEN_FRAMES } from './harness/square';
import { moveIntoShadowTree } from './shadow-tree';

const buttonOf = (page: Page) => playerOf(page).box.getByRole('button', { name: 'Square', exact: true });

const pointElsewhere = (page: Page) => page.mouse.move(600, 600);

const hovering = { src: TEN_FRAMES, label: 'Square', hover: true, loop: true, speed: 0.01 };

test('plays while the pointer is over it, and ignores clicks meanwhile', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES });
  await player.box.hover();
  expect(await player.state()).toBe('stopped');
  await pointElsewhere(page);
  await player.update(hovering);
  await player.box.hover();
  await buttonOf(page).click();
  expect(await player.state()).toBe('playing');
  await pointElsewhere(page);
  expect([await player.state(), await player.frame()]).toEqual(['stopped', 0]);
  expect(await player.events()).toEqual(['load', 'ready', 'play', 'stop']);
});

test('plays backwards with hoverOut="reverse" when a worker renders', async ({ page }) => {
  const player = playerOf(page);
  const reversing = { ...hovering, hoverOut: 'reverse', renderer: 'canvas', speed: 2 } as const;
  await player.load(reversing, { listensToFrames: false });
  await player.box.hover();
  await expect.poll(() => player.frame()).toBeGreaterThan(3);
  await pointElsewhere(page);
  await expect.poll(() => player.events()).toEqual(['load', 'ready', 'play', 'stop']);
});

test('keeps the same element under the pointer, because browsers dispatch no pointerleave for a removed element', async ({
  page,
}) => {
  const player = playerOf(page);
  const elementAtCenter = () => page.evaluateHandle(() => document.elementFromPoint(200, 200));
  await player.mount({ src: TEN_FRAMES, hover: true, poster: 'data:image/svg+xml,<svg/>' });
  const before = await elementAtCenter();
  expect(await player.settled()).toBe('stopped');
  await player.update({ renderer: 'canvas' });
  expect(await player.settled()).toBe('stopped');
  expect(await (await elementAtCenter()).evaluate((element, other) => element === other, before)).toBe(true);
});

test('is one button: focus alone plays nothing, Enter and Space toggle, Escape and leaving stop', async ({
  page,
}) => {
  const player = playerOf(page);
  await player.load(hovering);
  await page.keyboard.press('Tab');
  await expect(buttonOf(page)).toBeFocused();
  await expect(player.box.getByRole('img')).toHaveCount(0);
  expect(await player.state()).toBe('stopped');
  for (const [key, other] of [
    ['Enter', 'Enter'],
    ['Space', 'Space'],
    ['Enter', 'Escape'],
    ['Enter', 'Shift+Tab'],
  ] as const) {
    await buttonOf(page).focus();
    await page.keyboard.press(key);
    expect(await player.state()).toBe('playing');
    await expect(buttonOf(page)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press(other);
    expect(await player.state()).toBe('stopped');
    await expect(buttonOf(page)).toHaveAttribute('aria-pressed', 'false');
  }
});

test('keeps playing when another window takes the focus, in a shadow tree too', async ({ page }) => {
  const player = playerOf(page);
  await player.load(hovering);
  for (const isInShadowTree of [false, true]) {
    if (isInShadowTree) await moveIntoShadowTree(player.box);
    await buttonOf(page).focus();
    await page.keyboard.press('Enter');
    // Browsers dispatch this event although the button stays the active element.
    await buttonOf(page).dispatchEvent('focusout', { bubbles: true, composed: true });
    expect(await player.state()).toBe('playing');
    await buttonOf(page).blur();
    expect(await player.state()).toBe('stopped');
  }
});

test('plays when the pointer is over it before the animation has loaded, and has no tab stop after a failure', async ({
  page,
}) => {
  const player = playerOf(page);
  await page.mouse.move(200, 200);
  await player.load(hovering);
  await expect.poll(() => player.state()).toBe('playing');
  await player.update({ src: '{"no": "animation"}' });
  expect(await player.settled()).toBe('error');
  await expect(player.box.locator('button, [tabindex]')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap plays, a tap there or elsewhere stops, and a scrolling finger does nothing', async ({
    page,
  }) => {
    const player = playerOf(page);
    await page.evaluate(() => {
      document.body.style.height = '300vh';
    });
    await player.load(hovering);
    for (const [x, state] of [
      [200, 'playing'],
      [200, 'stopped'],
      [200, 'playing'],
      [600, 'stopped'],
    ] as const) {
      await page.touchscreen.tap(x, x);
      await expect.poll(() => player.state()).toBe(state);
    }
    const session = await page.context().newCDPSession(page);
    for (const y of [300, 280, 240, 200, 160]) {
      const type = y === 300 ? 'touchStart' : 'touchMove';
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 200, y }] });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(() => player.state()).toBe('stopped');
  });
});
