import { basename } from 'node:path';
import { animationText } from '../../e2e/player/harness/corpus';
import { type BundleServer, serveBundle } from '../serve-bundle';

const PAGES = ['react.tsx', 'lottie-web.ts', 'player.tsx', 'player-canvas.tsx'];

/** Serves the pages that the player is measured on, at `/page/<name>`, and the animations, compressed by brotli. */
export async function startPlayerServer(): Promise<BundleServer> {
  const server = await serveBundle({
    entryPoints: PAGES.map((page) => new URL(`player-pages/${page}`, import.meta.url)),
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
}
