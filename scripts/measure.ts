import './env-files';
import { reportError } from './run';

/** The measurements by name. Their modules are imported on demand, because Lighthouse alone takes seconds. */
const measurements: Readonly<Record<string, (argument?: string) => Promise<void>>> = {
  size: async () => (await import('./perf/size')).printSize(),
  lighthouse: async (runs) =>
    (await import('./perf/lighthouse')).printLighthouse(runs ? Number(runs) : undefined),
  motion: async (other) => (await import('./perf/motion')).printMotion(other),
  player: async () => (await import('./perf/player')).printPlayer(),
};

/** Prints a measurement. Lighthouse accepts a number of runs, and motion another export to compare with. */
async function measure([name = '', argument]: readonly string[]): Promise<void> {
  const print = measurements[name];
  if (!print)
    throw new Error(`Name a measurement: npm run measure -- ${Object.keys(measurements).join(' | ')}`);
  await print(argument);
}

measure(process.argv.slice(2)).catch(reportError);
