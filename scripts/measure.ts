import './shared/env-files';
import { reportError } from './shared/run';

/** Prints a measurement: `lighthouse`, optionally with the number of runs, `player` or `preparation`. */
async function measure([name, runs]: readonly string[]): Promise<void> {
  // Import the modules on demand, because importing Lighthouse takes seconds.
  if (name === 'player') await (await import('./measure/player-benchmark')).printPlayer();
  else if (name === 'preparation') (await import('./measure/preparation')).printPreparation();
  else if (name === 'lighthouse')
    await (await import('./measure/lighthouse')).printLighthouse(runs ? Number(runs) : undefined);
  else throw new Error('Specify a measurement: npm run measure -- lighthouse | player | preparation');
}

measure(process.argv.slice(2)).catch(reportError);
