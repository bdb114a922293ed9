import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { typeFaults } from './type-faults';

/**
 * What the types say is to be put right, a line each. Next has written down the routes before.
 * @param project which sources are read: all, or those of the pages, which takes a third of the time
 */
export function typeLines(
  project: 'tsconfig.json' | 'tsconfig.pages.json' = 'tsconfig.json',
): Promise<string[]> {
  return new Promise((finish) => {
    execFile(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '--project', project, '--noEmit', '--pretty', 'false'],
      (error, output) => {
        const lines = typeFaults(output, (file) => readFileSync(file, 'utf8'));
        finish(error && lines.length === 0 ? [output || error.message] : lines);
      },
    );
  });
}
