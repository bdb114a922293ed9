import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { type ErrorDetails, type ErrorReport, errorReporter, type VitalReport, vitalReport } from './report';

declare global {
  /** The uncaught errors that occurred before this script loaded (catch-errors.ts). */
  var uncaughtErrors: ErrorDetails[] | { push: (details: ErrorDetails) => void; length?: undefined };
}

/** The value of the setting `REPORT_URL`. Defined by scripts/export/bundle-reporter.ts. */
declare const REPORT_URL: string;

// Runs in every page if `REPORT_URL` is set. Collects uncaught errors and measurements, and sends them when
// the page is hidden, because browsers might not fire any later event.
const { pathname } = location;
const convert = errorReporter();
let pending: (ErrorReport | VitalReport)[] = [];

function addError(details: ErrorDetails) {
  try {
    const report = convert(details, location.pathname);
    if (report) pending.push(report);
  } catch {
    // The thrown object has a member that throws, such as `toString`.
  }
}

for (const details of uncaughtErrors as ErrorDetails[]) addError(details);
globalThis.uncaughtErrors = { push: addError };

for (const observe of [onCLS, onINP, onLCP, onTTFB])
  observe((metric) => pending.push(vitalReport(metric, pathname)));

// Add this listener last, because the listeners of web-vitals for the same event complete the measurements.
addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || pending.length === 0) return;
  // If the browser can't queue the reports, or an ad blocker makes this method throw, try again the next time
  // that the page is hidden.
  try {
    if (navigator.sendBeacon(REPORT_URL, JSON.stringify(pending))) pending = [];
  } catch {}
});
