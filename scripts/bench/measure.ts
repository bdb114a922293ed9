import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { animationText } from '../../e2e/player/harness/corpus';
import type {} from './pages/surface';
import type { BenchServer } from './server';

/** One run of one page on one animation. Times are milliseconds of the main thread, but `firstFrame`, which is the clock's. */
export type Run = {
  firstFrame: number;
  /** A second of each. */
  paused: number;
  offScreen: number;
  seek: number;
};

export type Leak = { kilobytes: number; nodes: number; listeners: number };

const SEEKS = 100;
/** Milliseconds that playing is watched at least. */
const LONG_ENOUGH = 4000;

async function openPage(browser: Browser, server: BenchServer, page: string, file: string) {
  // A context, and so a process and a main thread, of its own.
  const tab = await browser.newPage({ viewport: { width: 800, height: 600 } });
  const session = await tab.context().newCDPSession(tab);
  // The thread's own time: what else runs on the machine counts little.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tab.goto(`${server.origin}/page/${page}?src=${encodeURIComponent(`/corpus/${file}`)}`);
  return { tab, session };
}

/** Scripts that a page asks for until its first frame, by path. */
export async function scriptsToFirstFrame(browser: Browser, server: BenchServer, page: string, file: string) {
  const tab = await browser.newPage();
  const paths = new Set<string>();
  tab.on('request', (request) => paths.add(new URL(request.url()).pathname));
  await tab.goto(`${server.origin}/page/${page}?src=${encodeURIComponent(`/corpus/${file}`)}`);
  if (page !== 'react') await tab.evaluate(() => window.bench.firstFrame);
  await tab.close();
  return [...paths].filter((path) => path.endsWith('.js'));
}

export async function measureRun(
  browser: Browser,
  server: BenchServer,
  page: string,
  file: string,
): Promise<Run> {
  const { tab, session } = await openPage(browser, server, page, file);
  const firstFrame = await tab.evaluate(() => window.bench.firstFrame);
  await wait(500);
  await tab.evaluate(() => window.scrollTo(0, 3000));
  await wait(400);
  const offScreen = await taskTime(session, 1000);
  await tab.evaluate(() => window.scrollTo(0, 0));
  await wait(200);
  await tab.evaluate(() => window.bench.pause());
  await wait(300);
  const paused = await taskTime(session, 1000);
  const seek = await taskTimeOf(session, () => tab.evaluate(seekAround, SEEKS));
  await tab.close();
  return { firstFrame, offScreen, paused, seek: seek / SEEKS };
}

/**
 * Pages that play the same animation side by side, so that whatever else the machine does slows both. The first pass
 * is not counted: what shows late is built in it by one and before it by the other. Then whole passes are, since the
 * frames of a pass cost differently.
 * @returns milliseconds of each page's main thread a second, in the order of `pages`
 */
export async function measurePlaying(
  browser: Browser,
  server: BenchServer,
  pages: readonly string[],
  file: string,
): Promise<number[]> {
  const { ip, op, fr } = JSON.parse(animationText(file));
  const pass = ((op - ip) / fr) * 1000;
  const opened = [];
  for (const page of pages) opened.push(await openPage(browser, server, page, file));
  await Promise.all(opened.map(({ tab }) => tab.evaluate(() => window.bench.firstFrame)));
  await wait(pass);
  const span = pass * Math.ceil(LONG_ENOUGH / pass);
  const spent = await Promise.all(opened.map(({ session }) => taskTime(session, span)));
  await Promise.all(opened.map(({ tab }) => tab.close()));
  return spent;
}

/** To frames all over the animation, one before each paint. */
async function seekAround(times: number) {
  const totalFrames = window.bench.totalFrames();
  for (let time = 1; time <= times; time += 1) {
    window.bench.seek(Math.floor((time * totalFrames * 0.618) % (totalFrames - 1)));
    await new Promise(requestAnimationFrame);
  }
}

export async function measureLeak(
  browser: Browser,
  server: BenchServer,
  page: string,
  file: string,
  mounts: number,
): Promise<Leak> {
  const { tab, session } = await openPage(browser, server, page, file);
  await tab.evaluate(() => window.bench.firstFrame);
  await tab.evaluate(mountAndUnmount, 30);
  const before = await memory(tab, session);
  await tab.evaluate(mountAndUnmount, mounts);
  const after = await memory(tab, session);
  await tab.close();
  return {
    kilobytes: (after.heap - before.heap) / 1024 / mounts,
    nodes: (after.nodes - before.nodes) / mounts,
    listeners: (after.listeners - before.listeners) / mounts,
  };
}

async function mountAndUnmount(times: number) {
  for (let time = 0; time < times; time += 1) {
    window.bench.unmount();
    await new Promise(requestAnimationFrame);
    window.bench.mount();
    while (!window.bench.painted()) await new Promise(requestAnimationFrame);
  }
}

async function memory(tab: Page, session: CDPSession) {
  for (let time = 0; time < 3; time += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await wait(50);
  }
  await tab.evaluate(() => performance.clearResourceTimings());
  return {
    heap: await metric(session, 'JSHeapUsedSize'),
    nodes: await metric(session, 'Nodes'),
    listeners: await metric(session, 'JSEventListeners'),
  };
}

/** Milliseconds of main-thread time a second. */
async function taskTime(session: CDPSession, milliseconds: number) {
  const started = performance.now();
  const spent = await taskTimeOf(session, () => wait(milliseconds));
  return (spent * 1000) / (performance.now() - started);
}

async function taskTimeOf(session: CDPSession, run: () => Promise<unknown>) {
  const before = await metric(session, 'TaskDuration');
  await run();
  return ((await metric(session, 'TaskDuration')) - before) * 1000;
}

async function metric(session: CDPSession, name: string) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? 0;
}
