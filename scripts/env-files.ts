import nextEnv from '@next/env';

// Loads .env files into the environment, as Next's own build does, or as `next dev` does if NODE_ENV is
// `development`. Import it before modules that read settings.
nextEnv.loadEnvConfig('.', process.env.NODE_ENV === 'development');
// If child processes inherited this variable, builds in other folders would not load their .env files.
Reflect.deleteProperty(process.env, '__NEXT_PROCESSED_ENV');
