import nextEnv from '@next/env';

// Settings in .env files count for these programs as they do for Next's own build. Imported before what reads them.
nextEnv.loadEnvConfig('.');
