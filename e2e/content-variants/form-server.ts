import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../listen';

export type Received = { data: Record<string, string>; type: string | undefined; at: number };

export type FormServer = {
  /** All posted forms. */
  received: Received[];
  /** Sends the held responses. */
  release: () => void;
  close: () => Promise<void>;
};

/** The server's responses by the first word of the first field. */
const responses: Record<string, (response: ServerResponse) => void> = {
  accept: (response) => response.writeHead(204).end(),
  refuse: (response) => json(response, 400, { errors: { message: 'Please say which building.' } }),
  busy: (response) => response.writeHead(429, { 'Retry-After': '90' }).end(),
};

/**
 * Starts a form service on another origin. The first word of the first field selects its response; `slow`
 * delays the response until `release` is called.
 */
export async function startFormServer(endpoint: string): Promise<FormServer> {
  const received: Received[] = [];
  const held: (() => void)[] = [];

  const { port, hostname } = new URL(endpoint);
  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const data: Record<string, string> = JSON.parse(await bodyOf(request));
    received.push({ data, type: request.headers['content-type'], at: Date.now() });
    const word = Object.values(data)[0]?.split(/\W/)[0] ?? '';
    const respond = responses[word] ?? responses.accept;
    if (word === 'slow') held.push(() => respond?.(response));
    else respond?.(response);
  };
  const { close } = await listen(handleRequest, hostname, Number(port));
  return {
    received,
    release: () => {
      for (const respond of held.splice(0)) respond();
    },
    close,
  };
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
