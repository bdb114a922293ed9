import { run } from './run';

/** The steps of a build, in their order. With --preview they check and make only what the pages need to be seen. */
const steps = [
  () => import('./check'),
  () => import('./photos'),
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
