import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = {
  origin: string;
  /** Closes open connections too. */
  close(): Promise<void>;
};

/** Starts an HTTP server on this machine, on a free port by default. */
export async function listen(answer: RequestListener, host = 'localhost', port = 0): Promise<Listening> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
