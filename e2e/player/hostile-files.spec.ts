import type { Page } from '@playwright/test';
import { readTestFile } from '@/testing/cases';
import { type BrokenFile, brokenFiles, errorCodes } from '@/testing/corpus';
import { exhaustive, exhaustiveUnless } from '@/testing/exhaustive';
import {
  expect,
  expectFailureNotice,
  nextFrame,
  playerOf,
  recordRequests,
  setStyles,
  test,
} from './fixtures';
import { measureCpuTime } from './harness/cpu-time';
import { HUGE, TOO_MUCH } from './harness/huge-files';
import { square } from './harness/square';
import { capture, decode } from './pixels';
import { RENDERERS } from './renderers';

/** Milliseconds after which the page counts as blocked. */
const LIMIT = 3000;

/** Files that would block the page or change it, keyed by what they do. The player draws the rest of them. */
const HOSTILE: Record<string, object> = JSON.parse(readTestFile('hostile-files.json'));

for (const renderer of RENDERERS) {
  const sample = exhaustiveUnless(renderer === 'svg');

  test(`a hostile file doesn’t affect the page in ${renderer}`, sample, async ({ page }) => {
    const player = playerOf(page);
    const requests = recordRequests(page, /^(?!\/bundle\/)/);
    const elements = () => page.locator('iframe, form, script, body style, object, embed').count();
    const before = await elements();
    for (const [what, src] of Object.entries({ ...HOSTILE, ...TOO_MUCH })) {
      const started = Date.now();
      const state = await player.load({ src, renderer });
      expect.soft(Date.now() - started, what).toBeLessThan(LIMIT);
      expect.soft(what in HOSTILE ? ['stopped'] : ['stopped', 'error'], what).toContain(state);
      expect.soft(requests.splice(0), what).toEqual([]);
      expect.soft(await elements(), what).toBe(before);
      await player.unmount();
      expect(await player.load({ src: square(), renderer }), what).toBe('stopped');
      await player.unmount();
    }
  });

  test(`a huge file neither blocks nor crashes the page in ${renderer}`, sample, async ({ page }) => {
    const player = playerOf(page);
    for (const [name, create] of Object.entries(HUGE)) {
      const body = Buffer.from(create());
      await page.route(`/${name}`, (route) => route.fulfill({ body }));
      const usedTime = await measureCpuTime(page);
      const state = await player.load({ src: `/${name}`, renderer, controls: true });
      expect.soft(['stopped', 'error'], name).toContain(state);
      await nextFrame(page, 2);
      await capture(page);
      const { page: thread, process } = await usedTime();
      expect.soft(thread, name).toBeLessThan(LIMIT);
      // The worker is allowed to be busy for longer.
      if (renderer !== 'canvas') expect.soft(process, name).toBeLessThan(2 * LIMIT);
      await player.unmount();
    }
    expect(await player.load({ src: square(), renderer })).toBe('stopped');
  });
}

/** Files for which lottie-web's HTML renderer, even without the player, renders nothing. */
const BLANK_IN_HTML = ['broken/wild-rlottie-repro_infinite_loop.json'];

for (const renderer of RENDERERS) {
  for (const layer of new Set(brokenFiles.map(({ layer }) => layer))) {
    const title = `the player renders a file with broken ${layer}, or reports its error code, in ${renderer}`;
    test(title, exhaustive, async ({ page, server }) => {
      const player = playerOf(page);
      // Set a background color that no corpus file uses.
      await setStyles(page, 'body { background: rgb(1, 127, 254) }');
      for (const broken of brokenFiles.filter((file) => file.layer === layer)) {
        await test.step(`${broken.file}: ${broken.note}`, async () => {
          const origin = broken.serve?.mode === 'cors' ? server.foreignOrigin : '';
          const src = `${origin}/corpus/${broken.file}`;
          const state = await player.load({ src, renderer }, { width: 200, height: 200 });
          const error = state === 'error' ? await player.error() : null;
          expect.soft(error?.code ?? state, broken.file).toMatch(expectedOutcome(broken));
          if (error) await expectFailureNotice(page);
          else if (!broken.blankOk && !(renderer === 'html' && BLANK_IN_HTML.includes(broken.file)))
            expect.soft(await isPainted(page), `${broken.file} is not blank`).toBe(true);
          const globals = await page.evaluate(() =>
            Object.keys(window).filter((name) => /^__(exprRan|xss)/.test(name)),
          );
          expect.soft(globals, `${broken.file} ran no code`).toEqual([]);
          await player.unmount();
        });
      }
    });
  }
}

/**
 * Returns a pattern that matches the expected error code or state of a file. A file without a listed code
 * must render, unless its entry allows lottie-web to fail.
 */
function expectedOutcome({ file, expect }: BrokenFile): RegExp {
  const isListed = ([, listed]: [string, string[]]) => listed.includes(file.replace('broken/', ''));
  const [code] = Object.entries(errorCodes).find(isListed) ?? [];
  if (code) return new RegExp(`^${code}$`);
  return expect === 'render' ? /^stopped$/ : /^(stopped|renderer)$/;
}

/** Returns whether any of five frames contains a color other than the page's background. */
async function isPainted(page: Page) {
  for (const percent of ['0%', '25%', '50%', '75%', '100%'] as const) {
    await playerOf(page).showFrame(percent);
    const { data } = decode(await capture(page, { width: 200, height: 200 }));
    if (data.some((value, index) => value !== data[index % 4])) return true;
  }
  return false;
}
