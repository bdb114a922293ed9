import { run } from './run';

/** The steps of a build, in order. */
const steps = [
  () => import('./check'),
  // Set the content date. With today's date, the build ID would change every day, even if no entry appears or
  // disappears.
  async () => {
    const { lastChangeDate } = await import('./content/content-date');
    process.env.CONTENT_DATE = lastChangeDate();
  },
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
