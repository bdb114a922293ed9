import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { findProgram, type Program } from '../programs';
import { type Server, startServer } from './child';

export const nginx: Program = {
  names: ['nginx'],
  places: ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'],
  packages: ['nginx', 'libnginx-mod-http-brotli-static'],
};

const brotliModule = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules'].map(
  (directory) => join(directory, 'ngx_http_brotli_static_module.so'),
);

/** The module by which this machine's nginx sends the copies compressed by brotli, if it has it. */
export const nginxBrotliModule = (): string | undefined => brotliModule.find((file) => existsSync(file));

/**
 * Starts nginx with the files shipped for it, on a free port and with its own folder for everything it writes.
 */
export async function startNginx({
  out = 'out',
  hosting = 'hosting/nginx',
  workers = 1,
  extra = '',
}: {
  out?: string;
  hosting?: string;
  workers?: number;
  /** More for the `http` block. */
  extra?: string;
} = {}): Promise<Server> {
  const program = findProgram(nginx);
  if (!program) throw new Error('nginx is not installed');
  const directory = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await getPort();
  const module = nginxBrotliModule();
  await cp(hosting, join(directory, 'site'), { recursive: true });
  if (!module) await rm(join(directory, 'site/brotli.conf'));
  const server = (await readFile(join(hosting, 'server.conf'), 'utf8'))
    .replace('listen 80;', `listen ${port};`)
    .replace('listen [::]:80;', `listen [::]:${port};`)
    .replace(/root [^;]+;/, `root "${resolve(out)}";`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path "${directory}/${name}";`,
  );
  const configuration = [
    module ? `load_module ${module};` : '',
    // Started by root it would read the export as a user who may not.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    `pid "${directory}/nginx.pid";`,
    'error_log stderr;',
    `worker_processes ${workers};`,
    'events { worker_connections 1024; }',
    `http { access_log off; ${temporary.join(' ')} ${extra} ${server} }`,
  ];
  const file = join(directory, 'nginx.conf');
  await writeFile(file, configuration.join('\n'));
  const running = await startServer({ program, args: ['-e', 'stderr', '-c', file, '-p', directory] }, port);
  return {
    ...running,
    close: async () => {
      await running.close();
      await rm(directory, { recursive: true });
    },
  };
}
