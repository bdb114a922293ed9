import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Program } from '../system-dependencies';
import { type Server, startInstalled } from './start-server';

export const caddy: Program = {
  names: ['caddy'],
  paths: ['/opt/homebrew/bin/caddy', '/usr/local/bin/caddy'],
  packages: ['caddy'],
};

/** Starts Caddy with the Caddyfile that the build has written. */
export function startCaddy(): Promise<Server> {
  return startInstalled(caddy, async (directory, port) => {
    // Disable the admin API. Its port is fixed, and another Caddy on this machine might use this port.
    const configuration = join(directory, 'Caddyfile');
    await writeFile(configuration, `{\n  admin off\n}\nimport "${resolve('hosting/Caddyfile')}"\n`);
    const env = {
      SITE_ADDRESS: `http://localhost:${port}`,
      SITE_ROOT: resolve('out'),
      XDG_DATA_HOME: directory,
      XDG_CONFIG_HOME: directory,
    };
    return { args: ['run', '--config', configuration, '--adapter', 'caddyfile'], env };
  });
}
