import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { findProgram, type Program } from '../system-dependencies';

export type Server = { origin: string; close: () => Promise<void> };

type Command = { program: string; args: readonly string[]; env?: Readonly<Record<string, string>> };

/**
 * Starts an installed server on a free port.
 * @param configure writes the server's configuration into a temporary folder, and returns the arguments and
 * environment variables of the server
 * @throws if the server is not installed or does not start
 */
export async function startInstalled(
  installed: Program,
  configure: (directory: string, port: number) => Promise<Omit<Command, 'program'>>,
): Promise<Server> {
  const program = findProgram(installed);
  if (!program) throw new Error(`${installed.names[0]} is not installed`);
  const directory = await mkdtemp(join(tmpdir(), 'server-'));
  const port = await getPort();
  const server = await startServer({ program, ...(await configure(directory, port)) }, port);
  return {
    ...server,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** The maximum time until a server accepts connections, in milliseconds. */
const START_TIMEOUT = 10_000;

/**
 * Starts a server as a child process, and waits until it accepts connections on its port. When this process
 * exits, the server is stopped too.
 * @throws an error with the end of the server's error output, if the server exits early
 * or takes longer than 10 s
 */
export async function startServer({ program, args, env }: Command, port: number): Promise<Server> {
  const child = spawn(program, args, {
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
