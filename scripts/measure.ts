import './env-files';
import { reportError } from './run';

/** Prints a measurement: `lighthouse`, optionally with the number of runs, or `player`. */
async function measure([name, runs]: readonly string[]): Promise<void> {
  // Import the modules on demand, because importing Lighthouse takes seconds.
  if (name === 'player') await (await import('./perf/player')).printPlayer();
  else if (name === 'lighthouse')
    await (await import('./perf/lighthouse')).printLighthouse(runs ? Number(runs) : undefined);
  else throw new Error('Specify a measurement: npm run measure -- lighthouse | player');
}

measure(process.argv.slice(2)).catch(reportError);
