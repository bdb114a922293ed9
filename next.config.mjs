import { execFileSync } from 'node:child_process';

/** What git says of the commit at hand, so that two builds of one commit are the same byte for byte. */
function git(args, otherwise) {
  try {
    return execFileSync('git', args, { encoding: 'utf8' }).trim();
  } catch {
    return otherwise;
  }
}

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  // The home page under a base path keeps its slash: for `/campus/` the router asks for its data at
  // `/campus/index.txt`, for `/campus` at `/campus.txt`, which lies outside the site.
  skipTrailingSlashRedirect: true,
  generateBuildId: () => git(['rev-parse', 'HEAD'], 'no-commit'),
  // The commit's date, in the footer's title block.
  env: { REVISION_DATE: git(['log', '-1', '--format=%cs'], '') },
  reactStrictMode: true,
  typedRoutes: true,
  // An unknown path renders nothing, so its page can't stand inside the root layout.
  experimental: { globalNotFound: true },
};

export default config;
