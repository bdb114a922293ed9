/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postJson } from './post-json';

let server: Server;

/** Starts a server that answers so; resolves to its address. */
const serve = (answer: RequestListener) =>
  new Promise<string>((resolve) => {
    server = createServer(answer).listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    });
  });

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('posts the data as JSON', async () => {
  let got = '';
  const address = await serve((request, response) => {
    got = `${request.method} ${request.headers['content-type']} `;
    request.on('data', (chunk) => {
      got += chunk;
    });
    request.on('end', () => response.writeHead(204).end());
  });
  expect(await postJson(address, { email: 'a@b.example' })).toBe(true);
  expect(got).toBe('POST application/json {"email":"a@b.example"}');
});

test.each([400, 413, 429, 500])('status %i is a refusal', async (status) => {
  const address = await serve((_, response) => response.writeHead(status).end());
  expect(await postJson(address, {})).toBe(false);
});

test('a dropped connection is a failure, not an exception', async () => {
  const address = await serve((request) => request.socket.destroy());
  expect(await postJson(address, {})).toBe(false);
});
