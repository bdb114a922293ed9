import { expect } from '@playwright/test';
import type { PlayerRenderer } from '@/player/types';
import { type Case, readCase } from './cases';

/** Tolerance per color channel, of 255. Browsers mix colors differently. */
const TOLERANCE = 12;

/** The harness page in any browser. */
export type CasePage = {
  /** Runs a function in the page, with its argument as JSON. */
  run<Result, Argument extends string | number | object>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Captures the upper left of the page, four bytes per pixel. */
  capture(size: { width: number; height: number }): Promise<Buffer>;
};

/** Plays a case, and checks its renderer and its expected pixels. */
export async function checkCase(page: CasePage, entry: Case, renderer: PlayerRenderer) {
  const { file, note, probes, props } = entry;
  const { w: width, h: height } = JSON.parse(readCase(file));
  const description = `${file} (${note}), ${renderer}`;
  const state = await page.run(({ props, size }) => window.harness.load('case', props, size), {
    props: { src: `/cases/${file}`, ...props, renderer },
    size: { width, height },
  });
  expect.soft(state, description).toBe('stopped');
  const drawnBy = await page.run((name) => window.harness.handle(name).renderer, 'case');
  expect.soft(drawnBy, description).toBe(entry.drawnBy?.[renderer] ?? renderer);
  if (state === 'stopped') {
    const pictures = new Map<number, Buffer>();
    for (const [frame, x, y, colour] of probes) {
      if (!pictures.has(frame)) {
        await page.run((frame) => window.harness.showFrame('case', frame), frame);
        pictures.set(frame, await page.capture({ width, height }));
      }
      const pixels = pictures.get(frame);
      const seen = pixels?.subarray((y * width + x) * 4).subarray(0, 3) ?? [];
      const isRight = colour.every((channel, index) => Math.abs(channel - (seen[index] ?? 0)) <= TOLERANCE);
      expect
        .soft(isRight, `${description}, frame ${frame} at ${x}, ${y}: rgb(${[...seen]}), not rgb(${colour})`)
        .toBe(true);
    }
  }
  await page.run((name) => window.harness.unmount(name), 'case');
}
