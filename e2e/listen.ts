import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = {
  origin: string;
  /** Cuts what is still under way. */
  close(): Promise<void>;
};

/** Answers at an address of this machine, on a free port unless one is named. */
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
