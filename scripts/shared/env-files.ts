import nextEnv from '@next/env';

// Loads .env files into the environment: the files for `next dev` if NODE_ENV is `development`, and the files
// for `next build` otherwise. Import this module before all modules that read settings.
nextEnv.loadEnvConfig('.', process.env.NODE_ENV === 'development');
