import type { Load } from './wrk';

/** What a run of load shows, a line for each server, and why it is a failure. */
export function loadReport(runs: readonly (Load & { name: string })[]): {
  lines: string[];
  faults: string[];
} {
  const width = Math.max(...runs.map(({ name }) => name.length));
  return {
    lines: runs.map(
      ({ name, requests, seconds, p50, p99 }) =>
        `${name.padEnd(width)}  ${String(Math.round(requests / seconds)).padStart(7)} requests/s  p50 ${p50.toFixed(2).padStart(6)} ms  p99 ${p99.toFixed(2).padStart(6)} ms`,
    ),
    faults: runs.flatMap(({ name, requests, socketErrors, statusErrors }) => [
      ...(requests === 0 ? [`${name}: no answer`] : []),
      ...(socketErrors > 0 ? [`${name}: ${socketErrors} connections failed`] : []),
      ...(statusErrors > 0 ? [`${name}: ${statusErrors} answers with status 400 or higher`] : []),
    ]),
  };
}
