import type { Page } from '@playwright/test';

/** The CPU time in milliseconds that the page's thread has used, and that all threads of its process together have used. */
export type CpuTime = { page: number; process: number };

/**
 * Starts measuring the CPU time of a page. Unlike durations, it doesn't depend on other programs.
 * @returns a function that stops measuring, and returns the CPU time since the start
 */
export async function measureCpuTime(page: Page): Promise<() => Promise<CpuTime>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const [thread = 0, process = 0] = ['ThreadTime', 'ProcessTime'].map(
      (name) => metrics.find((metric) => metric.name === name)?.value,
    );
    return { page: 1000 * thread, process: 1000 * process };
  };
  const start = await read();
  return async () => {
    const end = await read();
    await session.detach();
    return { page: end.page - start.page, process: end.process - start.process };
  };
}
