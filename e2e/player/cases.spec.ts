import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from '@playwright/test';
import type { PlayerRenderer } from '@/player/types';
import { expect, test } from './fixtures';
import { capture } from './harness/capture';
import { type Case, cases, readCase } from './harness/cases';
import { supportTable } from './harness/support-table';

const SUPPORT = fileURLToPath(new URL('../../player/SUPPORT.md', import.meta.url));

/** What a channel may be off: browsers mix colours in their own ways. */
const TOLERANCE = 12;

// A larger window would be painted for each of the hundreds of pictures.
test.use({ trace: 'off', viewport: { width: 200, height: 200 } });

for (const renderer of ['svg', 'canvas', 'html'] as const) {
  test(`${renderer}: what is seen is what the file says`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await page.evaluate(() => {
      document.body.style.margin = '0';
    });
    for (const entry of cases) await test.step(entry.file, () => check(page, session, entry, renderer));
  });
}

test('the table of what is drawn is what the cases say', () => {
  const text = readFileSync(SUPPORT, 'utf8');
  const [words = ''] = text.split('| What the file has');
  const wanted = `${words}${supportTable(cases)}\n`;
  if (test.info().config.updateSnapshots === 'all') writeFileSync(SUPPORT, wanted);
  else {
    const mend = 'npx playwright test e2e/player/cases.spec.ts --update-snapshots=all';
    expect(text, `player/SUPPORT.md is behind the cases: ${mend}`).toBe(wanted);
  }
});

async function check(page: Page, session: CDPSession, entry: Case, renderer: PlayerRenderer) {
  const { file, note, probes, props } = entry;
  const { w: width, h: height } = JSON.parse(readCase(file));
  const state = await page.evaluate(
    ([src, props, renderer, size]) => window.harness.load('case', { src, ...props, renderer }, size),
    [`/cases/${file}`, props, renderer, { width, height }] as const,
  );
  const told = `${file} (${note}), ${renderer}`;
  expect.soft(state, told).toBe('stopped');
  const drawnBy = await page.evaluate(() => window.harness.handle('case').renderer);
  expect.soft(drawnBy, told).toBe(entry.drawnBy?.[renderer] ?? renderer);
  if (state === 'stopped') {
    const pictures = new Map<number, Buffer>();
    for (const [frame, x, y, colour] of probes) {
      if (!pictures.has(frame)) {
        await page.evaluate((frame) => window.harness.showFrame('case', frame), frame);
        pictures.set(frame, await capture(session, { width, height }));
      }
      const pixels = pictures.get(frame);
      const seen = pixels?.subarray((y * width + x) * 4).subarray(0, 3) ?? [];
      const isRight = colour.every((channel, index) => Math.abs(channel - (seen[index] ?? 0)) <= TOLERANCE);
      expect
        .soft(isRight, `${told}, frame ${frame} at ${x}, ${y}: rgb(${[...seen]}), not rgb(${colour})`)
        .toBe(true);
    }
  }
  await page.evaluate(() => window.harness.unmount('case'));
}
