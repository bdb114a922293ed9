import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file name of the first script in the export that contains a text. */
export function findChunk(text: string): string {
  const chunks = 'out/_next/static/chunks';
  const found = readdirSync(chunks).find(
    (file) => file.endsWith('.js') && readFileSync(join(chunks, file), 'utf8').includes(text),
  );
  if (!found) throw new Error(`No script of the export contains ${text}`);
  return found;
}
