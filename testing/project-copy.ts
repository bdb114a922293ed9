import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What the scripts that check and draw the content read. */
const SOURCES = [
  ...['app', 'artwork', 'browser', 'components', 'content', 'public', 'scripts', 'testing'],
  ...['package.json', 'package-lock.json', 'tailwind.config.ts', 'tsconfig.json'],
];

/** A copy of the project in a temporary folder, whose content tests can change. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of SOURCES) cpSync(name, join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'generated'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return {
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    /** Replaces a text in a file of the project, and writes the result into the copy. */
    replace(file: string, from: string | RegExp, to: string) {
      const source = readFileSync(file, 'utf8');
      const changed = source.replace(from, to);
      if (changed === source) throw new Error(`${file} doesn't contain ${from}`);
      writeFileSync(join(folder, file), changed);
    },
    /** Runs a script, and returns what it prints. */
    run(script: string): string {
      const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
        cwd: folder,
        encoding: 'utf8',
      });
      return stdout + stderr;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
