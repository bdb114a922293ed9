import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quote, run } from './run';

test('a quoted path with spaces and quotation marks is one argument of a command line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'a folder of $HOME’s '));
  try {
    const file = join(folder, `it's "here"`);
    expect(await run(`touch ${quote(file)}`)).toBe(0);
    expect(existsSync(file)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
