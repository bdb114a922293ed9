import type { Page } from '@playwright/test';
import { loadWithControls, openPopover } from './controls';
import { expect, setStyles, test, touchTest } from './fixtures';
import { scrollByTouch } from './scrolling';

/** A point on the animation, outside of popovers. */
const POINT = { x: 30, y: 30 };
const click = (page: Page) => page.mouse.click(POINT.x, POINT.y);

test('a click on the animation plays and pauses, and keeps the shortcuts working', async ({ page }) => {
  const player = await loadWithControls(page);
  await click(page);
  await expect(player.button('Pause')).toBeVisible();
  await click(page);
  await expect(player.button('Play')).toBeVisible();
  await page.keyboard.press('End');
  expect(await player.frame()).toBe(59);
  expect(await player.events()).toEqual(['load', 'ready', 'play', 'pause']);
});

test('drags, clicks with modifier keys, and clicks that close a popover play nothing', async ({ page }) => {
  const player = await loadWithControls(page);
  await page.mouse.move(POINT.x, POINT.y);
  await page.mouse.down();
  await page.mouse.move(POINT.x + 40, POINT.y, { steps: 4 });
  await page.mouse.up();
  for (const key of ['Shift', 'Control', 'Alt', 'Meta']) {
    await page.keyboard.down(key);
    await click(page);
    await page.keyboard.up(key);
  }
  const popover = await openPopover(page, 'Snapshot');
  await click(page);
  await expect(popover).toBeHidden();
  expect(await player.events()).toEqual(['load', 'ready']);
  // A click in the same task in which the popover has closed.
  await openPopover(page, 'Snapshot');
  await popover.evaluate((element: HTMLElement) => {
    element.hidePopover();
    const stage = window.harness.box('player').querySelector('.player-stage');
    for (const type of ['pointerdown', 'click'])
      stage?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 30, clientY: 30 }));
  });
  await expect(player.button('Pause')).toBeVisible();
});

test('a double click toggles full screen, and doesn’t change playback', async ({ page }) => {
  const player = await loadWithControls(page, { buttons: ['play', 'fullscreen'] });
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.mouse.dblclick(POINT.x, POINT.y);
  await expect.poll(isFull).toBe(true);
  await page.mouse.dblclick(POINT.x, POINT.y);
  await expect.poll(isFull).toBe(false);
  await expect(player.button('Play')).toBeVisible();
  await player.update({ buttons: ['play'] });
  await page.mouse.dblclick(POINT.x, POINT.y);
  expect(await player.events()).toEqual(['load', 'ready', ...Array(3).fill(['play', 'pause']).flat()]);
  expect(await isFull()).toBe(false);
});

touchTest('a double tap at a side of the animation moves by a tenth', async ({ page }) => {
  const player = await loadWithControls(page, { speed: 0.001 });
  const doubleTap = async (x: number) => {
    for (const _ of ['first', 'second']) await page.touchscreen.tap(x, 100);
  };
  await doubleTap(380);
  await expect.poll(() => player.frame()).toBe(6);
  await doubleTap(380);
  await expect.poll(() => player.frame()).toBe(12);
  await doubleTap(20);
  await expect.poll(() => player.frame()).toBe(6);
  await doubleTap(200);
  expect(await player.frame()).toBe(6);
});

test('the app can handle clicks on the animation itself, or put it in a link', async ({ page }) => {
  const player = await loadWithControls(page);
  await player.box.evaluate((box) =>
    box.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await click(page);
  await player.update({ clickToPlay: false });
  await click(page);
  await player.update({ clickToPlay: true, label: '' });
  await click(page);
  await player.update({ label: 'Square' });
  await player.box.evaluate((box) => {
    const link = Object.assign(document.createElement('a'), { href: '#followed' });
    box.replaceWith(link);
    link.append(box);
  });
  await click(page);
  await expect(page).toHaveURL(/#followed$/);
  expect(await player.events()).toEqual(['load', 'ready']);
});

touchTest('a tap on the animation plays and pauses, but scrolling does not', async ({ page }) => {
  const player = await loadWithControls(page);
  await setStyles(page, 'body { height: 300vh }');
  await page.touchscreen.tap(200, 200);
  await expect(player.button('Pause')).toBeVisible();
  await scrollByTouch(page);
  expect(await player.events()).toEqual(['load', 'ready', 'play']);
});
