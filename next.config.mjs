import { execFileSync } from 'node:child_process';

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

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  env,
  reactStrictMode: true,
  typedRoutes: true,
  // Skip the type check, because scripts/check.ts checks the types before each build.
  typescript: { ignoreBuildErrors: true },
};

export default config;
