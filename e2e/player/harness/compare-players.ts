import type { CDPSession, Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import type { PlayerRenderer } from '@/player/types';
import { capturePng, pixelsOf } from './capture';
import { animationText } from './corpus';
import { WORKER_URL } from './server';

/** The width and the height of the players, in pixels. */
export const SIDE = 200;
const SIZE = { width: SIDE, height: SIDE };

/** Mounts two players over each other. The worker renders the first one, the page the other one. */
export function mount(page: Page, file: string, renderers: Record<'one' | 'other', PlayerRenderer>) {
  return page.evaluate(
    async ([src, renderers, side, workerUrl]) => {
      document.body.style.margin = '0';
      const { Worker } = window;
      for (const [name, renderer] of Object.entries(renderers)) {
        // The other one is drawn on the page.
        if (name === 'other') window.harness.drawOnPage();
        await window.harness.load(name, { src, renderer, workerUrl }, { width: side, height: side });
        window.harness.box(name).style.cssText += ';position:absolute;left:0;top:0';
      }
      Object.assign(window, { Worker });
    },
    [`/corpus/${file}`, renderers, SIDE, WORKER_URL] as const,
  );
}

export const unmount = (page: Page) =>
  page.evaluate(() => {
    for (const name of ['one', 'other']) window.harness.unmount(name);
  });

/** Mounts lottie-web driven directly over them. */
export const startReference = (page: Page, file: string, renderer: PlayerRenderer = 'canvas') =>
  page.evaluate(
    async ([src, text, renderer, side]) => {
      const container = document.createElement('div');
      container.id = 'reference';
      container.style.cssText = `position:absolute;left:0;top:0;width:${side}px;height:${side}px`;
      document.body.append(container);
      const assetsPath = `${src.slice(0, src.lastIndexOf('/'))}/images/`;
      const options = { container, renderer, text, assetsPath };
      window.reference = await window.harness.startReference(options);
    },
    [`/corpus/${file}`, animationText(file), renderer, SIDE] as const,
  );

export const stopReference = (page: Page) =>
  page.evaluate(() => {
    if (typeof window.reference !== 'string') window.reference.destroy();
    document.querySelector('#reference')?.remove();
  });

/** Four frames of the animation. */
export async function framesOf(page: Page) {
  const total = await page.evaluate(() => window.harness.handle('one').totalFrames);
  return new Set([0, 1, 2, 3].map((quarter) => Math.floor((total * quarter) / 4)));
}

/** Shows one of them at a frame. @returns a PNG file in base64 */
export async function pictureOf(
  page: Page,
  session: CDPSession,
  name: 'one' | 'other' | 'reference',
  frame: number,
) {
  await page.evaluate(
    ([name, frame]) => {
      const boxes = {
        one: window.harness.box('one'),
        other: window.harness.box('other'),
        reference: document.querySelector('#reference'),
      };
      for (const [one, box] of Object.entries(boxes)) {
        if (box instanceof HTMLElement) box.style.visibility = one === name ? '' : 'hidden';
      }
      if (name !== 'reference') return window.harness.showFrame(name, frame);
      if (typeof window.reference !== 'string') window.reference.seek(frame);
    },
    [name, frame] as const,
  );
  return capturePng(session, SIZE);
}

/** Returns the number of pixels that differ between two PNG files in base64. */
export function differing(one: string, other: string): number {
  if (one === other) return 0;
  const options = { threshold: 0, includeAA: true };
  return pixelmatch(pixelsOf(one), pixelsOf(other), undefined, SIDE, SIDE, options);
}
