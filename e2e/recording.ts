import type { Browser, Page } from '@playwright/test';

/** One thing that the browser did; `ts` in microseconds. */
export type TraceEvent = {
  name: string;
  pid: number;
  ts: number;
  args: { elementCount?: number; data?: { reason?: string; nodeName?: string } };
};

/** What Chromium records of these categories while `run` runs. */
export async function record(
  page: Page,
  categories: string[],
  run: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  const browser = page.context().browser() as Browser;
  await browser.startTracing(page, { categories });
  await run();
  return JSON.parse(String(await browser.stopTracing())).traceEvents;
}
