import type { Locator, Page } from '@playwright/test';
import { EVERY_BUTTON } from '@/player/ui/controls/buttons';
import { english } from '@/player/ui/labels/english';
import { boundingBox } from './bounding-box';
import { loadWithControls, openPopover } from './controls';
import { expect, isolatedTest, playerOf, test } from './fixtures';
import type { SerialisableProps } from './harness/page';
import { square } from './harness/square';
import { hebrew } from './hebrew';

/** Two Hebrew words for the picture, and its controls. */
const LABEL = 'ריבוע אדום';

/** Loads the player in Hebrew, on a page from right to left. */
async function loadHebrew(page: Page, props: SerialisableProps = {}, width = 640) {
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    document.documentElement.lang = 'he';
  });
  const player = playerOf(page);
  await player.load(
    {
      src: square(),
      label: LABEL,
      controls: true,
      labels: hebrew,
      buttons: EVERY_BUTTON,
      loop: true,
      ...props,
    },
    { width, height: 400 },
  );
  const bar = player.box.getByRole('group', { name: `${LABEL}: ${hebrew.controls}` });
  await expect(bar).toBeVisible();
  const button = (name: string) => bar.getByRole('button', { name, exact: true });
  return { ...player, bar, button, slider: bar.getByRole('slider', { name: hebrew.seek, exact: true }) };
}

/** Latin letters that a visitor reads or hears in an element, apart from keys, colours and files. */
const latinWords = (element: Locator) =>
  element.evaluate((root) => {
    const texts = [root, ...root.querySelectorAll('*')].flatMap((part) => [
      ...[...part.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue),
      ...['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt'].map((name) =>
        part.getAttribute(name),
      ),
    ]);
    return texts.flatMap((text) => text?.match(/[a-z]{2,}/gi) ?? []);
  });

test('every word of the bar and its popovers is in the language of the labels', async ({ page }) => {
  const player = await loadHebrew(page);
  expect(await latinWords(player.box)).toEqual([]);
  const popovers = [hebrew.background, hebrew.snapshot, 'מהירות: ×1', hebrew.shortcuts];
  for (const name of popovers) {
    if (name === hebrew.shortcuts) {
      await player.button(hebrew.play).focus();
      await page.keyboard.press('?');
    } else {
      await player.button(name).click();
    }
    const popover = page.getByRole('dialog', { name: name.split(':')[0], exact: true });
    await expect(popover).toBeVisible();
    if (name === hebrew.background) {
      const colour = popover.getByRole('textbox', { name: hebrew.color, exact: true });
      await colour.fill('#1');
      await colour.blur();
      await expect(popover.getByText(hebrew.invalidColor)).toBeVisible();
    }
    expect(await latinWords(popover), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
  }
});

isolatedTest('what keys do is told in it, with decimals as it writes them', async ({ page }) => {
  await page.clock.install();
  const player = await loadHebrew(page, { speed: 0.5 });
  await expect(player.button('מהירות: ×0.5')).toBeVisible();
  const status = player.bar.getByRole('status').first();
  await player.button(hebrew.background).focus();
  for (const [key, text] of [
    ['l', hebrew.repeatOff],
    ['l', hebrew.repeatOn],
    ['k', hebrew.playing],
    ['k', hebrew.paused],
    ['s', hebrew.stopped],
    ['End', '1.0 שניות, תמונה 59 מתוך 59'],
  ] as const) {
    await page.keyboard.press(key);
    // It is told after a rest.
    await page.clock.fastForward(1000);
    await expect(status).toHaveText(text);
  }
});

test('a failure is told in it', async ({ page }) => {
  const player = await loadHebrew(page);
  await player.update({ src: '/fault/lottie?status=500' });
  await expect(player.box.getByRole('alert')).toHaveText(`„${LABEL}” לא נטען. נסו שוב מאוחר יותר.`);
  expect(await latinWords(player.box)).toEqual([]);
  await expect(player.box.getByRole('button', { name: hebrew.retry })).toBeEnabled();
});

test('from right to left the bar, its keys and their list run the other way', async ({ page }) => {
  const player = await loadHebrew(page);
  const play = await boundingBox(player.button(hebrew.play));
  const slider = await boundingBox(player.slider);
  const last = await boundingBox(player.button(hebrew.fullscreen));
  expect(play.x).toBeGreaterThan(slider.x);
  expect(slider.x).toBeGreaterThan(last.x);
  await player.slider.focus();
  await page.keyboard.press('ArrowLeft');
  expect(await player.frame()).toBe(1);
  await page.mouse.click(slider.x + 10, slider.y + slider.height / 2);
  expect(await player.frame()).toBe(59);
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: hebrew.shortcuts });
  const keysOf = (action: string) =>
    list.locator('div', { has: page.getByText(action, { exact: true }) }).locator('kbd');
  await expect(keysOf(hebrew.oneFrame)).toHaveText(['→', '←']);
});

for (const width of [272, 640]) {
  test(`from right to left every popover stays inside the viewport, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width: width + 16, height: 640 });
    const player = await loadHebrew(page, {}, width);
    const names = width === 272 ? [hebrew.more] : [hebrew.background, hebrew.snapshot, 'מהירות: ×1'];
    for (const name of names) {
      await player.button(name).click();
      const popover = page.getByRole('dialog', { name: name.split(':')[0], exact: true });
      const box = await boundingBox(popover);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width + 16);
      await page.keyboard.press('Escape');
    }
    await player.button(hebrew.play).hover();
    const tooltip = await boundingBox(player.bar.getByRole('tooltip'));
    const bar = await boundingBox(player.bar);
    expect(tooltip.x + tooltip.width).toBeLessThanOrEqual(bar.x + bar.width + 0.5);
  });
}

test('labels that change take effect at once', async ({ page }) => {
  const player = await loadHebrew(page);
  await player.update({ labels: english });
  await expect(player.box.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await openPopover(page, 'Snapshot');
});

test('a language that is no tag leaves decimals as in English', async ({ page }) => {
  const player = await loadWithControls(page, {
    labels: { ...english, locale: 'en_US' },
    buttons: ['speed'],
    speed: 0.5,
  });
  await expect(player.button('Speed: 0.5×')).toBeVisible();
  await expect(player.slider).toHaveAttribute('aria-valuetext', '0.0 seconds, frame 0 of 59');
});
