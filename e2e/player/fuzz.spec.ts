import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { exhaustive } from '../exhaustive';
import { expect, isolatedTest as test } from './fixtures';
import { cases, readCase } from './harness/cases';
import { animationText, corpusNote, drawableFiles } from './harness/corpus';
import { countRenderers } from './harness/memory';
import { edits, mutate } from './harness/mutate';
import { square } from './harness/square';
import { RENDERERS } from './renderers';

/** How long to go on, and from which number on: `FUZZ_SECONDS=3600 FUZZ_SEED=7` by hand. */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 60);
const SEED = Number(process.env.FUZZ_SEED ?? 36);

/** Milliseconds after which a page is held, and after which nobody waits for it any more. */
const HELD = 3000;
const HUNG = 30_000;

/** Characters of a file that is loaded soon enough to try many. */
const MAX_TEXT = 200_000;

const texts = [...cases.map(({ file }) => readCase(file)), ...drawableFiles.map(animationText)].filter(
  (text) => text.length <= MAX_TEXT,
);

const files = fc
  .record({ base: fc.nat(texts.length - 1), edits })
  .map(({ base, edits }) => mutate(texts[base] as string, edits));

test.use({ trace: 'off', viewport: { width: 200, height: 200 } });

test(
  'whatever is in a file, the page goes on and nothing is left of it',
  exhaustive,
  async ({ page, faults }) => {
    test.setTimeout((SECONDS + 60) * 1000);
    if (corpusNote) test.info().annotations.push({ type: 'corpus', description: corpusNote });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/bundle/')) asked.push(request.url());
    });
    const check = async (text: string, renderer: (typeof RENDERERS)[number]) => {
      let outcome = await play(page, text, renderer);
      // A busy machine holds a page too, but not twice at the same file.
      if (outcome.longest > HELD) outcome = await play(page, text, renderer);
      // What a file names as an image it may ask for, where the policy lets it.
      const found = faults.splice(0).filter((fault) => !fault.startsWith('policy violated: img-src'));
      expect(found).toEqual([]);
      const images = imagesOf(text, page.url());
      expect(asked.splice(0).filter((address) => !images.includes(address))).toEqual([]);
      expect(['stopped', 'error']).toContain(outcome.state);
      expect(outcome).toMatchObject({ left: [], next: 'stopped', pwned: false });
      expect(outcome.longest).toBeLessThanOrEqual(HELD);
    };
    let last: Promise<void> | undefined;
    const property = fc.asyncProperty(files, fc.constantFrom(...RENDERERS), (text, renderer) => {
      last = check(text, renderer);
      return last;
    });
    const result = await fc.check(property, {
      seed: SEED,
      numRuns: Number.MAX_SAFE_INTEGER,
      interruptAfterTimeLimit: SECONDS * 1000,
      // A smaller one is found by hand: each try of a file that hangs takes half a minute.
      endOnFailure: true,
    });
    test.info().annotations.push({ type: 'fuzz', description: `${result.numRuns} files, seed ${SEED}` });
    // When the time is over a file still plays.
    await last?.catch(() => {});
    expect(await countRenderers(page)).toBe(0);
    if (!result.failed) return;
    const [text, renderer] = result.counterexample ?? [];
    writeFileSync(test.info().outputPath('file.json'), String(text));
    throw new Error(
      `After ${result.numRuns} files, drawn by ${renderer}: ${result.errorInstance}\n${String(text).slice(0, 3000)}`,
    );
  },
);

/** What a file has a right to ask for: the addresses of its images, which data for expressions (`t` 3) is not. */
function imagesOf(text: string, base: string): string[] {
  const { assets, slots } = JSON.parse(text);
  const inSlots = Object.values(slots ?? {}).map((slot) => (slot as { p?: unknown } | null)?.p);
  return [...(Array.isArray(assets) ? assets : []), ...inSlots]
    .filter((image) => typeof image?.p === 'string' && image.t !== 3)
    .map(({ u, p, e }) => (e || typeof u !== 'string' ? p : u + p))
    .filter((address) => URL.canParse(address, base))
    .map((address) => new URL(address, base).href);
}

/** Plays a file, takes it away and plays a good one. */
async function play(page: Page, src: string, renderer: (typeof RENDERERS)[number]) {
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
      // Stylesheets that a font names stay, since other players may draw with it.
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
