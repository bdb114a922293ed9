import { run } from './run';

/** The steps of a build, in their order. With --preview the last one makes only what the pages need to be seen. */
const steps = [
  'tsx scripts/photos.ts',
  'tsx scripts/pre-build.ts',
  'next build',
  `tsx scripts/post-export.ts ${process.argv.slice(2).join(' ')}`,
];

for (const step of steps) {
  process.exitCode = await run(step);
  if (process.exitCode !== 0) break;
}
