import { type IncomingMessage, request as send } from 'node:http';
import { connect } from 'node:net';
import { type Listening, listen } from '../listen';

type Replacement = { status: number; type: string; body: string };

export type Recorded = {
  path: string;
  status?: number;
};

export type RecordingProxy = Listening & {
  /** The requests in order of arrival, including those of workers. */
  requests: readonly Recorded[];
};

/**
 * Starts a proxy that forwards requests to a server and records them.
 * @param worker a response that replaces the worker's script
 */
export async function startProxy(target: string, worker?: Replacement): Promise<RecordingProxy> {
  const requests: Recorded[] = [];
  const listening = await listen(async (request, response) => {
    const path = request.url ?? '/';
    const recorded: Recorded = { path };
    requests.push(recorded);
    const { status, headers, body } =
      worker && request.headers['sec-fetch-dest'] === 'worker'
        ? replace(worker)
        : await forward(target, request);
    response.writeHead(status, headers).end(body, () => {
      recorded.status = status;
    });
  });
  // Vite's development server uses a WebSocket.
  listening.server.on('upgrade', ({ url, method, rawHeaders }: IncomingMessage, socket, head) => {
    const upstream = connect(Number(new URL(target).port), 'localhost');
    const headers = rawHeaders.map((text, index) => text + (index % 2 ? '\r\n' : ': ')).join('');
    upstream.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });
  return { ...listening, requests };
}

const replace = ({ status, type, body }: Replacement) => ({
  status,
  headers: { 'Content-Type': type },
  body: Buffer.from(body),
});

async function forward(target: string, request: IncomingMessage) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    send(target + request.url, { method: request.method, headers: request.headers }, resolve)
      .on('error', reject)
      .end();
  });
  const { connection, 'transfer-encoding': encoding, ...headers } = response.headers;
  return { status: response.statusCode ?? 0, headers, body: Buffer.concat(await response.toArray()) };
}
