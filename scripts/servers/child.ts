import { type ChildProcess, spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type Server = { origin: string; close: () => Promise<void> };

type Command = { program: string; args: readonly string[]; env?: Readonly<Record<string, string>> };

const startTime = 10_000;

/**
 * Starts a server as a child of this process and waits until it takes connections on its port.
 * @throws with what it printed when it ends before, or takes too long
 */
export async function startServer({ program, args, env }: Command, port: number): Promise<Server> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed = `${printed}${chunk}`.slice(-4000);
  });
  child.on('error', (error) => {
    printed += error.message;
  });
  const endChild = () => child.kill();
  process.once('exit', endChild);

  const deadline = performance.now() + startTime;
  while (!(await takesConnections(port))) {
    if (hasEnded(child) || performance.now() > deadline) {
      child.kill();
      throw new Error(`${program} did not start: ${printed.trim()}`);
    }
    await wait(20);
  }
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      process.off('exit', endChild);
      if (hasEnded(child)) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
}

function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: 'localhost' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
