import { execFileSync, execSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { animationText } from '../../e2e/player/harness/corpus';
import { buildPackage } from '../player/build-package';
import { PACKAGE } from '../player/package-files';
import { type BundleServer, serveBundle } from '../serve-bundle';

const PAGES = ['react.tsx', 'lottie-web.ts', 'player.tsx', 'player-canvas.tsx'];

/**
 * Serves the measured pages at `/page/<name>`, and the animations, compressed by brotli. The pages are
 * bundled with the package as npm publishes it.
 */
export async function startPlayerServer(): Promise<BundleServer> {
  const host = mkdtempSync(join(tmpdir(), 'player-host-'));
  try {
    cpSync(fileURLToPath(new URL('player-pages', import.meta.url)), host, { recursive: true });
    const server = await serveBundle({
      entryPoints: PAGES.map((page) => join(host, page)),
      player: await installPackage(host),
      brotli: true,
      respond: (path) => {
        if (path.startsWith('/page/')) return { type: 'text/html', body: html(basename(path)) };
        if (path.startsWith('/corpus/'))
          return { type: 'application/json', body: animationText(path.slice('/corpus/'.length)) };
      },
    });
    function html(page: string): string {
      const style = server.files.has(`/${page}.css`) ? `<link rel="stylesheet" href="/${page}.css">` : '';
      return `<!doctype html><title>${page}</title><link rel="icon" href="data:,">${style}
<body><script type="module" src="/${page}.js"></script></body>`;
    }
    return server;
  } finally {
    rmSync(host, { recursive: true });
  }
}

/** Packs the player and unpacks it as a package of the folder. @returns the folder of the package */
async function installPackage(host: string): Promise<string> {
  await buildPackage();
  const installed = join(host, 'node_modules/@northlight/player');
  mkdirSync(installed, { recursive: true });
  const pack = `npm pack ./${PACKAGE} --silent --pack-destination ${JSON.stringify(host)}`;
  const tarball = execSync(pack, { encoding: 'utf8' }).trim();
  execFileSync('tar', ['-xzf', join(host, tarball), '--strip-components=1', '-C', installed]);
  return installed;
}
