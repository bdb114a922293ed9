import { spawn } from 'node:child_process';

/**
 * Runs one script of package.json with its output on this terminal.
 * @param options.cwd the project's folder
 * @param options.env variables besides this process's own; `undefined` unsets one
 * @returns its exit code; 1 when a signal ended it
 */
export function runScript(
  name: string,
  args: readonly string[] = [],
  { cwd = '.', env = {} }: { cwd?: string; env?: Readonly<Record<string, string | undefined>> } = {},
): Promise<number> {
  const command = ['npm run --silent', name, ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
  return new Promise((resolve, reject) => {
    spawn(command, {
      cwd,
      env: { ...process.env, ...env },
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
      .on('error', reject)
      .on('exit', (code) => resolve(code ?? 1));
  });
}
