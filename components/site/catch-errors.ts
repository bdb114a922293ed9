/** The path of the script that sends reports. Defined by scripts/post-export.ts. */
declare const REPORTER_PATH: string;

/**
 * Runs inline in every page if `REPORT_URL` is set, before all other scripts. Keeps uncaught errors until
 * reporter.ts has loaded. Some scripts load only when the page is idle; reporter.ts is the last of them. If
 * the user prefers to save data (hydrate.ts), reporter.ts doesn't load.
 */
(() => {
  /** The maximum number of errors to keep, in case reporter.ts never loads. */
  const MAX_KEPT = 10;
  globalThis.uncaughtErrors = [];
  for (const type of ['error', 'unhandledrejection'] as const)
    addEventListener(type, (event) => {
      // `length` is undefined once reporter.ts has replaced the array with an object that handles each error.
      if ((globalThis.uncaughtErrors.length ?? 0) < MAX_KEPT) globalThis.uncaughtErrors.push(event);
    });
  const script = { src: REPORTER_PATH, async: true, fetchPriority: 'low' };
  const load = () => document.head.append(Object.assign(document.createElement('script'), script));
  addEventListener('load', () => {
    if ('savesData' in document.documentElement.dataset) return;
    setTimeout('requestIdleCallback' in window ? () => requestIdleCallback(load) : load, 200);
  });
})();
