import { limitEffects } from '@/player/document/limits/effect-limits';
import { checkAssets, checkLayerCount, checkSizes } from '@/player/document/limits/file-limits';
import { limitRepeaters, limitShapes } from '@/player/document/limits/shape-limits';
import { limitTexts } from '@/player/document/limits/text-limits';
import type { Animation } from '@/player/document/lottie';
import { CANVAS_RULES, RULES } from '@/player/document/normalize/normalize';
import { toPlayRange } from '@/player/document/play-range';
import { fillSlots } from '@/player/document/slots';
import { hostileFiles } from '@/testing/hostile-files';
import { markdownTable } from '../shared/markdown-table';

/** The size of the smaller file. Larger files exceed the limits. */
const SIZE = 10_000;
const RUNS = 3;

/** The minimum CPU time in milliseconds for which an exponent is printed. Shorter times are too inexact. */
const MIN_TIME = 30;

/** The steps of the preparation, in order. */
const STEPS: Readonly<Record<string, (animation: Animation) => void>> = {
  checkAssets,
  checkLayerCount,
  fillSlots: (animation) => fillSlots(animation, {}, ''),
  ...RULES,
  limitShapes,
  limitRepeaters,
  checkSizes,
  limitTexts: (animation) => limitTexts(animation, () => 1),
  ...CANVAS_RULES,
  limitEffects: (animation) => limitEffects(animation, [29]),
  toPlayRange: (animation) => toPlayRange(animation, undefined, false),
};

/**
 * Prints, for each step of the preparation, the hostile file for which it takes longest, the time, and the exponent by
 * which the time grows with the size of the file: 1 for linear and 2 for quadratic time.
 */
export function printPreparation() {
  console.warn = () => {};
  const rows = Object.keys(STEPS).map(() => ({ file: '', time: 0, exponent: 0 }));
  for (const [file, create] of Object.entries(hostileFiles)) {
    const [times, doubled] = [SIZE, 2 * SIZE].map((size) => timesOf(() => create(size)));
    for (const [index, row] of rows.entries()) {
      const time = doubled?.[index] ?? 0;
      if (time > row.time)
        Object.assign(row, { file, time, exponent: Math.log2(time / (times?.[index] ?? 0)) });
    }
  }
  const cells = Object.keys(STEPS).map((step, index) => {
    const { file, time, exponent } = rows[index] ?? { file: '', time: 0, exponent: 0 };
    return [step, file, time.toFixed(0), time < MIN_TIME ? '' : exponent.toFixed(1)];
  });
  console.log(markdownTable([['Step', 'Slowest file', 'ms', 'Exponent'], ...cells]));
}

/** Returns the minimum CPU time of each step in milliseconds, which depends less on other programs than the duration. */
function timesOf(create: () => Animation): number[] {
  const runs = Array.from({ length: RUNS }, () => {
    const animation = create();
    return Object.values(STEPS).map((step) => {
      const start = process.cpuUsage();
      try {
        step(animation);
      } catch {
        // The file exceeds a limit.
      }
      return process.cpuUsage(start).user / 1000;
    });
  });
  return Object.keys(STEPS).map((_, index) => Math.min(...runs.map((times) => times[index] ?? 0)));
}
