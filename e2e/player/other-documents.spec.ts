import type { FrameLocator, Page } from '@playwright/test';
import { EVERY_BUTTON } from '@/player/ui/controls/buttons';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { boundingBox } from './bounding-box';
import { expect, playerOf, readFont, isolatedTest as test } from './fixtures';
import type { Place, SerialisableProps } from './harness/page';
import { square, squareWithText } from './harness/square';

/**
 * Loads a player with controls in a shadow root, an iframe or another window.
 * @returns the player, the page that receives the input, and locators
 */
async function loadIn(page: Page, place: Place, changed?: SerialisableProps) {
  const player = playerOf(page);
  const popup = place === 'window' ? page.waitForEvent('popup') : page;
  const props = { src: square(), controls: true, label: 'Square', buttons: [...EVERY_BUTTON], loop: true };
  await player.load({ ...props, ...changed }, { place, width: 492, height: 492 });
  const inputPage = await popup;
  const view: Page | FrameLocator = place === 'iframe' ? page.frameLocator('iframe') : inputPage;
  const box = view.locator('#box-player');
  const button = (name: string) => box.getByRole('button', { name, exact: true });
  await expect(button('Play')).toBeVisible();
  return { ...player, page: inputPage, view, box, button, slider: box.getByRole('slider', { name: 'Seek' }) };
}

for (const place of ['shadow root', 'iframe', 'window'] as const) {
  const details = exhaustiveUnless(place === 'window');
  test(`keys, pointers, popovers and full screen work in a separate ${place}`, details, async ({ page }) => {
    const player = await loadIn(page, place);
    const { keyboard, mouse } = player.page;
    await player.button('Repeat').focus();
    await keyboard.press('End');
    expect(await player.frame()).toBe(59);
    await keyboard.press('k');
    expect(await player.state()).toBe('playing');
    const field = player.box.getByRole('spinbutton', { name: 'Frame' });
    await field.focus();
    await keyboard.press('k');
    const before = await field.inputValue();
    const frame = await player.frame();
    await expect.poll(() => player.frame()).not.toBe(frame);
    expect(await player.state()).toBe('playing');
    await expect(field).toHaveValue(before);

    const slider = await boundingBox(player.slider);
    await mouse.move(slider.x + 20, slider.y + 40);
    await mouse.down();
    await mouse.move(slider.x + 60, slider.y + 40, { steps: 3 });
    await mouse.move(slider.x + 60, slider.y - 50);
    const held = await player.frame();
    await mouse.up();
    await expect.poll(() => player.frame()).not.toBe(held);

    await player.button('Stop').hover();
    const tooltip = player.box.getByRole('tooltip');
    await expect(tooltip).toBeVisible();
    await keyboard.press('Escape');
    await expect(tooltip).toBeHidden();

    await player.button('Background').click();
    await expect(player.box.getByRole('slider', { name: 'Red' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(player.button('Background')).toBeFocused();
    await keyboard.press('f');
    await expect(player.button('Exit full screen')).toBeVisible();
    await keyboard.press('f');
    await expect(player.button('Full screen')).toBeVisible();
  });
}

for (const place of ['iframe', 'window'] as const) {
  const details = exhaustiveUnless(place === 'window');
  test(`a separate ${place} plays without the app, and reduces motion`, details, async ({ page }) => {
    const player = await loadIn(page, place);
    // Browsers don't run the animation frames of a hidden window.
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0;
    });
    await player.play();
    await expect.poll(() => player.frame()).toBeGreaterThan(0);
    await player.page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => player.state()).toBe('paused');
  });

  test(`text in a separate ${place} uses the font of its file`, details, async ({ page }) => {
    const { fonts, ...animation } = squareWithText();
    const [regular, bold] = await Promise.all(
      [400, 700].map(async (weight) => {
        const fPath = `data:font/woff2;base64,${(await readFont(weight)).toString('base64')}`;
        return { ...animation, fonts: { list: fonts.list.map((font) => ({ ...font, fPath, origin: 3 })) } };
      }),
    );
    const player = await loadIn(page, place, { src: { ...animation, fonts } });
    const width = () =>
      player.box
        .locator('text:not(defs *)')
        .first()
        .evaluate((text) => text.getBoundingClientRect().width);
    const fallback = await width();
    await player.update({ src: regular });
    await expect.poll(width).not.toBe(fallback);
    const narrow = await width();
    await player.update({ src: bold });
    await expect.poll(width).toBeGreaterThan(narrow);
    const fontCount = () => player.view.locator('body').evaluate((body) => body.ownerDocument.fonts.size);
    expect(await fontCount()).toBe(1);
    await player.update({ src: '' });
    await expect.poll(fontCount).toBe(0);
  });

  test(`scrolling a separate ${place} moves an animation with scrub`, details, async ({ page }) => {
    const player = await loadIn(page, place, { scrub: 'scroll' });
    await player.view.locator('body').evaluate((body) => {
      body.style.padding = '1000px 0';
    });
    let before = 0;
    for (const top of [800, 900, 1000]) {
      await player.view
        .locator('body')
        .evaluate(({ ownerDocument }, top) => ownerDocument.defaultView?.scrollTo({ top }), top);
      await expect.poll(() => player.frame()).toBeGreaterThan(before);
      before = await player.frame();
    }
  });
}
