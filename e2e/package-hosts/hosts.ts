import { join } from 'node:path';
import getPort from 'get-port';
import { type Server, startServer } from '../../scripts/servers/start-server';

export type PackageHost = {
  name: string;
  /** Matches the console messages that a development build is expected to log. */
  expectedMessages?: RegExp;
  /** Matches the paths of the host's own files, but only those that the host's HTML doesn't reference. */
  ownFiles?: RegExp;
  /**
   * How many requests are allowed up to the first frame. `all` limits all requests. `svg` and `canvas` apply
   * to the page with that renderer, and limit only requests for files that the host's HTML doesn't reference.
   */
  limits?: { svg?: number; canvas?: number; all?: number };
};

const bundled = { svg: 3, canvas: 4 };

/** The apps in player/hosts. `next start` runs those whose names end in "server". */
export const packageHosts: readonly PackageHost[] = [
  { name: 'vite', limits: bundled },
  { name: 'vite-dev', expectedMessages: /^debug: \[vite\]|React DevTools/ },
  { name: 'webpack', limits: bundled },
  { name: 'esbuild', limits: { all: 18 } },
  { name: 'import-map', ownFiles: /^\/(shared|import-map)\//, limits: bundled },
  { name: 'next-turbopack-export' },
  { name: 'next-turbopack-server' },
  { name: 'next-webpack-export' },
  { name: 'next-webpack-server' },
];

/** Starts a host. @param folder the built copy of player/hosts */
export async function startHost(folder: string, name: string): Promise<Server> {
  const port = await getPort();
  const next = ['node_modules/next/dist/bin/next', 'start', join(folder, 'next'), '--port', `${port}`];
  const args = name.endsWith('server')
    ? [join(folder, next[0] ?? ''), ...next.slice(1)]
    : [join(folder, 'serve.js'), name, `${port}`];
  const env = { DIST_DIR: name, NODE_ENV: name === 'vite-dev' ? 'development' : 'production' };
  return startServer({ program: process.execPath, args, env }, port);
}
