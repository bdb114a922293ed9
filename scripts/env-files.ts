import nextEnv from '@next/env';

// Settings in .env files count for these programs as they do for Next's own build. Imported before what reads them.
nextEnv.loadEnvConfig('.');
// By it a build in another folder would believe that its own files were read.
Reflect.deleteProperty(process.env, '__NEXT_PROCESSED_ENV');
