import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the export's first script that holds a text. */
export function chunkWith(text: string): string {
  const chunks = 'out/_next/static/chunks';
  const found = readdirSync(chunks).find(
    (file) => file.endsWith('.js') && readFileSync(join(chunks, file), 'utf8').includes(text),
  );
  if (!found) throw new Error(`No script of the export holds ${text}`);
  return found;
}
