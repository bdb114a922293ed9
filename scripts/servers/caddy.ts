import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { findProgram, type Program } from '../system-dependencies';
import { type Server, startServer } from './start-server';

export const caddy: Program = {
  names: ['caddy'],
  paths: ['/opt/homebrew/bin/caddy', '/usr/local/bin/caddy'],
  packages: ['caddy'],
};

/** Starts Caddy with the shipped Caddyfile, on a free port and with a temporary folder for its own files. */
export async function startCaddy({ out = 'out', file = 'hosting/Caddyfile' } = {}): Promise<Server> {
  const program = findProgram(caddy);
  if (!program) throw new Error('Caddy is not installed');
  const directory = await mkdtemp(join(tmpdir(), 'caddy-'));
  const port = await getPort();
  // Disable the admin API, because another Caddy on this machine may use its fixed port.
  const configuration = join(directory, 'Caddyfile');
  await writeFile(configuration, `{\n  admin off\n}\nimport "${resolve(file)}"\n`);
  const env = {
    SITE_ADDRESS: `http://localhost:${port}`,
    SITE_ROOT: resolve(out),
    XDG_DATA_HOME: directory,
    XDG_CONFIG_HOME: directory,
  };
  const args = ['run', '--config', configuration, '--adapter', 'caddyfile'];
  const running = await startServer({ program, args, env }, port);
  return {
    ...running,
    close: async () => {
      await running.close();
      await rm(directory, { recursive: true });
    },
  };
}
