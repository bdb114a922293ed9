import nextEnv from '@next/env';

// Loads .env files into the environment, as Next's own build does, or as `next dev` does if NODE_ENV is
// `development`. Import it before modules that read settings.
nextEnv.loadEnvConfig('.', process.env.NODE_ENV === 'development');
// Inherited, it would keep a build in another folder from loading the .env files there.
Reflect.deleteProperty(process.env, '__NEXT_PROCESSED_ENV');
