import { caddy, startCaddy } from '../../scripts/servers/caddy';
import { nginx, startNginx } from '../../scripts/servers/nginx';
import type { Server } from '../../scripts/servers/start-server';
import { findProgram, type Program } from '../../scripts/system-dependencies';
import { test as base } from '../fixtures';

type Host = { name: string; program: Program; start: () => Promise<Server> };

export const hosts: readonly Host[] = [
  { name: 'nginx', program: nginx, start: startNginx },
  { name: 'Caddy', program: caddy, start: startCaddy },
];

type WorkerFixtures = {
  /** Starts a host with its shipped configuration, once in a worker, which stops it. */
  serverOf: (host: Host) => Promise<Server>;
};

export const test = base.extend<object, WorkerFixtures>({
  serverOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs
    async ({}, use) => {
      const started = new Map<Host, Promise<Server>>();
      await use((host) => {
        const server = started.get(host) ?? host.start();
        started.set(host, server);
        return server;
      });
      for (const server of started.values()) await (await server).close();
    },
    { scope: 'worker' },
  ],
});

/** Why a host's tests are skipped here; `undefined` when it is installed, and always on CI, where they must run. */
export function skipReason({ name, program }: Host): string | undefined {
  if (process.env.CI || findProgram(program)) return undefined;
  return `${name} is not installed (Debian, Ubuntu: sudo apt-get install ${program.packages.join(' ')})`;
}
