import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { findProgram, type Program } from '../system-dependencies';
import { type Server, startServer } from './start-server';

export const nginx: Program = {
  names: ['nginx'],
  paths: ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'],
  packages: ['nginx', 'libnginx-mod-http-brotli-static'],
};

const brotliModulePaths = [
  '/usr/lib/nginx/modules',
  '/usr/lib64/nginx/modules',
  '/usr/share/nginx/modules',
].map((directory) => join(directory, 'ngx_http_brotli_static_module.so'));

/** The path of nginx's module for brotli files on this machine; `undefined` if it is not installed. */
export const nginxBrotliModule = (): string | undefined => brotliModulePaths.find((file) => existsSync(file));

/**
 * Starts nginx with the shipped configuration, on a free port and with a temporary folder for its own files.
 */
export async function startNginx({ out = 'out', hosting = 'hosting/nginx' } = {}): Promise<Server> {
  const program = findProgram(nginx);
  if (!program) throw new Error('nginx is not installed');
  const directory = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await getPort();
  const file = join(directory, 'nginx.conf');
  await cp(hosting, join(directory, 'site'), { recursive: true });
  if (!nginxBrotliModule()) await rm(join(directory, 'site/brotli.conf'));
  const serverBlock = (await readFile(join(hosting, 'server.conf'), 'utf8'))
    .replace('listen 80;', `listen ${port};`)
    .replace('listen [::]:80;', `listen [::]:${port};`)
    .replace(/root [^;]+;/, `root "${resolve(out)}";`);
  await writeFile(file, mainConfiguration(directory, serverBlock));
  const running = await startServer({ program, args: ['-e', 'stderr', '-c', file, '-p', directory] }, port);
  return {
    ...running,
    close: async () => {
      await running.close();
      await rm(directory, { recursive: true });
    },
  };
}

function mainConfiguration(directory: string, server: string): string {
  const module = nginxBrotliModule();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path "${directory}/${name}";`,
  );
  return [
    ...(module ? [`load_module ${module};`] : []),
    // If nginx is started as root, it switches to a user that may lack read access to the project.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    `pid "${directory}/nginx.pid";`,
    'error_log stderr;',
    'worker_processes auto;',
    'events { worker_connections 1024; }',
    `http { access_log off; sendfile on; tcp_nopush on; ${temporary.join(' ')} ${server} }`,
  ].join('\n');
}
