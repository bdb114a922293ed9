/** The path of the script that sends reports. Defined by scripts/post-export.ts. */
declare const REPORTER_PATH: string;

/**
 * Runs inline in every page if `REPORT_URL` is set, before all other scripts. Keeps uncaught errors until
 * reporter.ts has loaded. Loads reporter.ts after all other scripts that load when the page is idle.
 */
(() => {
  /** The maximum number of errors to keep, in case reporter.ts never loads. */
  const MAX_KEPT = 10;
  globalThis.uncaughtErrors = [];
  for (const type of ['error', 'unhandledrejection'] as const)
    addEventListener(type, (event) => {
      // The length is undefined as soon as reporter.ts receives the errors itself.
      if ((globalThis.uncaughtErrors.length ?? 0) < MAX_KEPT) globalThis.uncaughtErrors.push(event);
    });
  const script = { src: REPORTER_PATH, async: true, fetchPriority: 'low' };
  const load = () => document.head.append(Object.assign(document.createElement('script'), script));
  addEventListener('load', () => {
    setTimeout('requestIdleCallback' in window ? () => requestIdleCallback(load) : load, 200);
  });
})();
