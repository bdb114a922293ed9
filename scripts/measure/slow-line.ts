import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '@/testing/system-dependencies.mjs';

/**
 * The properties of slow 4G: the delay before each response in milliseconds, and the throughput of all
 * responses together in bytes per second.
 */
const LATENCY = 150;
const THROUGHPUT = 200_000;

/** The size of a packet in bytes. Concurrent responses take turns after each packet. */
const PACKET = 4096;

/** Headers that HTTP/2 forbids. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Starts a proxy that simulates a slow 4G connection to a local server. The proxy uses HTTP/2 with an
 * untrusted certificate. Unlike a browser's throttling, it also delays the requests of workers. It doesn't
 * simulate the time to connect.
 * @throws if openssl, which creates the certificate, is not installed
 */
export async function openSlowLine(port: number): Promise<{ origin: string; close(): void }> {
  const options = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout - -out -'.split(' ');
  const program = findProgram({ names: ['openssl'] });
  if (!program) throw new Error('openssl is not installed. It is needed to create a certificate for HTTP/2.');
  const pem = execFileSync(program, ['req', ...options], { stdio: ['ignore', 'pipe', 'ignore'] });

  /** The time at which the line finishes sending the packets that it has accepted so far. */
  let freeAt = 0;
  async function* slowDown(body: Readable) {
    for await (const chunk of body) {
      for (let at = 0; at < chunk.length; at += PACKET) {
        const packet = chunk.subarray(at, at + PACKET);
        freeAt = Math.max(freeAt, performance.now()) + (packet.length / THROUGHPUT) * 1000;
        await wait(freeAt - performance.now());
        yield packet;
      }
    }
  }

  const server = createSecureServer({ key: pem, cert: pem }, async (incoming, outgoing) => {
    const { url: path, method } = incoming;
    const sent = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
    await wait(LATENCY);
    request({ port, path, method, headers: Object.fromEntries(sent) }, (response) => {
      const received = Object.entries(response.headers).filter(([name]) => !HOP_BY_HOP.includes(name));
      outgoing.writeHead(response.statusCode ?? 500, Object.fromEntries(received));
      // Ignore errors: a page that is closed cancels its requests.
      pipeline(response, slowDown, outgoing, () => {});
    }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
