import type { CDPSession, Page } from '@playwright/test';

/** What the browser holds once its garbage is collected; `registered` counts lottie-web's animations. */
export type Memory = { nodes: number; listeners: number; heapKilobytes: number; registered: number };

/** @returns a function that collects garbage and measures; it needs Chromium */
export async function memoryProbe(page: Page): Promise<() => Promise<Memory>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return () => measure(page, session);
}

async function measure(page: Page, session: CDPSession): Promise<Memory> {
  const registered = await page.evaluate(() => window.harness.registeredAnimations());
  // Clears the browser's own record of the page, which React's development build adds to.
  await page.evaluate(() => {
    performance.clearMeasures();
    performance.clearResourceTimings();
  });
  // Collects more than once: what waits for a frame or for a finaliser goes with a later collection.
  for (let time = 0; time < 3; time += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? 0;
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    heapKilobytes: Math.round(metric('JSHeapUsedSize') / 1024),
    registered,
  };
}
