import type { LoadResult } from './wrk';

/** Formats the results: a line for each server, and a sentence for each thing that makes the run a failure. */
export function loadReport(runs: readonly (LoadResult & { name: string })[]): {
  lines: string[];
  failures: string[];
} {
  const width = Math.max(...runs.map(({ name }) => name.length));
  return {
    lines: runs.map(
      ({ name, requests, seconds, p50, p99 }) =>
        `${name.padEnd(width)}  ${String(Math.round(requests / seconds)).padStart(7)} requests/s  p50 ${p50.toFixed(2).padStart(6)} ms  p99 ${p99.toFixed(2).padStart(6)} ms`,
    ),
    failures: runs.flatMap(({ name, requests, socketErrors, statusErrors }) => [
      ...(requests === 0 ? [`${name}: no answer`] : []),
      ...(socketErrors > 0 ? [`${name}: ${socketErrors} connections failed`] : []),
      ...(statusErrors > 0 ? [`${name}: ${statusErrors} answers with status 400 or higher`] : []),
    ]),
  };
}
