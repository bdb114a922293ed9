import { get } from 'node:http';
import { serveCheck } from './check-server';

test('sends pages the problems of the content, when they connect and after each check', async () => {
  const server = await serveCheck();
  const told: string[] = [];
  const heard = new Promise<void>((resolve) => {
    get(server.script.replace('messages.js', 'events'), (answer) => {
      answer.setEncoding('utf8').on('data', (data: string) => {
        told.push(data);
        if (told.length === 2) resolve();
      });
    });
  });
  const script = await fetch(server.script).then((answer) => answer.text());
  expect(script).toContain('EventSource');
  expect(await server.check()).toEqual([]);
  await heard;
  expect(told).toEqual(['data: []\n\n', 'data: []\n\n']);
  server.close();
}, 60_000);
