import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/**
 * Runs a command line as npm runs a script of package.json: with the project's programs in PATH, its output
 * on this terminal.
 * @param options.cwd the project's folder
 * @param options.env variables besides this process's own; `undefined` unsets one
 * @returns its exit code, or 1 if a signal ended it
 */
export function run(
  commandLine: string,
  { cwd = '.', env = {} }: { cwd?: string; env?: Readonly<Record<string, string | undefined>> } = {},
): Promise<number> {
  const path = [resolve(cwd, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((finish, reject) => {
    spawn(commandLine, {
      cwd,
      env: { ...process.env, PATH: path, ...env },
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
      .on('error', reject)
      .on('exit', (code) => finish(code ?? 1));
  });
}

/** Reports an error of a command by its message, without the stack. */
export function reportError({ message }: Error): void {
  console.error(message);
  process.exitCode = 1;
}
