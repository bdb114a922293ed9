import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { findProgram, type Program } from '../programs';
import { type Server, startServer } from './child';

export const caddy: Program = {
  names: ['caddy'],
  places: ['/opt/homebrew/bin/caddy', '/usr/local/bin/caddy'],
  packages: ['caddy'],
};

/** Starts Caddy with the file shipped for it, on a free port and with its own folder for everything it writes. */
export async function startCaddy({ out = 'out', file = 'hosting/Caddyfile' } = {}): Promise<Server> {
  const program = findProgram(caddy);
  if (!program) throw new Error('Caddy is not installed');
  const directory = await mkdtemp(join(tmpdir(), 'caddy-'));
  const port = await getPort();
  // Its port for administration would be the same for every Caddy of this machine.
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
