import './env-files';

/** By name. Modules are loaded when they are asked for: Lighthouse alone takes seconds. */
const measurements: Readonly<Record<string, (argument?: string) => Promise<void>>> = {
  size: async () => (await import('./measure/size')).printSize(),
  lighthouse: async (runs) => (await import('./measure/lighthouse')).printLighthouse(count(runs)),
  load: async () => (await import('./measure/load')).printLoad(),
  typeface: async (loads) => (await import('./measure/typeface')).printTypeface(count(loads)),
  motion: async (other) => (await import('./measure/motion')).printMotion(other),
  player: async () => (await import('./measure/player')).printPlayer(),
};

const count = (argument?: string) => (argument ? Number(argument) : undefined);

/**
 * Prints one measurement of the built site or of the player. Lighthouse and the typeface take a number of runs, and motion
 * another export to compare with.
 */
async function measure([name = '', argument]: readonly string[]): Promise<void> {
  const print = measurements[name];
  if (!print) throw new Error(`Say what: npm run measure -- ${Object.keys(measurements).join(' | ')}`);
  await print(argument);
}

measure(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
