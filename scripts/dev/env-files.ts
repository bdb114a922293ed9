import nextEnv from '@next/env';

// Loads .env files into the environment as `next dev` does. Import it before modules that read settings.
nextEnv.loadEnvConfig('.', true);
