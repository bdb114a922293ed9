import type { Page } from '@playwright/test';
import { exhaustiveUnless } from '../exhaustive';
import { boundingBox } from './bounding-box';
import { advanceFrames, installFakeClock } from './clock';
import { loadWithControls } from './controls';
import { expect, test } from './fixtures';
import type { SerialisableProps } from './harness/page';
import { square } from './harness/square';
import { RENDERERS } from './renderers';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own
  interface Window {
    /** The number of listeners of the window. */
    windowListeners: number;
  }
}

/** Milliseconds at 60 frames per second. */
const FRAME = 1000 / 60;

/** Loads a player with controls and plays it, by animation frames of the test only. */
async function loadPlaying(page: Page, props?: SerialisableProps) {
  const player = await loadWithControls(page, props);
  await installFakeClock(page);
  await player.button('Play').click();
  return player;
}

test.describe('seek slider', () => {
  for (const renderer of RENDERERS) {
    test(
      `shows a frame for every value, in order, in ${renderer}`,
      exhaustiveUnless(renderer === 'svg'),
      async ({ page }) => {
        // The test reads the animation between two values, when a worker has not rendered it yet.
        await page.evaluate(() => window.harness.drawOnPage());
        await loadWithControls(page, { renderer, src: square({ frames: 90 }) });
        const steps = await page.evaluate(() => {
          const { handle, box, pictures } = window.harness;
          const slider = box('player').querySelector<HTMLInputElement>('input[type=range]');
          if (!slider) throw new Error('no slider');
          const [root] = pictures('player');
          const canvas = root?.querySelector('canvas');
          // Small, because it is read a thousand times.
          const thumbnail = new OffscreenCanvas(20, 20).getContext('2d', { willReadFrequently: true });
          const isVisible = () => {
            if (!canvas) return (root?.querySelector('path')?.getClientRects().length ?? 0) > 0;
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
        expect(steps.filter(({ value, step }) => Number(value) !== step / 10)).toEqual([]);
        expect(steps.map(({ frame }) => frame)).toEqual(
          steps.map(({ step }) => Math.min(Math.floor((step * 90) / 1000), 89)),
        );
      },
    );
  }

  test('stops time while the user holds it, and playback continues from there', async ({ page }) => {
    const player = await loadPlaying(page);
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

  test('is released when the host stops the propagation of pointerup', async ({ page }) => {
    const player = await loadPlaying(page);
    await player.box.evaluate((box) => box.addEventListener('pointerup', (event) => event.stopPropagation()));
    await player.slider.click({ position: { x: 40, y: 8 } });
    const before = await player.frame();
    await advanceFrames(page, FRAME, 10);
    expect(await player.frame()).toBeGreaterThan(before + 8);
  });

  for (const event of ['pointercancel', 'blur']) {
    test(`is released by ${event} without pointerup`, async ({ page }) => {
      const player = await loadPlaying(page);
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

  test('ignores other fingers while the user holds it, on a marker too', async ({ page }) => {
    const player = await loadPlaying(page, { src: square({ markers: [{ tm: 50, dr: 1, cm: 'Late' }] }) });
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

  test('removes its listeners from the window when it unmounts while the user holds it', async ({ page }) => {
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
});
