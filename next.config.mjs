import { execFileSync } from 'node:child_process';
import { buildId } from './scripts/export/build-id.mjs';

/**
 * Returns the date of the last commit. Unlike the current date, it is the same in all builds of a commit.
 * Returns an empty string if git isn't available.
 */
function revisionDate() {
  try {
    return execFileSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

// The footer's title block and the sitemap show this date.
const env = { REVISION_DATE: revisionDate() };

// Set a constant key for server actions. The static export has no server actions, but the key is part
// of every module. In a container, Next.js would generate a new key for each build, so the build
// cache would never be valid.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= Buffer.alloc(32).toString('base64');

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  // Keep the trailing slash of the home page's URL under a base path. For `/campus/`, the router
  // fetches the page's data from `/campus/index.txt`. For `/campus`, it would fetch `/campus.txt`,
  // which is outside the site.
  skipTrailingSlashRedirect: true,
  generateBuildId: () => buildId('.', { ...process.env, ...env }),
  env,
  // Prevent Turbopack from bundling the player's worker. The pages pass the worker's URL with the
  // `workerUrl` prop instead.
  turbopack: { resolveAlias: { './worker.js': false } },
  reactStrictMode: true,
  typedRoutes: true,
  // Skip the type check, because scripts/check.ts checks the types before each build.
  typescript: { ignoreBuildErrors: true },
  // Let app/global-not-found.tsx replace the root layout for unknown paths. This file
  // renders a page without content.
  experimental: { globalNotFound: true },
};

export default config;
