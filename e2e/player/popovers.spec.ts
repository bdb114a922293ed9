import { EVERY_BUTTON } from '@/player/ui/controls/buttons';
import { boundingBox } from './bounding-box';
import { loadWithControls, openPopover, POPOVERS } from './controls';
import { expect, nextFrame, setStyles, test, touchTest } from './fixtures';

test('the focus moves into a popover when it opens, and back when it closes', async ({ page }) => {
  const player = await loadWithControls(page);
  for (const name of ['Background', 'Snapshot']) {
    const button = player.button(name);
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    const first = player.popover(name).locator('input, button').filter({ visible: true }).first();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => button.click(),
      () => page.mouse.click(799, 599),
    ]) {
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(first).toBeFocused();
      await close();
      await expect(player.popover(name)).toBeHidden();
      await expect(button).toBeFocused();
    }
  }
  await player.picture.click();
  await page.keyboard.press('?');
  await expect(player.popover('Keyboard shortcuts')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(player.picture).toBeFocused();
});

test('a popover closes when Tab or Shift+Tab moves the focus out of it', async ({ page }) => {
  const player = await loadWithControls(page);
  // Add focusable elements before and after the player.
  await page.evaluate(() => {
    document.body.prepend(document.createElement('button'));
    document.body.append(document.createElement('button'));
  });
  for (const name of POPOVERS) {
    for (const key of ['Tab', 'Shift+Tab']) {
      const popover = await openPopover(page, name);
      // The popover takes the focus in a separate task after it opens.
      await page.locator(':popover-open:focus-within').waitFor();
      const parts = await popover.locator('button, input').count();
      for (let press = 0; press <= parts + 1; press += 1) {
        if (await popover.isVisible()) await page.keyboard.press(key);
      }
      await expect(popover, `${name}, ${key}`).toBeHidden();
      await expect(page.locator(':focus:not(body, [popover] *, [popover])')).toHaveCount(1);
      await player.picture.click();
    }
  }
});

test('every popover fits into a viewport that is 320 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await loadWithControls(page, {}, 304);
  for (const name of POPOVERS) {
    const popover = await openPopover(page, name);
    await expect(popover).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await popover.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
  }
});

test('popovers are above the bar, within its width, and centered if possible', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  const player = await loadWithControls(page, { buttons: [...EVERY_BUTTON] }, 700);
  const bar = await boundingBox(player.bar);
  for (const name of ['Background', 'Snapshot', 'Speed']) {
    const button = page.getByRole('button', { name: new RegExp(`^${name}`) });
    await button.click();
    const [box, anchor] = [await boundingBox(page.locator(':popover-open')), await boundingBox(button)];
    expect(box.x).toBeGreaterThanOrEqual(bar.x);
    expect(box.x + box.width).toBeLessThanOrEqual(bar.x + bar.width);
    expect(box.y + box.height).toBeLessThanOrEqual(anchor.y);
    const centred = anchor.x + (anchor.width - box.width) / 2;
    expect(box.x).toBeCloseTo(Math.min(centred, bar.x + bar.width - box.width - 8), 0);
    await page.keyboard.press('Escape');
  }
});

// popover-button.test.ts tests the positions.
test('a popover is next to its button in browsers without CSS anchor positioning', async ({ page }) => {
  await page.evaluate(() => {
    CSS.supports = (name: string) => name !== 'position-area';
  });
  await setStyles(
    page,
    'body { height: 2000px } .player-popover { position-area: none; position-try: none; margin: 0; max-block-size: calc(100dvb - 16px) }',
  );
  await page.setViewportSize({ width: 800, height: 900 });
  const player = await loadWithControls(page);
  const popover = await openPopover(page, 'Background');
  for (const change of [
    () => page.setViewportSize({ width: 400, height: 700 }),
    () => page.evaluate(() => window.scrollBy(0, 40)),
    () => popover.evaluate((element) => Object.assign(element.style, { height: '200px' })),
    () => page.keyboard.press('Escape').then(() => openPopover(page, 'Background')),
  ]) {
    await change();
    await expect(async () => {
      const [box, anchor] = [await boundingBox(popover), await boundingBox(player.button('Background'))];
      const gap = box.y < anchor.y ? anchor.y - box.y - box.height : box.y - anchor.y - anchor.height;
      expect(gap).toBeCloseTo(8, 0);
    }).toPass({ timeout: 2000 });
  }
});

test('the color picker resolves CSS colors, even in forced-colors mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const player = await loadWithControls(page, { background: 'rebeccapurple' });
  const popover = await openPopover(page, 'Background');
  const text = popover.getByRole('textbox', { name: 'Color', exact: true });
  await expect(text).toHaveValue('#663399');
  expect(await player.background()).toBe('rebeccapurple');
  await popover.getByLabel('Pick a color').fill('#abcdef');
  await expect(text).toHaveValue('#abcdef');
  await player.update({ background: 'transparent' });
  await expect(popover.getByRole('button', { name: 'Transparent', pressed: true })).toBeVisible();
  await expect(text).toHaveValue('');
});

test('the wheel over the snapshot popover steps through frames without scrolling', async ({ page }) => {
  const player = await loadWithControls(page);
  await setStyles(page, 'body { height: 5000px }');
  await page.evaluate(() => scrollTo(0, 40));
  const popover = await openPopover(page, 'Snapshot');
  // Without a touchscreen, notes replace the step buttons.
  await expect(popover.getByText('Scroll with mousewheel to find exact frame')).toBeVisible();
  await expect(popover.getByRole('button', { name: 'frame' })).toHaveCount(0);
  await expect(popover.getByRole('button').first()).toBeFocused();
  await popover.hover();
  const scrollBefore = await page.evaluate(() => scrollY);
  // Turn the wheel further down than up. With equal amounts, a scrolling page would end where it started.
  for (const delta of [-100, 100, 100, 100]) {
    const frame = delta < 0 ? 1 : 0;
    await page.mouse.wheel(0, delta);
    await expect(popover.getByText(`Frame ${frame}`, { exact: true })).toBeVisible();
    expect(await player.frame()).toBe(frame);
  }
  await nextFrame(page, 2);
  expect(await page.evaluate(() => scrollY)).toBe(scrollBefore);
});

touchTest('a popover does not cover the animation if there is room below the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const player = await loadWithControls(page, {}, 390);
  const bar = await boundingBox(player.bar);
  const place = async (name: string) => {
    const box = await boundingBox(await openPopover(page, name));
    await page.keyboard.press('Escape');
    return box;
  };
  for (const name of ['Background', 'Snapshot'])
    expect((await place(name)).y).toBeGreaterThanOrEqual(bar.y + bar.height);
  await page.setViewportSize({ width: 390, height: bar.y + bar.height + 20 });
  const above = await place('Background');
  expect(above.y).toBeGreaterThanOrEqual(0);
  expect(above.y + above.height).toBeLessThanOrEqual(bar.y + bar.height);
});

touchTest('the snapshot panel has step buttons instead of notes on the wheel and keys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const player = await loadWithControls(page, {}, 390);
  const panel = await openPopover(page, 'Snapshot');
  for (const [name, frame] of [
    ['Next frame', 1],
    ['Next frame', 2],
    ['Previous frame', 1],
  ] as const) {
    await panel.getByRole('button', { name }).tap();
    await expect(panel.getByText(`Frame ${frame}`)).toBeVisible();
    expect(await player.frame()).toBe(frame);
  }
  await expect(panel.getByText(/mousewheel|Arrow keys/).filter({ visible: true })).toHaveCount(0);
});

touchTest('a tap opens and closes a popover, whose controls are at least 44 px high', async ({ page }) => {
  const player = await loadWithControls(page, { buttons: EVERY_BUTTON }, 686);
  await player.button('Snapshot').tap();
  await expect(player.popover('Snapshot')).toBeVisible();
  await page.touchscreen.tap(799, 1);
  await expect(player.popover('Snapshot')).toBeHidden();
  for (const [name, dialog] of [['Background'], ['Snapshot'], ['Speed: 1×', 'Speed']] as const) {
    const popover = await openPopover(page, name, dialog);
    for (const part of await popover.locator('button, input').all())
      expect((await boundingBox(part)).height, `${name}: ${part}`).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
  }
});
