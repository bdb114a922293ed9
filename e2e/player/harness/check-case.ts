import { expect } from '@playwright/test';
import type { PlayerRenderer } from '@/player/types';
import { type Case, readCase } from '@/testing/cases';

/** The maximum difference per color channel (0 to 255). Browsers blend colors differently. */
const TOLERANCE = 12;

/** The harness page, open in a browser of any engine. */
export type CasePage = {
  /** Runs a function in the page, with its argument as JSON. */
  run<Result, Argument extends string | number | object>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Captures an area of this size at the upper left of the page, as RGBA with four bytes per pixel. */
  capture(size: { width: number; height: number }): Promise<Buffer>;
};

/** Loads a case, and checks its renderer and its expected pixels. */
export async function checkCase(page: CasePage, entry: Case, renderer: PlayerRenderer) {
  const { file, note, probes, props } = entry;
  const { w: width, h: height } = JSON.parse(readCase(file));
  const description = `${file} (${note}), ${renderer}`;
  const loaded = await page.run(
    async ({ props, size }) => {
      const state = await window.harness.load('case', props, size);
      return [state, window.harness.handle('case').renderer];
    },
    { props: { src: `/cases/${file}`, ...props, renderer }, size: { width, height } },
  );
  expect.soft(loaded, description).toEqual(['stopped', entry.drawnBy?.[renderer] ?? renderer]);
  const captures = new Map<number, Buffer>();
  for (const [frame, x, y, color] of loaded[0] === 'stopped' ? probes : []) {
    if (!captures.has(frame)) {
      await page.run((frame) => window.harness.showFrame('case', frame), frame);
      captures.set(frame, await page.capture({ width, height }));
    }
    const seen =
      captures
        .get(frame)
        ?.subarray((y * width + x) * 4)
        .subarray(0, 3) ?? [];
    const isRight = color.every((channel, index) => Math.abs(channel - (seen[index] ?? 0)) <= TOLERANCE);
    expect
      .soft(isRight, `${description}, frame ${frame} at ${x}, ${y}: rgb(${[...seen]}), not rgb(${color})`)
      .toBe(true);
  }
  await page.run((name) => window.harness.unmount(name), 'case');
}
