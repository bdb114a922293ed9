import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReloadingServer, serveAndReload } from './reloading-server';

let out: string;
let server: ReloadingServer;

beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'out-'));
  await writeFile(join(out, 'index.html'), '<title>Before</title>');
  await writeFile(join(out, '404.html'), '<title>Not found</title>');
  server = await serveAndReload(0, out);
});

afterEach(async () => {
  await server.close();
  await rm(out, { recursive: true });
});

const page = async () => (await fetch(server.url)).text();

test('what is served stays as it was while a build writes over it', async () => {
  await writeFile(join(out, 'index.html'), '<title>Half a page');
  expect(await page()).toContain('<title>Before</title>');
});

test('after a build the new page is served, and open pages are told', async () => {
  const script = /<script src="([^"]+)">/.exec(await page())?.[1];
  const code = await (await fetch(`${server.url}${script}`)).text();
  const address = /EventSource\('([^']+)'\)/.exec(code)?.[1];
  const messages = (await fetch(`${server.url}${address}`)).body?.getReader();

  await writeFile(join(out, 'index.html'), '<title>After</title>');
  await server.show();
  expect(new TextDecoder().decode((await messages?.read())?.value)).toContain('data:');
  expect(await page()).toContain('<title>After</title>');
  await messages?.cancel();
});

test('an unknown path is still one', async () => {
  expect((await fetch(`${server.url}/nowhere`)).status).toBe(404);
});

test('a page that is still on its way when a build ends is cut off, and the server goes on', async () => {
  await writeFile(join(out, 'index.html'), `<title>Long</title>${' '.repeat(50_000_000)}`);
  await server.show();
  const cut = (await fetch(server.url)).text();
  await writeFile(join(out, 'index.html'), '<title>After</title>');
  await Promise.all([expect(cut).rejects.toThrow(), server.show()]);
  expect(await page()).toContain('<title>After</title>');
});
