import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a URL pattern that matches every exported script with the given text. The pattern can match several
 * scripts, because Next might copy a module into more than one.
 */
export function chunkPattern(text: string): string {
  const chunks = 'out/_next/static/chunks';
  const found = readdirSync(chunks).filter(
    (file) => file.endsWith('.js') && readFileSync(join(chunks, file), 'utf8').includes(text),
  );
  if (found.length === 0) throw new Error(`No exported script contains ${text}`);
  return found.length > 1 ? `**/{${found.join(',')}}` : `**/${found[0]}`;
}
