import './env-files';

/** By name. Modules are loaded when they are asked for: Lighthouse alone takes seconds. */
const measurements: Readonly<Record<string, (runs?: number) => Promise<void>>> = {
  size: async () => (await import('./measure/size')).printSize(),
  lighthouse: async (runs) => (await import('./measure/lighthouse')).printLighthouse(runs),
  load: async () => (await import('./measure/load')).printLoad(),
  typeface: async (loads) => (await import('./measure/typeface')).printTypeface(loads),
  player: async () => (await import('./measure/player')).printPlayer(),
};

/** Prints one measurement of the built site or of the player. Lighthouse and the typeface take a number of runs besides. */
async function measure([name = '', runs]: readonly string[]): Promise<void> {
  const print = measurements[name];
  if (!print) throw new Error(`Say what: npm run measure -- ${Object.keys(measurements).join(' | ')}`);
  await print(runs ? Number(runs) : undefined);
}

measure(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
