import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { type ErrorDetails, type ErrorReport, errorReporter, type VitalReport, vitalReport } from './report';

declare global {
  /** The uncaught errors that occurred before this script loaded (catch-errors.ts). */
  var uncaughtErrors: ErrorDetails[] | { push: (details: ErrorDetails) => void; length?: undefined };
}

/** The value of the setting `REPORT_URL`. Defined by scripts/export/bundle-reporter.ts. */
declare const REPORT_URL: string;

// Runs in every page if `REPORT_URL` is set. Collects uncaught errors and measurements, and sends them when the
// page is hidden, because browsers might not fire any later event.
const { pathname } = location;
const convert = errorReporter();
let pending: (ErrorReport | VitalReport)[] = [];

function reportError(details: ErrorDetails) {
  try {
    pending.push(...[convert(details, location.pathname) ?? []].flat());
  } catch {
    // A thrown object can have members that throw. Don't report it, because this error would be reported too.
  }
}

for (const details of uncaughtErrors as ErrorDetails[]) reportError(details);
globalThis.uncaughtErrors = { push: reportError };

for (const observe of [onCLS, onINP, onLCP, onTTFB])
  observe((metric) => pending.push(vitalReport(metric, pathname)));

// Add this listener last, because the listeners of web-vitals for the same event complete the measurements.
addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || pending.length === 0) return;
  // If the browser can't queue the reports, send them again the next time. Some ad blockers make this method throw.
  try {
    if (navigator.sendBeacon(REPORT_URL, JSON.stringify(pending))) pending = [];
  } catch {}
});
