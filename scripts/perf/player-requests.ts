import type { Browser, Request } from '@playwright/test';
import type {} from './player-pages/bench-page';
import { openSlowLine } from './slow-line';

/** A request that finished before the animation's first frame. */
export type PageRequest = {
  path: string;
  /**
   * 1 for the document. For any other request, 1 more than the largest depth of the
   * requests on which it depends.
   */
  depth: number;
  /** The start and the end of the request, in milliseconds from the start of the first request. */
  start: number;
  end: number;
  /** The size of the response body, compressed with Brotli. */
  bytes: number;
};

/**
 * The cause of a request. If running code sent the request, the cause has a stack. If the request is a static
 * import, the cause has only the URL of the importing script.
 */
type Initiator = { type: string; url?: string; stack?: object };
type Recorded = { url: string; initiator?: Initiator; start: number; end: number };

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
  const session = await tab.context().newCDPSession(tab);
  const initiators = new Map<string, Initiator>();
  session.on('Network.requestWillBeSent', ({ request, initiator }) => initiators.set(request.url, initiator));
  await session.send('Network.enable');
  const requests: Request[] = [];
  tab.on('requestfinished', (request) => requests.push(request));
  await tab.goto(line.origin + path);
  await tab.evaluate(() => window.bench.firstFrame);
  const loaded = requests
    .filter((request) => request.url().startsWith(line.origin))
    .map((request) => {
      const { startTime: start, responseEnd } = request.timing();
      const url = request.url();
      return { url, initiator: initiators.get(url), start, end: start + responseEnd };
    })
    .toSorted((one, next) => one.start - next.start);
  await tab.close();
  line.close();
  const depths = depthsOf(loaded);
  const first = loaded[0]?.start ?? 0;
  return loaded.map(({ url, start, end }) => {
    const { pathname } = new URL(url);
    const bytes = server.bytesOf(pathname);
    return { path: pathname, depth: depths.get(url) ?? 0, start: start - first, end: end - first, bytes };
  });
}

/**
 * Returns the depth of each request, keyed by URL. Chromium reports neither the script that starts a worker
 * nor the modules that must load before a script runs. Therefore, a request by running code is assumed to
 * depend on all requests that ended before the start of this request.
 */
export function depthsOf(requests: readonly Recorded[]): Map<string, number> {
  const depths = new Map<string, number>();
  for (const { url, initiator, start } of requests) {
    const isByCode = !initiator || initiator.type === 'other' || initiator.stack;
    const before = requests.filter((other) => (isByCode ? other.end <= start : other.url === initiator.url));
    depths.set(url, 1 + Math.max(0, ...before.map((other) => depths.get(other.url) ?? 0)));
  }
  return depths;
}
