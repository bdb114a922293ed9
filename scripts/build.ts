import { run } from './run';

/** The steps of a build, in their order. With --preview the last one makes only what the pages need to be seen. */
await import('./photos');
await import('./pre-build');
process.exitCode = await run('next build');
if (process.exitCode === 0) await import('./post-export');
