import type { Page } from '@playwright/test';
import { boundingBox } from './bounding-box';
import { advanceFrames, installFakeClock } from './clock';
import { loadWithControls } from './controls';
import { expect, test } from './fixtures';
import { square } from './harness/square';
import { RENDERERS } from './renderers';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own
  interface Window {
    /** How many listeners the window has. */
    windowListeners: number;
  }
}

/** In milliseconds, of 60 frames a second. */
const FRAME = 1000 / 60;

test.describe('seek slider', () => {
  for (const renderer of RENDERERS) {
    test(`every value gives a frame to see, none before the last, ${renderer}`, async ({ page }) => {
      // The picture is read between two values, which a worker has no time to draw.
      await page.evaluate(() => window.harness.drawOnPage());
      await loadWithControls(page, { renderer, src: square({ frames: 90 }) });
      const steps = await page.evaluate(() => {
        const { handle, box, pictures } = window.harness;
        const slider = box('player').querySelector<HTMLInputElement>('input[type=range]');
        if (!slider) throw new Error('no slider');
        const [picture] = pictures('player');
        const canvas = picture?.querySelector('canvas');
        // Small, so that reading it a thousand times takes no time.
        const thumbnail = new OffscreenCanvas(20, 20).getContext('2d', { willReadFrequently: true });
        const isVisible = () => {
          if (!canvas) return (picture?.querySelector('path')?.getClientRects().length ?? 0) > 0;
          thumbnail?.clearRect(0, 0, 20, 20);
          thumbnail?.drawImage(canvas, 0, 0, 20, 20);
          return thumbnail?.getImageData(0, 0, 20, 20).data.some((value) => value > 0) ?? false;
        };
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        return Array.from({ length: 1001 }, (_, step) => {
          setValue?.call(slider, String(step / 10));
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          return { frame: handle('player').frame, visible: isVisible(), value: slider.value, step };
        });
      });
      expect(steps.filter(({ visible }) => !visible)).toEqual([]);
      // The slider stays at each value that it was given.
      expect(steps.filter(({ value, step }) => Number(value) !== step / 10)).toEqual([]);
      expect(steps.map(({ frame }) => frame)).toEqual(
        steps.map(({ step }) => Math.min(Math.floor((step * 90) / 1000), 89)),
      );
    });
  }

  test('stands still under the hand while playing, and playback goes on from there', async ({ page }) => {
    const player = await loadWithControls(page);
    await installFakeClock(page);
    await player.button('Play').click();
    await advanceFrames(page, FRAME, 6);
    const box = await boundingBox(player.slider);
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
    const scrubbed = await player.frame();
    const value = await player.slider.inputValue();
    expect(scrubbed).toBeGreaterThan(20);
    await advanceFrames(page, FRAME, 20);
    expect(await player.frame()).toBe(scrubbed);
    expect(await player.slider.inputValue()).toBe(value);
    // Scrubbing to the end completes nothing while the pointer is down.
    await page.mouse.move(box.x + box.width + 50, box.y + box.height / 2, { steps: 5 });
    await advanceFrames(page, FRAME, 20);
    expect(await player.frame()).toBe(59);
    await page.mouse.move(box.x + box.width / 2, box.y - 100, { steps: 5 });
    await page.mouse.up();
    await advanceFrames(page, FRAME, 10);
    expect(await player.frame()).toBeGreaterThan(scrubbed + 5);
    expect(Number(await player.slider.inputValue())).toBeGreaterThan(Number(value));
    expect(await player.events()).toEqual(['load', 'ready', 'play']);
    expect(await player.state()).toBe('playing');
  });

  test('lets go also where the host hears of the pointer and tells nobody', async ({ page }) => {
    const player = await loadWithControls(page);
    await installFakeClock(page);
    await player.box.evaluate((box) => box.addEventListener('pointerup', (event) => event.stopPropagation()));
    await player.button('Play').click();
    await player.slider.click({ position: { x: 40, y: 8 } });
    const before = await player.frame();
    await advanceFrames(page, FRAME, 10);
    expect(await player.frame()).toBeGreaterThan(before + 8);
  });

  for (const event of ['pointercancel', 'blur']) {
    test(`lets go also where no pointer is lifted (${event})`, async ({ page }) => {
      const player = await loadWithControls(page);
      await installFakeClock(page);
      await player.button('Play').click();
      await player.slider.hover();
      await page.mouse.down();
      await advanceFrames(page, FRAME, 10);
      const held = await player.frame();
      // The mouse has the pointer's id 1.
      await page.evaluate((event) => window.dispatchEvent(new PointerEvent(event, { pointerId: 1 })), event);
      await advanceFrames(page, FRAME, 10);
      expect(await player.frame()).toBeGreaterThan(held + 8);
    });
  }

  test('stands still while another finger comes and goes, on a marker too', async ({ page }) => {
    const src = square({ markers: [{ tm: 50, dr: 1, cm: 'Late' }] });
    const player = await loadWithControls(page, { src });
    await installFakeClock(page);
    await player.button('Play').click();
    await player.slider.hover();
    await page.mouse.down();
    const held = await player.frame();
    const tick = await boundingBox(player.bar.locator('ul[aria-hidden] li'));
    const finger = { pointerId: 2, pointerType: 'touch', clientX: tick.x, clientY: tick.y };
    for (const target of [player.slider, player.picture]) {
      for (const event of ['pointerdown', 'pointerup', 'pointerdown', 'pointercancel']) {
        await target.dispatchEvent(event, finger);
        await advanceFrames(page, FRAME, 10);
        expect(await player.frame()).toBe(held);
      }
    }
    await page.mouse.up();
    await advanceFrames(page, FRAME, 10);
    expect(await player.frame()).toBeGreaterThan(held + 8);
  });

  test('unmounted in the hand it lets go of the window', async ({ page }) => {
    await page.evaluate(() => {
      const { addEventListener, removeEventListener } = window;
      window.windowListeners = 0;
      window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        const { signal } = (args[2] ?? {}) as AddEventListenerOptions;
        window.windowListeners += 1;
        signal?.addEventListener('abort', () => {
          window.windowListeners -= 1;
        });
        addEventListener.apply(window, args);
      };
      window.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
        window.windowListeners -= 1;
        removeEventListener.apply(window, args);
      };
    });
    const player = await loadWithControls(page);
    const before = await page.evaluate(() => window.windowListeners);
    await player.slider.hover();
    await page.mouse.down();
    expect(await page.evaluate(() => window.windowListeners)).toBeGreaterThan(before);
    await player.unmount();
    expect(await page.evaluate(() => window.windowListeners)).toBeLessThanOrEqual(before);
  });

  test('moves by frames on keys and says where it is', async ({ page }) => {
    const player = await loadWithControls(page);
    await player.slider.focus();
    const expectFrameAfter = async (key: string, frame: number) => {
      await page.keyboard.press(key);
      await expect(player.slider).toHaveAttribute(
        'aria-valuetext',
        `${(frame / 60).toFixed(1)} seconds, frame ${frame} of 59`,
      );
      await expect(player.field).toHaveValue(String(frame));
      expect(await player.frame()).toBe(frame);
    };
    await expectFrameAfter('ArrowRight', 1);
    await expectFrameAfter('ArrowUp', 2);
    await expectFrameAfter('ArrowLeft', 1);
    await expectFrameAfter('Shift+ArrowRight', 11);
    await expectFrameAfter('PageUp', 17);
    await expectFrameAfter('PageDown', 11);
    await expectFrameAfter('ArrowDown', 10);
    await expectFrameAfter('End', 59);
    await expect(player.slider).toHaveValue('100');
    await expectFrameAfter('ArrowRight', 59);
    await expectFrameAfter('Home', 0);
    await expectFrameAfter('ArrowLeft', 0);
    expect(await player.events()).toEqual(['load', 'ready', 'pause']);
  });

  test('names the frame on screen where several share one of its steps', async ({ page }) => {
    const player = await loadWithControls(page, { src: square({ frames: 1440 }) });
    await player.seek(97);
    await player.slider.focus();
    await page.keyboard.press('ArrowRight');
    expect(await player.frame()).toBe(98);
    await expect(player.slider).toHaveAttribute('aria-valuetext', '1.6 seconds, frame 98 of 1439');
    await expect(player.bar.getByText('98', { exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(player.bar.getByText('98', { exact: true })).toBeVisible();
  });

  test('follows a reading direction to the left', async ({ page }) => {
    const player = await loadWithControls(page);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await player.slider.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await player.frame()).toBe(1);
    await player.button('Stop').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await player.frame()).toBe(2);
    const box = await boundingBox(player.slider);
    await page.mouse.click(box.x + 10, box.y + box.height / 2);
    expect(await player.frame()).toBe(59);
  });

  test("shows the file's markers, counted from the segment's first frame", async ({ page }) => {
    const markers = [
      { tm: 0, dr: 5, cm: 'Before' },
      { tm: 20, dr: 10, cm: 'Open' },
      { tm: 30, dr: 1, cm: '{"name": "Closed"}' },
    ];
    const player = await loadWithControls(page, { src: square({ markers }), segment: [10, 60] });
    const marks = player.bar.locator('ul[aria-hidden] li');
    await expect(marks).toHaveCount(2);
    const slider = await boundingBox(player.slider);
    const open = await boundingBox(marks.first());
    expect(open.x).toBeCloseTo(slider.x + 8 + ((slider.width - 16) * 10) / 49 - 1, 0);
    await page.mouse.move(open.x + 2, slider.y + slider.height / 2);
    await expect(player.bar.getByText('10 · Open', { exact: true })).toBeVisible();
    for (const [frame, text] of [
      [10, 'Open, frame 10 of 49'],
      [20, 'Closed, frame 20 of 49'],
    ] as const) {
      await player.seek(frame);
      await expect(player.slider).toHaveAttribute('aria-valuetext', text);
    }
  });
});

test.describe('a press on a marker’s tick', () => {
  // Of 1,440 frames the slider's own steps miss most.
  const MARKERS = [
    { tm: 301, dr: 10, cm: 'Doors open' },
    { tm: 907, dr: 10, cm: 'Doors shut' },
  ];
  test.use({ viewport: { width: 800, height: 800 } });

  const load = (page: Page, width = 640) =>
    loadWithControls(page, { src: square({ frames: 1440, markers: MARKERS }) }, width);
  const tickOf = async (player: Awaited<ReturnType<typeof load>>, index: number) => {
    const tick = await boundingBox(player.bar.locator('ul[aria-hidden] li').nth(index));
    return { x: tick.x + tick.width / 2, y: tick.y + tick.height / 2 };
  };

  for (const width of [272, 640]) {
    test(`seeks to its first frame, and the slider stands there, ${width} px wide`, async ({ page }) => {
      const player = await load(page, width);
      for (const [index, { tm, cm }] of MARKERS.entries()) {
        const { x, y } = await tickOf(player, index);
        await page.mouse.move(x + 3, y);
        await expect(player.bar.getByText(`${tm} · ${cm}`, { exact: true })).toBeVisible();
        await expect(player.bar.locator('[data-pointed]')).toHaveCount(1);
        await page.mouse.down();
        await page.mouse.up();
        expect(await player.frame()).toBe(tm);
        expect(Number(await player.slider.inputValue())).toBeCloseTo((tm / 1439) * 100, 0);
      }
      await page.mouse.move(1, 1);
      await expect(player.bar.locator('[data-pointed]')).toHaveCount(0);
    });
  }

  test('that is dragged on scrubs', async ({ page }) => {
    const player = await load(page);
    const { x, y } = await tickOf(player, 0);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 6 });
    expect(await player.frame()).toBeGreaterThan(350);
    await page.mouse.up();
    await page.keyboard.press('ArrowRight');
    const frame = await player.frame();
    await page.keyboard.press('ArrowRight');
    expect(await player.frame()).toBe(frame + 1);
  });

  test('beside it seeks to what is there', async ({ page }) => {
    const player = await load(page);
    const { x, y } = await tickOf(player, 0);
    await page.mouse.click(x + 20, y);
    expect(await player.frame()).toBeGreaterThan(320);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('seeks too', async ({ page }) => {
      const player = await load(page, 320);
      const { x, y } = await tickOf(player, 1);
      await page.touchscreen.tap(x + 5, y);
      expect(await player.frame()).toBe(907);
    });
  });
});

test.describe('frame field', () => {
  test('goes where it is told, and no further than the last frame', async ({ page }) => {
    const player = await loadWithControls(page);
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
    const player = await loadWithControls(page, { loop: true, autoplay: true });
    await player.field.fill('');
    const before = await player.frame();
    await expect.poll(player.frame).not.toBe(before);
    await expect(player.field).toHaveValue('');
    await player.field.blur();
    await expect(player.field).not.toHaveValue('');
  });
});
