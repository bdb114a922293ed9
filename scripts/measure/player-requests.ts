import type { Browser, Request } from '@playwright/test';
import type {} from './player-pages/bench-page';
import { openSlowLine } from './slow-line';

/** A request that finished before the animation's first frame. */
export type PageRequest = {
  path: string;
  /** The start and the end of the request, in milliseconds from the start of the first request. */
  start: number;
  end: number;
  /** The size of the response body in bytes, when compressed with Brotli. */
  bytes: number;
};

/**
 * Loads a page over a slow connection with an empty cache, and returns its requests up to the first frame.
 */
export async function requestsToFirstFrame(
  browser: Browser,
  server: { port: number; bytesOf: (path: string) => number },
  path: string,
): Promise<PageRequest[]> {
  const line = await openSlowLine(server.port);
  const tab = await browser.newPage({ ignoreHTTPSErrors: true });
  const requests: Request[] = [];
  tab.on('requestfinished', (request) => requests.push(request));
  await tab.goto(line.origin + path);
  await tab.evaluate(() => window.bench.firstFrame);
  await tab.close();
  line.close();
  const loaded = requests.filter((request) => request.url().startsWith(line.origin));
  const first = Math.min(...loaded.map((request) => request.timing().startTime));
  return loaded
    .map((request) => {
      const { startTime, responseEnd } = request.timing();
      const path = new URL(request.url()).pathname;
      const start = startTime - first;
      return { path, start, end: start + responseEnd, bytes: server.bytesOf(path) };
    })
    .toSorted((one, next) => one.start - next.start);
}
