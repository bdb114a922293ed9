import type { Locator } from '@playwright/test';
import { loadWithControls, openPopover } from './controls';
import { expect, test } from './fixtures';

test.describe('keys', () => {
  test('send no form that the player stands in', async ({ page }) => {
    const player = await loadWithControls(page);
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.append(
        ...document.body.childNodes,
        Object.assign(document.createElement('button'), { type: 'submit' }),
      );
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        document.body.dataset.sent = '';
      });
      document.body.append(form);
    });
    const pressEnterIn = async (inputs: Locator) => {
      for (const input of await inputs.all()) {
        await input.focus();
        await input.press('Enter');
      }
    };
    await pressEnterIn(player.box.locator('input:visible'));
    // It closes when the focus leaves it.
    const popover = await openPopover(page, 'Background');
    await pressEnterIn(popover.locator('input'));
    await expect(page.locator('body[data-sent]')).toHaveCount(0);
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page.locator('body[data-sent]')).toHaveCount(1);
  });

  test('work after a press on the picture', async ({ page }) => {
    const player = await loadWithControls(page, { speed: 0.05 });
    await player.picture.click();
    await page.keyboard.press('Space');
    expect(await player.state()).toBe('playing');
    await page.keyboard.press('k');
    expect(await player.state()).toBe('paused');
    await page.keyboard.press('End');
    expect(await player.frame()).toBe(59);
    await page.keyboard.press('ArrowLeft');
    expect(await player.frame()).toBe(58);
    await page.keyboard.press('s');
    expect(await player.state()).toBe('stopped');
    await page.keyboard.press('l');
    await expect(player.button('Repeat')).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('Space that is held down acts once, and the page stays', async ({ page }) => {
    const player = await loadWithControls(page);
    await page.evaluate(() => {
      document.body.style.height = '300vh';
    });
    await player.picture.click();
    // Playwright repeats a key that is pressed again without being let go.
    for (let time = 0; time < 5; time += 1) await page.keyboard.down(' ');
    await page.keyboard.up(' ');
    expect(await player.events()).toEqual(['load', 'ready', 'play']);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('Space on a button is that button, once', async ({ page }) => {
    const player = await loadWithControls(page, { speed: 0.05 });
    await player.button('Play').focus();
    await page.keyboard.press('Space');
    expect(await player.events()).toEqual(['load', 'ready', 'play']);
    await player.button('Repeat').focus();
    await page.keyboard.press('Space');
    await expect(player.button('Repeat')).toHaveAttribute('aria-pressed', 'true');
    expect(await player.state()).toBe('playing');
  });

  test('are left to text boxes, to the page outside and to the browser', async ({ page }) => {
    const player = await loadWithControls(page);
    const background = await openPopover(page, 'Background');
    await background.getByRole('textbox', { name: 'Colour', exact: true }).focus();
    await page.keyboard.type('k s l?');
    await background.getByRole('slider', { name: 'Red' }).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await player.background()).toBe('#feffff');
    await page.keyboard.press('Escape');
    await player.field.focus();
    await page.keyboard.type('k');
    await player.button('Play').focus();
    await page.keyboard.press('Control+k');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('k');
    expect(await player.events()).toEqual(['load', 'ready']);
  });

  test('alone reach all that a mouse does', async ({ page }) => {
    const player = await loadWithControls(page);
    /** Presses Tab until the element has the focus. */
    const tabTo = async (target: Locator) => {
      for (let presses = 0; presses < 20; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('Tab does not reach the element.');
    };
    await tabTo(player.button('Play'));
    await page.keyboard.press('Enter');
    expect(await player.state()).toBe('playing');
    await tabTo(player.button('Stop'));
    await page.keyboard.press('Enter');
    expect(await player.state()).toBe('stopped');
    await tabTo(player.button('Repeat'));
    await page.keyboard.press('Enter');
    await expect(player.button('Repeat')).toHaveAttribute('aria-pressed', 'true');
    await tabTo(player.slider);
    await page.keyboard.press('PageUp');
    expect(await player.frame()).toBe(6);
    await tabTo(player.field);
    await page.keyboard.press('ArrowUp');
    expect(await player.frame()).toBe(7);
    await tabTo(player.button('Background'));
    await page.keyboard.press('Enter');
    const background = player.popover('Background');
    await expect(background.getByRole('slider', { name: 'Red' })).toBeFocused();
    await page.keyboard.press('Home');
    expect(await player.background()).toBe('#00ffff');
    await tabTo(background.getByRole('button', { name: 'Transparent' }));
    await page.keyboard.press('Enter');
    expect(await player.background()).toBe('transparent');
    await page.keyboard.press('Escape');
    await expect(player.button('Background')).toBeFocused();
    await tabTo(player.button('Snapshot'));
    await page.keyboard.press('Enter');
    await expect(player.popover('Snapshot').getByRole('button', { name: 'Download SVG' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    expect(await player.frame()).toBe(8);
    await page.keyboard.press('ArrowLeft');
    expect(await player.frame()).toBe(7);
    for (const format of ['svg', 'png']) {
      await tabTo(player.popover('Snapshot').getByRole('button', { name: `Download ${format}` }));
      const download = page.waitForEvent('download');
      await page.keyboard.press('Enter');
      expect((await download).suggestedFilename()).toBe(`snapshot.${format}`);
    }
    await tabTo(player.popover('Snapshot').getByRole('button', { name: 'Copy PNG' }));
    await page.keyboard.press('Enter');
    await expect(player.popover('Snapshot').getByRole('status')).toHaveText('Copied.');
    await page.keyboard.press('Escape');
    await tabTo(player.button('Keyboard shortcuts'));
    await page.keyboard.press('Enter');
    await expect(player.popover('Keyboard shortcuts')).toContainText('Play or pause');
  });

  test('that the host changes do what it says, are told so, and leave theirs free', async ({ page }) => {
    const player = await loadWithControls(page, {
      shortcuts: { play: ['p'], back: [','], forward: ['.'], stop: [], help: ['h'] },
    });
    await player.picture.click();
    await page.keyboard.press('.');
    await page.keyboard.press('.');
    expect(await player.frame()).toBe(2);
    await page.keyboard.press(',');
    expect(await player.frame()).toBe(1);
    for (const free of ['k', 'Space', 's', 'ArrowRight', '?']) await page.keyboard.press(free);
    expect(await player.frame()).toBe(1);
    expect(await player.state()).toBe('paused');
    await page.keyboard.press('p');
    expect(await player.state()).toBe('playing');
    await expect(player.button('Pause')).toHaveAttribute('aria-keyshortcuts', 'p');
    await expect(player.button('Stop')).not.toHaveAttribute('aria-keyshortcuts');
    await page.keyboard.press('h');
    const list = player.popover('Keyboard shortcuts');
    await expect(list.locator('dt').first()).toHaveText('P');
    await expect(list.locator('dd')).toHaveText([
      'Play or pause',
      'One frame back or forward',
      'First or last frame',
      'Repeat on or off',
      'This list',
    ]);
  });

  test('that the host changes keep their arrows from right to left, where only back and forward change places', async ({
    page,
  }) => {
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const player = await loadWithControls(page, { shortcuts: { stop: ['ArrowLeft'] } });
    await player.seek(30);
    await player.button('Stop').focus();
    await expect(player.bar.getByRole('tooltip')).toHaveText('Stop←');
    await expect(player.button('Stop')).toHaveAttribute('aria-keyshortcuts', 'ArrowLeft');
    await page.keyboard.press('ArrowRight');
    expect(await player.frame()).toBe(29);
    await page.keyboard.press('ArrowLeft');
    expect(await player.frame()).toBe(0);
    await page.keyboard.press('?');
    const rows = player.popover('Keyboard shortcuts').locator('dl > div');
    await expect(rows.filter({ hasText: 'Stop' }).locator('kbd')).toHaveText(['←']);
    await expect(rows.filter({ hasText: 'One frame' }).locator('kbd')).toHaveText(['→']);
  });

  test('that are switched off are left to the page; buttons, fields and the slider keep theirs', async ({
    page,
  }) => {
    const player = await loadWithControls(page, { shortcuts: false });
    await player.picture.click();
    for (const key of ['k', 'Space', 's', 'l', 'ArrowRight', 'End', '?']) await page.keyboard.press(key);
    expect(await player.events()).toEqual(['load', 'ready']);
    await expect(player.bar.locator('button[aria-keyshortcuts]')).toHaveCount(0);
    await expect(player.button('Keyboard shortcuts')).toHaveCount(0);
    await player.slider.focus();
    await page.keyboard.press('ArrowRight');
    expect(await player.frame()).toBe(1);
    await player.button('Play').focus();
    await page.keyboard.press('Space');
    expect(await player.state()).toBe('playing');
    await player.update({ shortcuts: undefined });
    await page.keyboard.press('k');
    expect(await player.state()).toBe('paused');
  });
});
