import { execFileSync } from 'node:child_process';

/** The commit names the build, so that two builds of one commit are the same byte for byte. */
function commitId() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'no-commit';
  }
}

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  generateBuildId: commitId,
  reactStrictMode: true,
  typedRoutes: true,
  // An unknown path renders nothing, so its page can't stand inside the root layout.
  experimental: { globalNotFound: true },
};

export default config;
