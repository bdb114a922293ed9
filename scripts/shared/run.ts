import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/**
 * Runs a command line as `npm run` does: with `node_modules/.bin` in PATH, and with
 * its output in this terminal.
 * @param options.cwd the folder in which the command runs, and whose `node_modules/.bin` is in PATH
 * @param options.env variables to add to the environment of this process; the value
 * `undefined` removes a variable
 * @returns the exit code of the command, or 1 if a signal ended the command
 */
export function run(
  commandLine: string,
  { cwd = '.', env = {} }: { cwd?: string; env?: Readonly<Record<string, string | undefined>> } = {},
): Promise<number> {
  const path = [resolve(cwd, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((finish, reject) => {
    spawn(commandLine, {
      cwd,
      // Next would ask for usage data, and advertise this on each start.
      env: { ...process.env, PATH: path, NEXT_TELEMETRY_DISABLED: '1', ...env },
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
      .on('error', reject)
      .on('exit', (code) => finish(code ?? 1));
  });
}

/** Quotes a path, which can contain spaces, for a command line. */
export const quote = (path: string) => `'${path.replaceAll("'", "'\\''")}'`;

/** Prints an error's message without its stack, and sets the exit code to 1. */
export function reportError({ message }: Error): void {
  console.error(message);
  process.exitCode = 1;
}
