import nextEnv from '@next/env';

// Loads .env files into the environment, as Next's own build does. Import it before modules that read settings.
nextEnv.loadEnvConfig('.');
// Inherited, it would keep a build in another folder from loading the .env files there.
Reflect.deleteProperty(process.env, '__NEXT_PROCESSED_ENV');
