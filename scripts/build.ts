import { run } from './shared/run';

/** The steps of a build, in order. `--without-check` skips the check, for sources that have passed it before. */
const steps = [
  // The modules of the content import the built package.
  async () => (await import('./player/build-package')).buildPackage(),
  () => import('./assets/draw-outdated'),
  ...(process.argv.includes('--without-check') ? [] : [() => import('./check')]),
  () => import('./build/pre-build'),
  async () => {
    process.exitCode = await run('next build');
  },
  () => import('./build/post-export'),
];

for (const step of steps) {
  await step();
  if (process.exitCode) break;
}
