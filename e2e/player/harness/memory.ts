import type { CDPSession, Page } from '@playwright/test';

/** What the browser holds once its garbage is collected. */
export type Memory = { nodes: number; listeners: number; heapKilobytes: number; registered: number };

/** @returns a function that measures; the page must be Chromium's. */
export async function memoryOf(page: Page): Promise<() => Promise<Memory>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return () => measure(page, session);
}

async function measure(page: Page, session: CDPSession): Promise<Memory> {
  const registered = await page.evaluate(() => window.harness.registered());
  // The browser's own record of the page, to which React's development build adds.
  await page.evaluate(() => {
    performance.clearMeasures();
    performance.clearResourceTimings();
  });
  // What waits for a frame or for a finaliser goes only with a second collection.
  for (let time = 0; time < 3; time += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    heapKilobytes: Math.round(of('JSHeapUsedSize') / 1024),
    registered,
  };
}
