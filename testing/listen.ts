import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = {
  server: Server;
  origin: string;
  /** Stops the server and closes open connections. */
  close(): Promise<void>;
};

/** Starts a local HTTP server, on a free port by default. @throws if the port is in use */
export async function listen(listener: RequestListener, host = 'localhost', port = 0): Promise<Listening> {
  // Don't close idle connections. If a test blocks the process for longer than the timeout, `fetch` would use a connection
  // at the moment when the server closes it.
  const server = createServer({ keepAliveTimeout: 0 }, listener);
  await once(server.listen(port, host), 'listening');
  return {
    server,
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns a port that is free now, for a program that must be told its port. */
export async function freePort(): Promise<number> {
  const { origin, close } = await listen(() => {});
  await close();
  return Number(new URL(origin).port);
}
