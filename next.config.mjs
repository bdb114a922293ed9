import { execFileSync } from 'node:child_process';
import { buildId } from './scripts/export/build-id.mjs';

/** The commit's date and not today's, so that two builds of one commit are the same; empty without git. */
function revisionDate() {
  try {
    return execFileSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

// In the footer's title block and the sitemap.
const env = { REVISION_DATE: revisionDate() };

// An export has no server actions to encrypt, but their key is part of every module: with another one in each build, which
// is what Next takes in a container, nothing that is kept of the last build could be used again.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= Buffer.alloc(32).toString('base64');

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  // The home page under a base path keeps its slash: for `/campus/` the router asks for its data at
  // `/campus/index.txt`, for `/campus` at `/campus.txt`, which lies outside the site.
  skipTrailingSlashRedirect: true,
  generateBuildId: () => buildId('.', { ...process.env, ...env }),
  env,
  // The pages name the player's worker by `workerUrl`. Without this, Turbopack would also bundle it as a worker of its own.
  turbopack: { resolveAlias: { './worker.js': false } },
  reactStrictMode: true,
  typedRoutes: true,
  // scripts/check.ts comes first in every build and has checked the types.
  typescript: { ignoreBuildErrors: true },
  // An unknown path renders nothing, so its page can't stand inside the root layout.
  experimental: { globalNotFound: true },
};

export default config;
