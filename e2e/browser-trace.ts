import type { Browser, Page } from '@playwright/test';

/** An event in Chromium's trace format. `ts` is in microseconds. */
export type TraceEvent = {
  name: string;
  pid: number;
  ts: number;
  args: { elementCount?: number; data?: { reason?: string; nodeName?: string } };
};

export async function recordTrace(
  page: Page,
  categories: string[],
  run: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  const browser = page.context().browser() as Browser;
  await browser.startTracing(page, { categories });
  await run();
  return JSON.parse(String(await browser.stopTracing())).traceEvents;
}
