import type { Page } from '@playwright/test';
import type { PlayerRenderer } from '@/player/types';
import { square } from './square';

/** Milliseconds after which the page counts as hung. */
const HUNG = 30_000;

/** Returns the URLs that a file may request: its images, except data for expressions (`t: 3`). */
export function imagesOf(text: string, base: string): string[] {
  const { assets, slots } = JSON.parse(text);
  const inSlots = Object.values(slots ?? {}).map((slot) => (slot as { p?: unknown } | null)?.p);
  return [...(Array.isArray(assets) ? assets : []), ...inSlots]
    .filter((image) => typeof image?.p === 'string' && image.t !== 3)
    .map(({ u, p, e }) => (e || typeof u !== 'string' ? p : u + p))
    .filter((address) => URL.canParse(address, base))
    .map((address) => new URL(address, base).href);
}

/**
 * Plays a file, removes it and plays a valid one.
 * @throws if the page hangs
 */
export async function playThrough(page: Page, src: string, renderer: PlayerRenderer) {
  const played = page.evaluate(
    async ([src, renderer, good]) => {
      const { harness } = window;
      const elements = () => [...document.querySelectorAll('head > *, body > *')];
      const before = new Set(elements());
      let longest = 0;
      let last = performance.now();
      const beat = () => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      };
      const timer = setInterval(beat, 10);
      const nextFrames = async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        beat();
      };
      const state = await harness.load('file', { src, renderer }, { width: 100, height: 100 });
      if (state === 'stopped') {
        for (const to of ['50%', '100%'] as const) {
          harness.handle('file').seek(to);
          await nextFrames();
        }
        harness.handle('file').play();
      }
      await nextFrames();
      harness.unmount('file');
      clearInterval(timer);
      // Font stylesheets stay, because other players may use them.
      const left = elements().filter((element) => !before.has(element) && element.localName !== 'link');
      const next = await harness.load('good', { src: good }, { width: 100, height: 100 });
      harness.unmount('good');
      return {
        state,
        longest,
        left: left.map(({ outerHTML }) => outerHTML.slice(0, 200)),
        next,
        pwned: 'pwned' in window,
      };
    },
    [src, renderer, square()] as const,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hung = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page hangs')), HUNG);
  });
  return Promise.race([played, hung]).finally(() => clearTimeout(timer));
}
