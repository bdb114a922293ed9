import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import type { PlayerRenderer } from '@/player/types';
import { cases } from '@/testing/cases';
import { animationText, drawableFiles } from '@/testing/corpus';
import { exhaustive } from '@/testing/exhaustive';
import { fuzz, fuzzSeconds } from '@/testing/fuzz';
import { hostileFiles } from '@/testing/hostile-files';
import { edits, mutate, repeatParts, repeats } from '@/testing/mutate';
import { expect, isolatedTest as test } from './fixtures';
import { measureCpuTime } from './harness/cpu-time';
import { countRenderers } from './harness/memory';
import { square } from './harness/square';
import { RENDERERS } from './renderers';

const SECONDS = fuzzSeconds(60);

/** The maximum CPU time in milliseconds for which a file keeps the page busy. */
const BUSY = 3000;

/**
 * The maximum length of a file in characters. Longer files load too slowly for a test that tries many files.
 */
const MAX_TEXT = 200_000;

const texts = [
  ...cases.map(({ animation }) => JSON.stringify(animation)),
  ...drawableFiles.map(animationText),
].filter((text) => text.length <= MAX_TEXT);

/** Small files of each hostile kind. The repeats then multiply what these kinds multiply. */
const hostile = Object.values(hostileFiles).map((create) => JSON.stringify(create(20)));

const base = fc.oneof(fc.constantFrom(...texts), fc.constantFrom(...hostile));
const mutated = fc.tuple(base, edits).map(([text, changes]) => mutate(text, changes));

/** Files of at most a megabyte in which one to three parts are repeated. */
const repeated = fc
  .tuple(base, repeats, fc.constantFrom(100_000, 300_000, 900_000))
  .map(([text, changes, length]) => repeatParts(text, changes, length))
  .filter(({ length }) => length <= 1_000_000);

test.use({ trace: 'off', viewport: { width: 200, height: 200 } });

test('no file blocks the page or leaves anything behind', exhaustive, async ({ page, faults }) => {
  test.setTimeout((SECONDS + 60) * 1000);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const check = async (text: string, renderer: PlayerRenderer) => {
    const usedTime = await measureCpuTime(page);
    const outcome = await playThrough(page, text, renderer);
    const { page: thread, process } = await usedTime();
    // Ignore images and fonts that the page's policy blocks, because files are allowed to refer to them.
    const found = faults.splice(0).filter((fault) => !/^policy violated: (img|font)-src/.test(fault));
    expect(found).toEqual([]);
    const files = filesOf(text, page.url());
    const allowed = (address: string) => address.includes('/bundle/') || files.includes(address);
    expect(requested.splice(0).filter((address) => !allowed(address))).toEqual([]);
    expect(['stopped', 'error']).toContain(outcome.state);
    expect(outcome).toMatchObject({ left: [], next: 'stopped', pwned: false });
    expect(thread).toBeLessThanOrEqual(BUSY);
    // Several threads paint. With the renderer canvas, the process also contains the worker.
    if (renderer !== 'canvas') expect(process).toBeLessThanOrEqual(2 * BUSY);
  };
  const checkOrSave = ([text, renderer]: [string, PlayerRenderer]) =>
    check(text, renderer).catch((error) => {
      writeFileSync(test.info().outputPath('file.json'), text);
      throw error;
    });
  await fuzz(fc.tuple(fc.oneof(mutated, repeated), fc.constantFrom(...RENDERERS)), checkOrSave, SECONDS);
  expect(await countRenderers(page)).toBe(0);
});

/** The page counts as hung if playing a file takes more than this number of milliseconds. */
const HUNG = 30_000;

/**
 * Returns the URLs that a file is allowed to request: those of its images and fonts. Assets with `t: 3` are data for
 * expressions, not images.
 */
function filesOf(text: string, base: string): string[] {
  const { assets, slots, fonts } = JSON.parse(text);
  const listOf = (list: unknown) => (Array.isArray(list) ? list : []);
  const inSlots = Object.values(slots ?? {}).map((slot) => (slot as { p?: unknown } | null)?.p);
  const fontUrls = listOf(fonts?.list).map((font) => font?.fPath);
  return [...listOf(assets), ...inSlots]
    .filter((image) => typeof image?.p === 'string' && image.t !== 3)
    .map(({ u, p, e }) => (e || typeof u !== 'string' ? p : u + p))
    .concat(fontUrls)
    .filter((address) => URL.canParse(address, base))
    .map((address) => new URL(address, base).href);
}

/** Plays a file, unmounts its player and loads a valid file. Throws if the page hangs. */
async function playThrough(page: Page, src: string, renderer: PlayerRenderer) {
  const played = page.evaluate(
    async ([src, renderer, good]) => {
      const { harness } = window;
      const elements = () => [...document.querySelectorAll('head > *, body > *')];
      const before = new Set(elements());
      const nextFrames = async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
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
      // Ignore font stylesheets. They stay in the page, because other players might use them.
      const left = elements().filter((element) => !before.has(element) && element.localName !== 'link');
      const next = await harness.load('good', { src: good }, { width: 100, height: 100 });
      harness.unmount('good');
      return {
        state,
        left: left.map(({ outerHTML }) => outerHTML.slice(0, 200)),
        next,
        pwned: 'pwned' in window,
      };
    },
    [src, renderer, square()] as const,
  );
  const hung = wait(HUNG, undefined, { ref: false }).then(() => Promise.reject(new Error('The page hangs')));
  return Promise.race([played, hung]);
}
