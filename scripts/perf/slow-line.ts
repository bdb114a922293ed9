import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '../system-dependencies';

/** Slow 4G: milliseconds before each response, and bytes a second of all responses together. */
const LATENCY = 150;
const THROUGHPUT = 200_000;

/** Bytes sent at a time. Responses take turns after each packet. */
const PACKET = 4096;

/** Headers that HTTP/2 forbids. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Starts a proxy that simulates slow 4G to a local server, over HTTP/2 with an untrusted certificate. Unlike
 * a browser's throttling, it slows workers too. Connecting takes no time.
 * @throws if openssl is not installed, which creates the certificate
 */
export async function openSlowLine(port: number): Promise<{ origin: string; close(): void }> {
  const options = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout - -out -'.split(' ');
  const program = findProgram({ names: ['openssl'], packages: ['openssl'] });
  if (!program) throw new Error('openssl is not installed. HTTP/2 needs a certificate that it creates.');
  const pem = execFileSync(program, ['req', ...options], { stdio: ['ignore', 'pipe', 'ignore'] });

  /** The time when everything so far has been sent. */
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
      // A page that is closed cancels its requests.
      pipeline(response, slowDown, outgoing, () => {});
    }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
