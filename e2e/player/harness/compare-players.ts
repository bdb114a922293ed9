import type { CDPSession, Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import type { PlayerRenderer } from '@/player/types';
import { capturePng, pixelsOf } from './capture';
import { animationText } from './corpus';
import type { Reference } from './reference';
import { WORKER_URL } from './server';

declare global {
  var reference: Reference | string;
}

/** Width and height of the players, in pixels. */
const SIDE = 200;
export const SIZE = { width: SIDE, height: SIDE };

/**
 * Two players and lottie-web alone. They overlap, because browsers smooth an edge differently at another
 * position.
 */
type Name = 'one' | 'other' | 'reference';

/**
 * Mounts a player.
 * @returns its state, its renderer and its number of frames
 */
export const mount = (page: Page, name: Name, file: string, renderer: PlayerRenderer, isOnPage = false) =>
  page.evaluate(
    async ([name, props, size, isOnPage]) => {
      document.body.style.margin = '0';
      const { Worker } = window;
      if (isOnPage) window.harness.drawOnPage();
      const state = await window.harness.load(name, props, size);
      if (Worker) Object.assign(window, { Worker });
      window.harness.box(name).style.cssText += ';position:absolute;left:0;top:0';
      const { renderer, totalFrames } = window.harness.handle(name);
      return { state, renderer, totalFrames };
    },
    [name, { src: `/corpus/${file}`, renderer, workerUrl: WORKER_URL }, SIZE, isOnPage] as const,
  );

/**
 * Mounts lottie-web.
 * @returns its number of frames, `null` if it renders nothing
 */
export const startReference = (page: Page, file: string, renderer: PlayerRenderer) =>
  page.evaluate(
    async ([src, text, renderer, side]) => {
      const container = document.createElement('div');
      container.id = 'box-reference';
      container.style.cssText = `position:absolute;left:0;top:0;width:${side}px;height:${side}px`;
      document.body.append(container);
      const assetsPath = `${src.slice(0, src.lastIndexOf('/'))}/images/`;
      window.reference = await window.harness.startReference({ container, renderer, text, assetsPath });
      return typeof window.reference === 'string' ? null : Math.floor(window.reference.totalFrames);
    },
    [`/corpus/${file}`, animationText(file), renderer, SIDE] as const,
  );

/** Removes the players and lottie-web. */
export const removeAll = (page: Page) =>
  page.evaluate(() => {
    for (const box of document.querySelectorAll('body > [id^=box-]')) {
      if (box.id !== 'box-reference') window.harness.unmount(box.id.slice(4));
      else if (typeof window.reference !== 'string') window.reference.destroy();
      box.remove();
    }
  });

/** Returns the first frame of each quarter. */
export const quarters = (totalFrames: number) => [
  ...new Set([0, 1, 2, 3].map((quarter) => Math.floor((totalFrames * quarter) / 4))),
];

/**
 * Shows only one of them, at a frame.
 * @returns a PNG file in base64
 */
export async function screenshotOf(page: Page, session: CDPSession, name: Name, frame: number) {
  await page.evaluate(
    ([name, frame]) => {
      for (const box of document.querySelectorAll<HTMLElement>('body > [id^=box-]'))
        box.style.visibility = box.id === `box-${name}` ? '' : 'hidden';
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

/** Returns the mean difference of a channel between two screenshots, of 255. */
export function meanDifference(one: Buffer, other: Buffer) {
  const sum = one.reduce((total, value, index) => total + Math.abs(value - (other[index] ?? 0)), 0);
  return sum / (SIDE * SIDE * 3);
}
