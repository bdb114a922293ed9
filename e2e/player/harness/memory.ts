import type { Page } from '@playwright/test';

/** Returns a function that collects garbage and measures the page's memory. Works only in Chromium. */
export async function memoryProbe(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return async () => {
    const renderers = await countRenderers(page);
    // Clear the performance timeline, because React's development build adds entries to it.
    await page.evaluate(() => {
      performance.clearMeasures();
      performance.clearResourceTimings();
    });
    // Collect garbage several times, because objects that wait for a frame or a finalizer are freed only by a
    // later collection.
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
  };
}

/** Counts lottie-web's renderers that are in memory and not destroyed. Works only in Chromium. */
export async function countRenderers(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let count = 0;
  for (const index of [0, 1, 2]) {
    const { result: prototype } = await session.send('Runtime.evaluate', {
      expression: `window.harness.rendererPrototypes().then((all) => all[${index}])`,
      awaitPromise: true,
    });
    const prototypeObjectId = String(prototype.objectId);
    const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId });
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
