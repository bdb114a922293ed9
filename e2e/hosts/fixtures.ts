import { findProgram, type Program } from '../../scripts/programs';
import { caddy, startCaddy } from '../../scripts/servers/caddy';
import { nginx, startNginx } from '../../scripts/servers/nginx';
import type { Server } from '../../scripts/servers/start-server';
import { test as base } from '../fixtures';

type Host = { name: string; program: Program; start: () => Promise<Server> };

export const hosts: readonly Host[] = [
  { name: 'nginx', program: nginx, start: startNginx },
  { name: 'Caddy', program: caddy, start: startCaddy },
];

type WorkerFixtures = {
  /** Starts a host with the files shipped for it when a test first wants it, and ends it with the worker. */
  running: (host: Host) => Promise<Server>;
};

export const test = base.extend<object, WorkerFixtures>({
  running: [
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

/** Why the tests of a host can't run here; on CI they must. */
export function missing({ name, program }: Host): string | undefined {
  if (process.env.CI || findProgram(program)) return undefined;
  return `${name} is not installed (Debian, Ubuntu: sudo apt-get install ${program.packages.join(' ')})`;
}
