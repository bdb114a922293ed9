import { type ChildProcess, spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type Server = { origin: string; close: () => Promise<void> };

type Command = {
  program: string;
  args: readonly string[];
  cwd?: string;
  env?: Readonly<Record<string, string>>;
};

/** The maximum time until a server accepts connections, in milliseconds. */
const START_TIMEOUT = 10_000;

/**
 * Starts a server as a child process, and waits until it accepts connections on its port. When this process
 * exits, the server is stopped too.
 * @throws an error with the end of the server's error output, if the server exits early
 * or takes longer than 10 s
 */
export async function startServer({ program, args, cwd, env }: Command, port: number): Promise<Server> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errorOutput = `${errorOutput}${chunk}`.slice(-4000);
  });
  child.on('error', (error) => {
    errorOutput += error.message;
  });
  const killChild = () => child.kill();
  process.once('exit', killChild);

  const deadline = performance.now() + START_TIMEOUT;
  while (!(await acceptsConnections(port))) {
    if (hasExited(child) || performance.now() > deadline) {
      child.kill();
      throw new Error(`${program} did not start: ${errorOutput.trim()}`);
    }
    await wait(20);
  }
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      process.off('exit', killChild);
      if (hasExited(child)) return;
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await exited;
    },
  };
}

function hasExited({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: 'localhost' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
