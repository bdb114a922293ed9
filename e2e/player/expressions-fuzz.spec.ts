import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { exhaustive } from '@/testing/exhaustive';
import { fuzz, fuzzSeconds } from '@/testing/fuzz';
import { hostilePrograms } from '@/testing/hostile-expressions';
import { expect, recordRequests, isolatedTest as test } from './fixtures';
import { measureCpuTime } from './harness/cpu-time';
import { square } from './harness/square';

const SECONDS = fuzzSeconds(60);

/** The maximum CPU time in milliseconds for which the expressions of a frame keep the page busy. */
const BUSY = 50;

/** The numbers of layers with the expression. */
const COUNTS = [1, 20];

/** Returns a file in which a number of layers have the same expressions. */
function fileWith(x: string, count: number) {
  const { layers, ...animation } = square();
  const [layer] = layers;
  const at = (k: unknown) => ({ a: 0, k, x });
  const ks = { ...layer?.ks, p: at([50, 50, 0]), o: at(100) };
  return { ...animation, layers: Array.from({ length: count }, () => ({ ...layer, ks })) };
}

test.use({ trace: 'off', viewport: { width: 200, height: 200 } });

test(
  'no expression escapes from the sandbox or keeps the page busy',
  exhaustive,
  async ({ page, faults }) => {
    test.setTimeout((SECONDS + 60) * 1000);
    const requests = recordRequests(page, /^(?!\/bundle)/);
    const harmless: Record<number, number> = {};
    for (const count of COUNTS) harmless[count] = await median(page, fileWith('var $bm_rt = value;', count));
    const slowest = { time: 0, statements: '' };
    await page.evaluate(() => Object.assign(window, { keys: Reflect.ownKeys(window).length + 1 }));
    const check = async ([statements, count]: [string, number]) => {
      const file = fileWith(`var $bm_rt;\n${statements}`, count);
      let { used, outcome } = await play(page, file);
      const limit = (harmless[count] ?? 0) + BUSY;
      // Measure again, because garbage of other expressions might have been collected.
      for (let attempt = 1; used > limit && attempt < 3; attempt += 1)
        ({ used, outcome } = await play(page, file));
      const time = used - limit + BUSY;
      if (time > slowest.time) Object.assign(slowest, { time, statements });
      expect(faults.splice(0)).toEqual([]);
      expect(requests.splice(0)).toEqual([]);
      expect(outcome).toEqual({ state: 'stopped', added: 0 });
      expect(time, 'milliseconds').toBeLessThanOrEqual(BUSY);
    };
    await fuzz(fc.tuple(hostilePrograms, fc.constantFrom(...COUNTS)), check, SECONDS);
    console.log(`Slowest: ${slowest.time} ms\n${slowest.statements}`);
  },
);

/** Plays some frames of a file, and measures the CPU time that the page's thread uses. */
async function play(page: Page, src: object) {
  const usedTime = await measureCpuTime(page);
  const outcome = await page.evaluate(async (src) => {
    const { harness } = window;
    const state = await harness.load('file', { src }, { width: 100, height: 100 });
    for (const frame of [10, 20]) await harness.showFrame('file', frame);
    harness.unmount('file');
    const { keys } = window as unknown as { keys: number };
    return { state, added: Reflect.ownKeys(window).length - keys };
  }, src);
  return { outcome, used: (await usedTime()).page };
}

async function median(page: Page, src: object) {
  const times: number[] = [];
  for (let run = 0; run < 9; run += 1) times.push((await play(page, src)).used);
  return times.sort((one, other) => one - other)[4] ?? 0;
}
