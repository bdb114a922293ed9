import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, type Program } from '../system-dependencies';

const openssl: Program = { names: ['openssl'], packages: ['openssl'] };

export type SlowLine = { origin: string; close(): Promise<void> };

/** Settings for `openSlowLine`. */
export const SLOW_4G = { latency: 150, throughput: 200_000 };

/** Bytes sent at a time. Connections take turns after each packet. */
const PACKET = 4096;

/** Headers that HTTP/2 forbids. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Starts a proxy that simulates a slow connection to a local server, over HTTP/2 with an untrusted
 * certificate. Unlike a browser's throttling, the delay applies to workers too.
 * @param port of the server
 * @param latency milliseconds from a request to the first byte of its response
 * @param throughput bytes a second of the responses, for all connections together
 */
export async function openSlowLine(
  port: number,
  { latency, throughput }: { latency: number; throughput: number },
): Promise<SlowLine> {
  const secure = createSecureServer(makeCertificate(), (incoming, outgoing) => {
    const { url: path, method, headers } = incoming;
    const sent = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
    const forwarded = request({ port, path, method, headers: Object.fromEntries(sent) }, (response) => {
      const received = Object.entries(response.headers).filter(([name]) => !HOP_BY_HOP.includes(name));
      outgoing.writeHead(response.statusCode ?? 500, Object.fromEntries(received));
      response.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  const line = createLine(await listen(secure), latency, throughput);
  return {
    origin: `https://localhost:${await listen(line.server)}`,
    async close() {
      line.close();
      secure.close();
    },
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return (server.address() as AddressInfo).port;
}

/**
 * Creates a temporary certificate.
 * @throws if openssl is not installed
 */
function makeCertificate() {
  const program = findProgram(openssl);
  if (!program) throw new Error('openssl is not installed. HTTP/2 needs a certificate that it creates.');
  const directory = mkdtempSync(join(tmpdir(), 'slow-line-'));
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')] as const;
  const options = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ');
  try {
    execFileSync(program, ['req', ...options, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Forwards connections to a port, with a delay and a throughput that they share. */
function createLine(target: number, latency: number, throughput: number) {
  const sockets = new Set<Socket>();
  /** Pending packets of each connection, in order of arrival. */
  const waiting = new Map<Socket, Buffer[]>();
  let isSending = false;

  async function send() {
    if (isSending) return;
    isSending = true;
    let freeAt = performance.now();
    while (waiting.size > 0) {
      // The connections take turns.
      for (const [socket, packets] of waiting) {
        const packet = packets.shift();
        if (packets.length === 0) waiting.delete(socket);
        if (!packet) continue;
        freeAt += (packet.length / throughput) * 1000;
        const early = freeAt - performance.now();
        if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
        if (socket.writable) socket.write(packet);
      }
    }
    isSending = false;
  }

  const server = createServer((socket) => {
    const upstream = connect(target, 'localhost');
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.setNoDelay(true);
      end.on('error', () => {});
    }
    socket.on('data', (data) => setTimeout(() => upstream.write(data), latency));
    upstream.on('data', (data) => {
      const packets = waiting.get(socket) ?? [];
      for (let at = 0; at < data.length; at += PACKET) packets.push(data.subarray(at, at + PACKET));
      waiting.set(socket, packets);
      send();
    });
    socket.on('close', () => {
      waiting.delete(socket);
      upstream.destroy();
    });
    upstream.on('close', () => setTimeout(() => !waiting.has(socket) && socket.end(), latency));
  });
  return {
    server,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
