import { run } from './run';

/** The steps of a build, in order. */
const steps = [
  () => import('./check'),
  // Set the date of the content. Unlike today's date, it changes the build ID only if entries have changed.
  async () => {
    const { lastChangeDate } = await import('./content/content-date');
    process.env.CONTENT_DATE = lastChangeDate();
  },
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
