import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort } from './listen';
import { type Server, startServer } from './start-server';
import { findProgram, programs } from './system-dependencies.mjs';

/**
 * Returns the path of nginx's module for Brotli files on this machine, or `undefined` if it is not installed.
 */
export const nginxBrotliModule = (): string | undefined =>
  ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules']
    .map((directory) => `${directory}/ngx_http_brotli_static_module.so`)
    .find((file) => existsSync(file));

/**
 * Starts nginx on a free port, with the configuration in docs/deploy.md and the file that the build has written.
 * @throws if nginx is not installed or does not start
 */
export async function startNginx(): Promise<Server> {
  const program = findProgram(programs.nginx);
  if (!program) throw new Error('nginx is not installed');
  const directory = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = await writeConfiguration(directory, port);
  const server = await startServer({ program, args: ['-e', 'stderr', '-c', file, '-p', directory] }, port);
  return {
    ...server,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** Writes a configuration that serves the site in `out/`. Returns the path of the file. */
async function writeConfiguration(directory: string, port: number): Promise<string> {
  const module = nginxBrotliModule();
  const root = join(directory, 'site');
  const site = join(root, process.env.NEXT_PUBLIC_BASE_PATH ?? '');
  await mkdir(dirname(site), { recursive: true });
  await symlink(resolve('out'), site);
  await cp('hosting/site.conf', join(directory, 'site.conf'));
  const [, documented = ''] = /```nginx\n(.+?)```/s.exec(await readFile('docs/deploy.md', 'utf8')) ?? [];
  const server = documented
    .replace('listen 80;', `listen ${port};`)
    .replace('listen [::]:80;', `listen [::]:${port};`)
    .replace('/var/www/site', root)
    .replace('brotli_static on;', module ? '$&' : '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path "${directory}/${name}";`,
  );
  const configuration = [
    module ? `load_module ${module};` : '',
    // If nginx is started as root, it switches to a user that might lack read access to the project.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    `pid "${directory}/nginx.pid";`,
    'error_log stderr;',
    'worker_processes auto;',
    'events { worker_connections 1024; }',
    `http { access_log off; sendfile on; tcp_nopush on; ${temporary.join(' ')} ${server} }`,
  ];
  const file = join(directory, 'nginx.conf');
  await writeFile(file, configuration.join('\n'));
  return file;
}
