import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

export type CheckServer = {
  /** The URL of the script that shows the messages in a page. */
  script: string;
  /** Checks the content and shows its problems in the open pages. @returns the problems, a line each */
  check(): Promise<readonly string[]>;
  close(): void;
};

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Serves the check's messages to the pages of `npm run dev`. Each check runs in a process that was started in advance. */
export async function serveCheck(): Promise<CheckServer> {
  const listeners = new Set<ServerResponse>();
  let lines: readonly string[] = [];
  let ready = start();
  const { code } = transformSync(readFileSync(here('show-messages.ts'), 'utf8'), { loader: 'ts' });

  const server = createServer(({ url }, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (url !== '/events') {
      response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' }).end(code);
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(event());
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  });
  await new Promise<void>((done, reject) => server.once('error', reject).listen(0, 'localhost', done));
  const address = server.address();
  const event = () => `data: ${JSON.stringify(lines)}\n\n`;
  const tell = () => {
    for (const response of listeners) response.write(event());
  };

  return {
    script: `http://localhost:${typeof address === 'object' ? address?.port : ''}/messages.js`,
    async check() {
      const child = ready;
      ready = start();
      lines = await new Promise<readonly string[]>((resolve) => {
        child.once('message', (answer) => resolve(answer as string[]));
        child.send('check');
      });
      tell();
      return lines;
    },
    close() {
      ready.kill();
      server.close();
      server.closeAllConnections();
    },
  };
}

function start(): ChildProcess {
  return fork(here('check-once.ts'), { execArgv: ['--import', 'tsx'] });
}
