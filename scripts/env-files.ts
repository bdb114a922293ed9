import nextEnv from '@next/env';

// Loads .env files into the environment: the files for `next dev` if NODE_ENV is `development`, and the files
// for `next build` otherwise. Import this module before all modules that read settings.
nextEnv.loadEnvConfig('.', process.env.NODE_ENV === 'development');
// Remove this variable from the environment. If child processes inherited it, builds in other folders would
// not load their own .env files.
Reflect.deleteProperty(process.env, '__NEXT_PROCESSED_ENV');
