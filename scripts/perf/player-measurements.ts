import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { animationText } from '../../e2e/player/harness/corpus';
import type { BundleServer } from '../serve-bundle';
import type {} from './player-pages/bench-page';

/**
 * One run of one page with one animation: milliseconds of main-thread time, except `firstFrame`, which is
 * elapsed time.
 */
export type Run = {
  firstFrame: number;
  /** During a second while paused. */
  paused: number;
  /** During a second of playing out of view. */
  offScreen: number;
  /** Per seek. */
  seek: number;
};

/** The average memory, nodes and listeners that one mount and unmount leaks. */
export type Leak = { kilobytes: number; nodes: number; listeners: number };

const SEEKS = 100;
/** The minimum duration of a playing measurement, in milliseconds. */
const MIN_PLAYING_MS = 4000;

/** The path of a page that plays an animation. */
export const pagePath = (page: string, file: string) =>
  `/page/${page}?src=${encodeURIComponent(`/corpus/${file}`)}`;

async function openPage(browser: Browser, server: BundleServer, page: string, file: string) {
  // `newPage` creates a new context, so the page has its own process and main thread.
  const tab = await browser.newPage({ viewport: { width: 800, height: 600 } });
  const session = await tab.context().newCDPSession(tab);
  // Measure thread time, because other load on the machine hardly affects it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tab.goto(server.origin + pagePath(page, file));
  return { tab, session };
}

/** Measures one page alone: first frame, out of view, paused, seeking. */
export async function measureRun(
  browser: Browser,
  server: BundleServer,
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
  const seek = await taskTimeOf(session, () => tab.evaluate(seekRepeatedly, SEEKS));
  await tab.close();
  return { firstFrame, offScreen, paused, seek: seek / SEEKS };
}

/**
 * Measures pages that play the same animation at the same time, so that other load on the machine affects all
 * of them. The first iteration is excluded, because pages build late layers then. Only whole iterations are
 * measured, because frames differ in cost.
 * @returns milliseconds of main-thread time per second for each page, in the order of `pages`
 */
export async function measurePlaying(
  browser: Browser,
  server: BundleServer,
  pages: readonly string[],
  file: string,
): Promise<number[]> {
  const { ip, op, fr } = JSON.parse(animationText(file));
  const iteration = ((op - ip) / fr) * 1000;
  const opened = [];
  for (const page of pages) opened.push(await openPage(browser, server, page, file));
  await Promise.all(opened.map(({ tab }) => tab.evaluate(() => window.bench.firstFrame)));
  await wait(iteration);
  const span = iteration * Math.ceil(MIN_PLAYING_MS / iteration);
  const spent = await Promise.all(opened.map(({ session }) => taskTime(session, span)));
  await Promise.all(opened.map(({ tab }) => tab.close()));
  return spent;
}

/** Seeks to frames spread over the animation, once before each paint. */
async function seekRepeatedly(times: number) {
  const totalFrames = window.bench.totalFrames();
  for (let time = 1; time <= times; time += 1) {
    window.bench.seek(Math.floor((time * totalFrames * 0.618) % (totalFrames - 1)));
    await new Promise(requestAnimationFrame);
  }
}

/** Measures memory, nodes and listeners after many mounts and unmounts. */
export async function measureLeak(
  browser: Browser,
  server: BundleServer,
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
    while (!window.bench.hasPainted()) await new Promise(requestAnimationFrame);
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

/** Milliseconds of main-thread time in a second. */
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
