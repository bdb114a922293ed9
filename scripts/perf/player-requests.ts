import type { Browser, CDPSession, Request } from '@playwright/test';
import type { BundleServer } from '../serve-bundle';
import type {} from './player-pages/bench-page';
import { openSlowLine } from './slow-line';

/** A request up to the first frame. */
export type PageRequest = {
  path: string;
  /** 1 for the document, and one more than its initiator for any other request. */
  depth: number;
  /** Milliseconds from the first request. */
  start: number;
  end: number;
  /** Compressed by brotli, without headers. */
  bytes: number;
};

type Initiator = { type: string; url?: string; stack?: Stack };
type Stack = { callFrames: readonly { url: string }[]; parent?: Stack };
type Recorded = { url: string; initiator?: Initiator; start: number; end: number };

/**
 * Loads a page on a slow connection with an empty cache. @returns its requests up to the first frame, in
 * order
 */
export async function requestsToFirstFrame(
  browser: Browser,
  server: BundleServer,
  path: string,
): Promise<PageRequest[]> {
  const line = await openSlowLine(Number(new URL(server.origin).port));
  const tab = await browser.newPage({ ignoreHTTPSErrors: true });
  const initiators = await recordInitiators(await tab.context().newCDPSession(tab));
  const requests: Request[] = [];
  tab.on('requestfinished', (request) => requests.push(request));
  await tab.goto(line.origin + path);
  await tab.evaluate(() => window.bench.firstFrame);
  const loaded = requests
    .filter((request) => request.url().startsWith(line.origin))
    .map((request) => {
      const { startTime, responseEnd } = request.timing();
      const url = request.url();
      return { url, initiator: initiators.get(url), start: startTime, end: startTime + responseEnd };
    })
    .toSorted((a, b) => a.start - b.start);
  await tab.close();
  line.close();
  const depths = depthsOf(loaded);
  const first = loaded[0]?.start ?? 0;
  return loaded.map(({ url, start, end }) => {
    const { pathname } = new URL(url);
    const bytes = server.sentBytes.get(pathname) ?? 0;
    return { path: pathname, depth: depths.get(url) ?? 0, start: start - first, end: end - first, bytes };
  });
}

/** Records what initiates the requests of a page. @returns a growing map of initiators by URL */
async function recordInitiators(session: CDPSession): Promise<Map<string, Initiator>> {
  const initiators = new Map<string, Initiator>();
  session.on('Network.requestWillBeSent', ({ request, initiator }) => initiators.set(request.url, initiator));
  await session.send('Network.enable');
  // With the debugger, an initiator's stack includes async callers.
  await session.send('Debugger.enable');
  await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 32 });
  return initiators;
}

/** Returns the depth of each request, by URL. */
export function depthsOf(requests: readonly Recorded[]): Map<string, number> {
  const depths = new Map<string, number>();

  /** The depth at which a script runs, which is that of the deepest module that it imports. */
  const depthOfRun = (url: string): number =>
    Math.max(
      depths.get(url) ?? 0,
      ...requests
        .filter(({ initiator }) => isImportOf(url, initiator))
        .map((module) => depthOfRun(module.url)),
    );

  for (const [index, { url, initiator, start }] of requests.entries()) {
    const { type, url: parent = '', stack } = initiator ?? {};
    if (type && type !== 'other' && !stack) {
      depths.set(url, 1 + (depths.get(parent) ?? 0));
      continue;
    }
    // Chromium doesn't report which script starts a worker, so assume the deepest script that has loaded.
    const loaded = requests.slice(0, index).filter(({ end }) => end <= start);
    const scripts = stack ? urlsIn(stack) : loaded.map((request) => request.url);
    depths.set(url, 1 + Math.max(0, ...scripts.map(depthOfRun)));
  }
  return depths;
}

/** Whether a request is for a static import of a script, which loads before the script runs. */
const isImportOf = (url: string, initiator: Initiator | undefined) =>
  initiator?.type === 'script' && !initiator.stack && initiator.url === url;

const urlsIn = (stack: Stack | undefined): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...urlsIn(stack.parent)] : [];
