import { run } from './shared/run';

/** The steps of a build, in order. */
const steps = [
  () => import('./check'),
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
