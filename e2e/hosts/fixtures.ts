import { caddy, startCaddy } from '../../scripts/servers/caddy';
import { nginx, nginxBrotliModule, startNginx } from '../../scripts/servers/nginx';
import type { Server } from '../../scripts/servers/start-server';
import { findProgram, type Program } from '../../scripts/system-dependencies';
import { test as base } from '../fixtures';

type Host = {
  name: string;
  /** The program that must be installed. The preview server needs no program. */
  program?: Program;
  start: () => Promise<Server>;
  hasBrotli: () => boolean;
};

const previewServer = { origin: process.env.SITE_ORIGIN ?? '', close: async () => undefined };

export const hosts: readonly Host[] = [
  { name: 'the preview server', start: async () => previewServer, hasBrotli: () => true },
  { name: 'nginx', program: nginx, start: startNginx, hasBrotli: () => nginxBrotliModule() !== undefined },
  { name: 'Caddy', program: caddy, start: startCaddy, hasBrotli: () => true },
];

type WorkerFixtures = {
  /** Starts a host with its shipped configuration, once per worker. The worker stops the host at its end. */
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

/**
 * Returns why a host's tests are skipped, or `undefined` if the host is installed. On CI no test is skipped.
 */
export function skipReason({ name, program }: Host): string | undefined {
  if (!program || process.env.CI || findProgram(program)) return undefined;
  return `${name} is not installed (Debian, Ubuntu: sudo apt-get install ${program.packages.join(' ')})`;
}
