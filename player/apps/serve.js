import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { createServer as createVite } from 'vite';
import { isPage, renderPage } from './shared/render.js';

/*
 * Serves one of the apps: `node serve.js APP PORT`. For all apps except those of Next.js, it renders the pages
 * on the server. To do this, Node imports the packages without a bundler.
 */

const [, , app, port] = process.argv;
process.chdir(import.meta.dirname);
const server = createServer();

const readTemplate = (path) => readFile(path, 'utf8');
const fromBuild = (template, root) => ({
  getTemplate: () => readTemplate(template),
  assets: sirv(root),
});
const fromExport = (root) => ({ assets: sirv(root, { extensions: ['html'] }) });

const chain = (first, second) => (request, response, next) =>
  first(request, response, () => second(request, response, next));

async function viteDev() {
  const vite = await createVite({
    root: 'vite',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    getTemplate: async (path) => vite.transformIndexHtml(path, await readTemplate('vite/index.html')),
    assets: vite.middlewares,
  };
}

const apps = {
  vite: () => fromBuild('vite/dist/index.html', 'vite/dist'),
  'vite-dev': viteDev,
  webpack: () => fromBuild('webpack/index.html', 'webpack/dist'),
  esbuild: () => fromBuild('esbuild/index.html', 'esbuild/dist'),
  // The package itself provides the other files of this app.
  vanilla: () => ({ assets: chain(sirv('vanilla'), sirv('node_modules/@northlight/player/dist')) }),
  'next-turbopack': () => fromExport('next/turbopack'),
  'next-webpack': () => fromExport('next/webpack'),
};

const { getTemplate, assets } = await apps[app]();
const shared = sirv('next/public');

server.on('request', async (request, response) => {
  const path = request.url.replace(/\?.*/, '');
  if (getTemplate && isPage(path)) {
    const page = renderPage(await getTemplate(path), path);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  } else shared(request, response, () => assets(request, response, () => response.writeHead(404).end()));
});
server.listen(Number(port), 'localhost');
