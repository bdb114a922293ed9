import './env-files';
import { reportError } from './run';

/**
 * The measurements, keyed by name. Their modules are imported on demand, because importing Lighthouse takes
 * seconds.
 */
const measurements: Readonly<Record<string, (argument?: string) => Promise<void>>> = {
  size: async () => (await import('./perf/size')).printSize(),
  lighthouse: async (runs) =>
    (await import('./perf/lighthouse')).printLighthouse(runs ? Number(runs) : undefined),
  motion: async (other) => (await import('./perf/motion')).printMotion(other),
  player: async () => (await import('./perf/player')).printPlayer(),
};

/**
 * Prints a measurement. The argument of `lighthouse` is the number of runs. The argument of `motion` is the
 * folder of a second export to compare with.
 */
async function measure([name = '', argument]: readonly string[]): Promise<void> {
  const print = measurements[name];
  if (!print)
    throw new Error(`Specify a measurement: npm run measure -- ${Object.keys(measurements).join(' | ')}`);
  await print(argument);
}

measure(process.argv.slice(2)).catch(reportError);
