import type { Page } from '@playwright/test';
import type { PlayerErrorCode, PlayerRenderer } from '@/player/types';
import { expect, expectFailureNotice, playerOf } from '../fixtures';
import { capture, decode } from '../pixels';
import type { BrokenFile } from './corpus';
import files from './corpus-files.json' with { type: 'json' };

/**
 * Error code of each corpus file that must fail. The others render, or fail in lottie-web if the manifest
 * allows it.
 */
const BROKEN_CODES: Record<PlayerErrorCode, string[]> = files.errorCodes;

/** Files that lottie-web alone renders blank in HTML. */
const BLANK_IN_HTML = ['broken/wild-rlottie-repro_infinite_loop.json'];

/** Loads a broken file of the corpus, and checks that it renders or fails as the manifest says. */
export async function checkBroken(page: Page, src: string, broken: BrokenFile, renderer: PlayerRenderer) {
  const player = playerOf(page);
  const state = await page.evaluate(
    ([src, renderer]) => {
      window.harness.mount('player', { src, renderer }, { width: 200, height: 200 });
      return window.harness.settled('player', 5000);
    },
    [src, renderer] as const,
  );
  const error = state === 'error' ? await player.error() : null;
  expect.soft(error?.code ?? state, broken.file).toMatch(expectedOutcome(broken));
  if (error) await expectFailureNotice(player.box, error);
  else if (!broken.blankOk && !(renderer === 'html' && BLANK_IN_HTML.includes(broken.file)))
    expect.soft(await isPainted(page), `${broken.file} is not blank`).toBe(true);
  const globals = await page.evaluate(() =>
    Object.keys(window).filter((name) => /^__(exprRan|xss)/.test(name)),
  );
  expect.soft(globals, `${broken.file} ran no code`).toEqual([]);
  await player.unmount();
}

function expectedOutcome({ file, expect }: BrokenFile): RegExp {
  const isListed = ([, listed]: [string, string[]]) => listed.includes(file.replace('broken/', ''));
  const [code] = Object.entries(BROKEN_CODES).find(isListed) ?? [];
  if (code) return new RegExp(`^${code}$`);
  return expect === 'render' ? /^stopped$/ : /^(stopped|renderer)$/;
}

/** Returns whether any of five frames has a color other than the page's, which no corpus file uses. */
async function isPainted(page: Page) {
  await page.evaluate(() => document.body.style.setProperty('background', 'rgb(1, 127, 254)'));
  for (const percent of ['0%', '25%', '50%', '75%', '100%'] as const) {
    await page.evaluate((percent) => window.harness.showFrame('player', percent), percent);
    const { data } = decode(await capture(page, { width: 200, height: 200 }));
    if (data.some((value, index) => value !== data[index % 4])) return true;
  }
  return false;
}
