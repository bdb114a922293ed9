import { run } from './run';

/** The steps of a build, in order. */
const steps = [
  () => import('./check'),
  () => import('./pre-build'),
  async () => {
    process.exitCode = await run('next build');
  },
  () => import('./post-export'),
];

for (const step of steps) {
  await step();
  if (process.exitCode) break;
}
