import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, playerOf, test } from './fixtures';
import { square } from './harness/square';

type Props = Parameters<ReturnType<typeof playerOf>['load']>[0];

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own
  interface Window {
    /** Whether each turn of the wheel was kept from the page. */
    wheels: boolean[];
    /** Listeners on the window. */
    listening: number;
  }
}

const POPOVERS = ['Background', 'Snapshot', 'Keyboard shortcuts'] as const;

/** A player with its bar, once both are there. */
async function load(page: Page, props: Props = {}, width = 400) {
  const player = playerOf(page);
  await player.load(
    { src: square(), controls: true, label: 'Square', ...props },
    { width, height: width + 60 },
  );
  const bar = player.box.getByRole('group', { name: 'Square: controls' });
  await expect(bar).toBeVisible();
  return {
    ...player,
    bar,
    button: (name: string) => bar.getByRole('button', { name, exact: true }),
    popover: (name: string) => page.getByRole('dialog', { name }),
    slider: bar.getByRole('slider', { name: 'Seek' }),
    field: bar.getByRole('spinbutton', { name: 'Frame' }),
    picture: player.box.getByRole('img', { name: 'Square' }),
    status: bar.getByRole('status').first(),
    background: () => player.box.locator('svg rect').first().getAttribute('fill'),
  };
}

async function open(page: Page, player: Awaited<ReturnType<typeof load>>, name: string) {
  if (name === 'Keyboard shortcuts') {
    await player.button('Play').focus();
    await page.keyboard.press('?');
  } else {
    await player.button(name).click();
  }
  await expect(player.popover(name)).toBeVisible();
  return player.popover(name);
}

const nameOfFocused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

test.describe('the bar', () => {
  test('shows its parts in the order of the contract, 60 px high', async ({ page }) => {
    const { bar } = await load(page);
    const names = await bar
      .locator('button, input')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')));
    expect(names).toEqual([
      'Play',
      'Stop',
      'Repeat',
      'Seek',
      'Frame',
      'Background',
      'Snapshot',
      'Keyboard shortcuts',
    ]);
    expect((await bar.boundingBox())?.height).toBe(60);
  });

  test('shows only the buttons asked for, in the order given, and always the slider', async ({ page }) => {
    const { bar, slider, update, button } = await load(page, { buttons: ['snapshot', 'play'] });
    await expect(slider).toBeVisible();
    await expect(button('Play')).toBeVisible();
    await expect(button('Snapshot')).toBeVisible();
    await expect(button('Stop')).toHaveCount(0);
    await update({ buttons: ['stop'] });
    await expect(button('Stop')).toBeVisible();
    const order = () =>
      bar
        .locator('button, input')
        .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')));
    await update({ buttons: ['play', 'frame', 'repeat', 'stop'] });
    expect((await order()).slice(0, 5)).toEqual(['Play', 'Seek', 'Frame', 'Repeat', 'Stop']);
    await update({ buttons: ['snapshot', 'play'] });
    expect((await order()).slice(0, 3)).toEqual(['Seek', 'Snapshot', 'Play']);
    await update({ buttons: ['stop'] });
    await expect(bar.getByRole('spinbutton')).toHaveCount(0);
  });

  test('says what the player does and changes it', async ({ page }) => {
    const player = await load(page, { speed: 0.05 });
    await player.button('Play').click();
    await expect(player.status).toHaveText('Playing');
    await player.button('Pause').click();
    await expect(player.status).toHaveText('Paused');
    await player.button('Stop').click();
    await expect(player.status).toHaveText('Stopped');
    expect(await player.events()).toEqual(['load', 'ready', 'play', 'pause', 'stop']);
    await expect(player.button('Repeat')).toHaveAttribute('aria-pressed', 'false');
    await player.button('Repeat').click();
    await expect(player.button('Repeat')).toHaveAttribute('aria-pressed', 'true');
  });

  test('goes back to the passes of the host when repeat comes on again', async ({ page }) => {
    const player = await load(page, { loop: 2, src: square({ frames: 4 }) });
    await player.button('Repeat').click();
    await player.button('Repeat').click();
    await player.button('Play').click();
    await expect.poll(player.events).toEqual(['load', 'ready', 'play', 'loop', 'complete']);
  });

  test('stays in the error state, disabled, and works again after it', async ({ page }) => {
    const player = await load(page, { src: '{"no": "animation"}' });
    await expect(player.box.getByRole('alert')).not.toBeEmpty();
    for (const part of await player.bar.locator('button, input').all()) await expect(part).toBeDisabled();
    await player.update({ src: square() });
    await expect(player.button('Play')).toBeEnabled();
  });

  for (const width of [200, 272, 290, 299, 320, 480, 768, 1904]) {
    test(`fits into ${width} px with every part in reach`, async ({ page }) => {
      await page.setViewportSize({ width: width + 16, height: 800 });
      const { bar } = await load(page, { src: square({ frames: 1200 }) }, width);
      const edge = await bar.boundingBox();
      for (const part of await bar.locator('button:not([aria-keyshortcuts="?"]), input').all()) {
        const box = await part.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(edge?.x ?? 0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0));
        expect(box?.height).toBeGreaterThanOrEqual(44);
        if (width >= 272) expect(box?.width).toBeGreaterThanOrEqual(44);
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('seek slider', () => {
  for (const renderer of ['svg', 'canvas', 'html'] as const) {
    test(`every value gives a frame to see, none before the last, ${renderer}`, async ({ page }) => {
      await load(page, { renderer, src: square({ frames: 90 }) });
      const seen = await page.evaluate(() => {
        const { handle, box } = window.harness;
        const slider = box('player').querySelector<HTMLInputElement>('input[type=range]');
        if (!slider) throw new Error('no slider');
        const canvas = box('player').querySelector('canvas');
        const isVisible = () => {
          if (!canvas)
            return (box('player').querySelector('[role=img] > div path')?.getClientRects().length ?? 0) > 0;
          const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
          return pixels?.some((value) => value > 0) ?? false;
        };
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        return Array.from({ length: 1001 }, (_, step) => {
          setValue?.call(slider, String(step / 10));
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          return { frame: handle('player').frame, visible: isVisible(), value: slider.value, step };
        });
      });
      expect(seen.filter(({ visible }) => !visible)).toEqual([]);
      // Nothing takes the slider away from where it was put.
      expect(seen.filter(({ value, step }) => Number(value) !== step / 10)).toEqual([]);
      expect(seen.map(({ frame }) => frame)).toEqual(
        seen.map(({ step }) => Math.min(Math.floor((step * 90) / 1000), 89)),
      );
    });
  }

  test('stands still under the hand while playing, and playback goes on from there', async ({ page }) => {
    const player = await load(page);
    await page.evaluate(() => window.harness.steerTime());
    const advance = (times: number) =>
      page.evaluate((times) => {
        for (let i = 0; i < times; i += 1) window.harness.advance(1000 / 60);
      }, times);
    await player.button('Play').click();
    await advance(6);
    const box = await boxOf(player.slider);
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
    const held = await player.frame();
    const value = await player.slider.inputValue();
    expect(held).toBeGreaterThan(20);
    await advance(20);
    expect(await player.frame()).toBe(held);
    expect(await player.slider.inputValue()).toBe(value);
    // All the way to the end completes nothing while the hand is there.
    await page.mouse.move(box.x + box.width + 50, box.y + box.height / 2, { steps: 5 });
    await advance(20);
    expect(await player.frame()).toBe(59);
    await page.mouse.move(box.x + box.width / 2, box.y - 100, { steps: 5 });
    await page.mouse.up();
    await advance(10);
    expect(await player.frame()).toBeGreaterThan(held + 5);
    expect(Number(await player.slider.inputValue())).toBeGreaterThan(Number(value));
    expect(await player.events()).toEqual(['load', 'ready', 'play']);
    expect(await player.state()).toBe('playing');
  });

  test('lets go also where the host hears of the pointer and tells nobody', async ({ page }) => {
    const player = await load(page);
    await page.evaluate(() => window.harness.steerTime());
    await player.box.evaluate((box) => box.addEventListener('pointerup', (event) => event.stopPropagation()));
    await player.button('Play').click();
    await player.slider.click({ position: { x: 40, y: 8 } });
    const before = await player.frame();
    await page.evaluate(() => {
      for (let times = 0; times < 10; times += 1) window.harness.advance(1000 / 60);
    });
    expect(await player.frame()).toBeGreaterThan(before + 8);
  });

  test('unmounted in the hand it lets go of the window', async ({ page }) => {
    await page.evaluate(() => {
      const { addEventListener, removeEventListener } = window;
      window.listening = 0;
      window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        const { signal } = (args[2] ?? {}) as AddEventListenerOptions;
        window.listening += 1;
        signal?.addEventListener('abort', () => {
          window.listening -= 1;
        });
        addEventListener.apply(window, args);
      };
      window.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
        window.listening -= 1;
        removeEventListener.apply(window, args);
      };
    });
    const player = await load(page);
    const before = await page.evaluate(() => window.listening);
    await player.slider.hover();
    await page.mouse.down();
    expect(await page.evaluate(() => window.listening)).toBeGreaterThan(before);
    await player.unmount();
    expect(await page.evaluate(() => window.listening)).toBeLessThanOrEqual(before);
  });

  test('moves by frames on keys and says where it is', async ({ page }) => {
    const player = await load(page);
    await player.slider.focus();
    const at = async (key: string, frame: number) => {
      await page.keyboard.press(key);
      await expect(player.slider).toHaveAttribute('aria-valuetext', `frame ${frame} of 60`);
      await expect(player.field).toHaveValue(String(frame));
      expect(await player.frame()).toBe(frame);
    };
    await at('ArrowRight', 1);
    await at('ArrowUp', 2);
    await at('ArrowLeft', 1);
    await at('Shift+ArrowRight', 11);
    await at('PageUp', 17);
    await at('PageDown', 11);
    await at('ArrowDown', 10);
    await at('End', 59);
    await expect(player.slider).toHaveValue('100');
    await at('ArrowRight', 59);
    await at('Home', 0);
    await at('ArrowLeft', 0);
    expect(await player.events()).toEqual(['load', 'ready', 'pause']);
  });

  test('names the frame on screen where several share one of its steps', async ({ page }) => {
    const player = await load(page, { src: square({ frames: 1440 }) });
    await page.evaluate(() => window.harness.handle('player').seek(97));
    await player.slider.focus();
    await page.keyboard.press('ArrowRight');
    expect(await player.frame()).toBe(98);
    await expect(player.slider).toHaveAttribute('aria-valuetext', 'frame 98 of 1440');
    await expect(player.bar.getByText('98', { exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(player.bar.getByText('98', { exact: true })).toBeVisible();
  });

  test('follows a reading direction to the left', async ({ page }) => {
    const player = await load(page);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await player.slider.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await player.frame()).toBe(1);
    await player.button('Stop').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await player.frame()).toBe(2);
    const box = await boxOf(player.slider);
    await page.mouse.click(box.x + 10, box.y + box.height / 2);
    expect(await player.frame()).toBe(59);
  });

  test("shows the file's markers, counted from the segment's first frame", async ({ page }) => {
    const markers = [
      { tm: 0, dr: 5, cm: 'Before' },
      { tm: 20, dr: 10, cm: 'Open' },
      { tm: 30, dr: 1, cm: '{"name": "Closed"}' },
    ];
    const player = await load(page, { src: square({ markers }), segment: [10, 60] });
    const marks = player.bar.getByRole('list', { name: 'Markers' }).getByRole('listitem');
    await expect(marks).toHaveText(['Open, frame 10', 'Closed, frame 20']);
    const slider = await boxOf(player.slider);
    const open = await boxOf(marks.first());
    expect(open.x).toBeCloseTo(slider.x + 8 + ((slider.width - 16) * 10) / 49 - 1, 0);
    await page.mouse.move(open.x + 2, slider.y + slider.height / 2);
    await expect(player.bar.getByText('10 · Open', { exact: true })).toBeVisible();
  });
});

test.describe('frame field', () => {
  test('goes where it is told, and no further than the last frame', async ({ page }) => {
    const player = await load(page);
    await player.field.fill('12');
    expect(await player.frame()).toBe(12);
    await player.field.fill('900');
    expect(await player.frame()).toBe(59);
    await page.keyboard.press('Enter');
    await expect(player.field).toHaveValue('59');
    await player.field.fill('');
    expect(await player.frame()).toBe(59);
    await player.field.blur();
    await expect(player.field).toHaveValue('59');
  });

  test('what is being typed is not overwritten by playback', async ({ page }) => {
    const player = await load(page, { loop: true, autoplay: true });
    await player.field.fill('');
    const before = await player.frame();
    await expect.poll(player.frame).not.toBe(before);
    await expect(player.field).toHaveValue('');
    await player.field.blur();
    await expect(player.field).not.toHaveValue('');
  });
});

test.describe('keys', () => {
  test('send no form that the player stands in', async ({ page }) => {
    const player = await load(page);
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
    await open(page, player, 'Background');
    for (const input of await player.box.locator('input').all()) {
      await input.focus();
      await input.press('Enter');
    }
    await expect(page.locator('body[data-sent]')).toHaveCount(0);
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page.locator('body[data-sent]')).toHaveCount(1);
  });

  test('work after a press on the picture', async ({ page }) => {
    const player = await load(page, { speed: 0.05 });
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
    const player = await load(page);
    await page.evaluate(() => {
      document.body.style.height = '300vh';
    });
    await player.picture.click();
    // A key that is pressed again without being let go repeats.
    for (let time = 0; time < 5; time += 1) await page.keyboard.down(' ');
    await page.keyboard.up(' ');
    expect(await page.evaluate(() => window.harness.events('player'))).toEqual(['load', 'ready', 'play']);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('Space on a button is that button, once', async ({ page }) => {
    const player = await load(page, { speed: 0.05 });
    await player.button('Play').focus();
    await page.keyboard.press('Space');
    expect(await player.events()).toEqual(['load', 'ready', 'play']);
    await player.button('Repeat').focus();
    await page.keyboard.press('Space');
    await expect(player.button('Repeat')).toHaveAttribute('aria-pressed', 'true');
    expect(await player.state()).toBe('playing');
  });

  test('are left to text boxes, to the page outside and to the browser', async ({ page }) => {
    const player = await load(page);
    const background = await open(page, player, 'Background');
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
    const player = await load(page);
    const tabTo = async (target: Locator) => {
      for (let presses = 0; presses < 20; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('out of reach');
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
});

test.describe('background', () => {
  const parts = (popover: Locator) => ({
    text: popover.getByRole('textbox', { name: 'Colour', exact: true }),
    swatch: popover.getByLabel('Pick a colour'),
    sliders: ['Red', 'Green', 'Blue'].map((name) => popover.getByRole('slider', { name })),
    numbers: ['Red', 'Green', 'Blue'].map((name) => popover.getByRole('spinbutton', { name })),
  });

  async function expectColour(popover: Locator, [r, g, b]: [number, number, number], hex: string) {
    const { sliders, numbers, swatch } = parts(popover);
    for (const [index, value] of [r, g, b].entries()) {
      await expect(sliders[index] as Locator).toHaveValue(String(value));
      await expect(numbers[index] as Locator).toHaveValue(String(value));
    }
    await expect(swatch).toHaveValue(hex);
  }

  test("starts from the player's own, whatever its notation", async ({ page }) => {
    const player = await load(page, { background: 'rebeccapurple' });
    const popover = await open(page, player, 'Background');
    await expectColour(popover, [102, 51, 153], '#663399');
    await expect(parts(popover).text).toHaveValue('#663399');
    expect(await player.background()).toBe('rebeccapurple');
  });

  test('every keystroke that names a colour is taken, and only such', async ({ page }) => {
    const player = await load(page, { background: '#102030' });
    const popover = await open(page, player, 'Background');
    const { text } = parts(popover);
    await text.fill('');
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    for (const [typed, background] of [
      ['#', '#102030'],
      ['#f', '#102030'],
      ['#f8', '#102030'],
      ['#f80', '#ff8800'],
      ['#f801', '#ff8800'],
      ['#f8010', '#ff8800'],
      ['#f80102', '#f80102'],
      ['zzz', '#f80102'],
      ['rgb(1, 2', '#f80102'],
      ['rgb(300, 2, 3)', '#f80102'],
      [' RGB(1,2, 3) ', '#010203'],
    ] as const) {
      await text.fill(typed);
      expect(await player.background()).toBe(background);
      const isValid = background !== '#102030' && /^(#f80|#f80102| RGB.*)$/.test(typed);
      await expect(text).toHaveAttribute('aria-invalid', String(!isValid));
      await expect(popover.getByText('Use #rgb, #rrggbb or rgb(r, g, b)')).toBeVisible({ visible: !isValid });
      await expect(text).toHaveValue(typed);
    }
    await expectColour(popover, [1, 2, 3], '#010203');
  });

  test('sliders, numbers, swatch and text stay in step', async ({ page }) => {
    const player = await load(page, { background: '#000' });
    const popover = await open(page, player, 'Background');
    const { sliders, numbers, swatch, text } = parts(popover);
    await numbers[0]?.fill('300');
    await expectColour(popover, [255, 0, 0], '#ff0000');
    await numbers[1]?.fill('-7');
    await expectColour(popover, [255, 0, 0], '#ff0000');
    await numbers[1]?.fill('');
    expect(await player.background()).toBe('#ff0000');
    await numbers[1]?.fill('17');
    await expectColour(popover, [255, 17, 0], '#ff1100');
    await sliders[2]?.fill('128');
    await expectColour(popover, [255, 17, 128], '#ff1180');
    await expect(text).toHaveValue('#ff1180');
    await swatch.fill('#abcdef');
    await expectColour(popover, [171, 205, 239], '#abcdef');
    await expect(text).toHaveValue('#abcdef');
    expect(await player.background()).toBe('#abcdef');
    await popover.getByRole('button', { name: 'Transparent' }).click();
    expect(await player.background()).toBe('transparent');
    await expect(text).toHaveValue('');
    await expect(text).toHaveAttribute('aria-invalid', 'false');
    await text.fill('no colour');
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await popover.getByRole('button', { name: 'Transparent' }).click();
    await expect(text).toHaveValue('');
    await expect(text).toHaveAttribute('aria-invalid', 'false');
  });

  test('transparent is said to be so in forced colours too', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const player = await load(page, { background: 'transparent' });
    const popover = await open(page, player, 'Background');
    await expect(popover.getByRole('button', { name: 'Transparent' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(parts(popover).text).toHaveValue('');
  });
});

test.describe('snapshot', () => {
  test('a wheel notch steps one frame, up forward, and the page stays', async ({ page }) => {
    const player = await load(page);
    await page.evaluate(() => {
      document.body.style.height = '5000px';
      scrollTo(0, 40);
      // A listener that is registered passive leaves this false, and the page scrolls.
      addEventListener('wheel', (event) => window.wheels.push(event.defaultPrevented));
      window.wheels = [];
    });
    const popover = await open(page, player, 'Snapshot');
    await popover.hover();
    const scrolled = await page.evaluate(() => scrollY);
    const turn = async (delta: number, frame: number) => {
      await page.mouse.wheel(0, delta);
      await expect(popover.getByText(`Frame ${frame}`, { exact: true })).toBeVisible();
      expect(await player.frame()).toBe(frame);
    };
    await turn(-100, 1);
    await turn(-100, 2);
    await turn(-100, 3);
    await turn(100, 2);
    for (let small = 0; small < 24; small += 1) await page.mouse.wheel(0, -4);
    await turn(-4, 3);
    await turn(100, 2);
    await turn(100, 1);
    await turn(100, 0);
    await turn(100, 0);
    expect(await page.evaluate(() => window.wheels)).toEqual(Array(33).fill(true));
    // All the other way: what went up and down again would end where it began.
    for (let notch = 1; notch <= 5; notch += 1) await turn(100, 0);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('finds the exact frame of a playing animation by halting it', async ({ page }) => {
    const player = await load(page, { loop: true, autoplay: true });
    const popover = await open(page, player, 'Snapshot');
    await popover.hover();
    await page.mouse.wheel(0, -100);
    await expect.poll(player.state).toBe('paused');
    const frame = await player.frame();
    await expect(popover.getByText(`Frame ${frame}`, { exact: true })).toBeVisible();
  });

  for (const renderer of ['svg', 'canvas', 'html'] as const) {
    test(`saves both files, ${renderer}`, async ({ page }) => {
      const player = await load(page, { renderer, background: '#00ff00' });
      const popover = await open(page, player, 'Snapshot');
      const save = async (format: string) => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          popover.getByRole('button', { name: `Download ${format}` }).click(),
        ]);
        return { name: download.suggestedFilename(), contents: await readFile(await download.path()) };
      };
      const svg = await save('SVG');
      expect(svg.name).toBe('snapshot.svg');
      expect(svg.contents.toString()).toMatch(/^<svg[^>]+xmlns="http:\/\/www.w3.org\/2000\/svg"/);
      await expect(popover.getByRole('status')).toHaveText('Saved snapshot.svg.');
      const png = await save('PNG');
      expect(png.name).toBe('snapshot.png');
      const { width, height } = PNG.sync.read(png.contents);
      expect([width, height]).toEqual([100, 100]);
    });
  }

  test('copies, and says so when it may not', async ({ page, context }) => {
    const player = await load(page);
    const popover = await open(page, player, 'Snapshot');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await popover.getByRole('button', { name: 'Copy PNG' }).click();
    await expect(popover.getByRole('status')).toHaveText('Copied.');
    const types = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types);
    expect(types).toContain('image/png');
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new Error('The document is not focused.'));
    });
    await popover.getByRole('button', { name: 'Copy PNG' }).click();
    await expect(popover.getByRole('status')).toHaveText('That did not work: The document is not focused.');
  });
});

test.describe('popovers', () => {
  for (const name of ['Background', 'Snapshot']) {
    test(`${name}: the focus goes in and comes back`, async ({ page }) => {
      const player = await load(page);
      const button = player.button(name);
      await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => button.click(),
        () => page.mouse.click(1, 1),
      ]) {
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(player.popover(name).locator('input, button').first()).toBeFocused();
        await close();
        await expect(player.popover(name)).toBeHidden();
        await expect(button).toBeFocused();
      }
    });
  }

  test('the list of shortcuts opens on ? and gives the focus back to where it was', async ({ page }) => {
    const player = await load(page);
    await player.picture.click();
    await page.keyboard.press('?');
    await expect(player.popover('Keyboard shortcuts')).toBeVisible();
    await expect(player.popover('Keyboard shortcuts')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(player.picture).toBeFocused();
    expect(await nameOfFocused(page)).toBe('Square');
  });

  for (const name of POPOVERS) {
    test(`${name} stays inside a viewport of 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      const player = await load(page, {}, 304);
      const popover = await open(page, player, name);
      const box = await boxOf(popover);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(568);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await popover.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
  }

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('open and close with a tap', async ({ page }) => {
      const player = await load(page);
      await player.button('Snapshot').tap();
      await expect(player.popover('Snapshot')).toBeVisible();
      await page.touchscreen.tap(1, 1);
      await expect(player.popover('Snapshot')).toBeHidden();
    });
  });
});

test('the overlay says what the player does', async ({ page }) => {
  const player = await load(page, { debug: true });
  const overlay = player.box.getByLabel('Debug');
  await expect(overlay).toContainText('stopped');
  await player.field.fill('12');
  await expect(overlay).toContainText('12 of 60');
  await expect(overlay).toContainText('lottie_light');
});

test.describe('in React’s development build', () => {
  test.use({ reactBuild: 'development' });

  test('nothing renders while 60 frames pass', async ({ page }) => {
    const player = await load(page, { loop: true, autoplay: true, debug: true });
    const popover = await open(page, player, 'Snapshot');
    await expect(popover.getByText(/^Frame \d+$/)).toBeVisible();
    const [before, after, texts] = await page.evaluate(async () => {
      const { harness } = window;
      const shown = new Set<string>();
      // The frame already asked for of the browser is the last that comes by itself.
      const lastByItself = new Promise(requestAnimationFrame);
      harness.steerTime();
      await lastByItself;
      const before = harness.renders.player;
      for (let frame = 0; frame < 60; frame += 1) {
        harness.advance(1000 / 60);
        shown.add(harness.box('player').querySelector('[type=range]')?.getAttribute('aria-valuetext') ?? '');
        await Promise.resolve();
      }
      return [before, harness.renders.player, shown.size] as const;
    });
    expect(texts).toBeGreaterThan(50);
    expect(after).toBe(before);
  });
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return box;
}
