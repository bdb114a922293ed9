import type { CDPSession, Page } from '@playwright/test';

/**
 * Memory of the page after garbage collection. `renderers` counts lottie-web's renderers that were not
 * destroyed.
 */
export type Memory = { nodes: number; listeners: number; heapKilobytes: number; renderers: number };

/** @returns a function that collects garbage and measures the page. Chromium only. */
export async function memoryProbe(page: Page): Promise<() => Promise<Memory>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return () => measure(page, session);
}

async function measure(page: Page, session: CDPSession): Promise<Memory> {
  const renderers = await countRenderers(page);
  // Clears the performance timeline, to which React's development build adds entries.
  await page.evaluate(() => {
    performance.clearMeasures();
    performance.clearResourceTimings();
  });
  // Collects several times, because objects that wait for a frame or a finalizer are freed only by a later
  // collection.
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
    renderers,
  };
}

/** Counts lottie-web's renderers that are in memory and not destroyed. Chromium only. */
export async function countRenderers(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'window.harness.rendererPrototypes()',
    awaitPromise: true,
  });
  const list = String(result.objectId);
  const { result: prototypes } = await session.send('Runtime.getProperties', {
    objectId: list,
    ownProperties: true,
  });
  let count = 0;
  for (const { value } of prototypes) {
    if (!value?.objectId) continue;
    const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: value.objectId });
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: String(objects.objectId),
      functionDeclaration:
        'function () { return this.filter(({ destroyed }) => destroyed === false).length }',
      returnByValue: true,
    });
    count += result.value;
  }
  await session.detach();
  return count;
}
