import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { animations, isDrawnHere } from '@/artwork/animations/all';

const folder = 'public/animations';

/** Writes the site's animations and prints their sizes. Files that were made elsewhere are not overwritten. */
export function writeAnimations(): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, draw] of Object.entries(animations)) {
    const file = `${folder}/${name}.json`;
    if (!isDrawnHere(file)) {
      console.log(`${name}.json  left as it is: it was made elsewhere`);
      continue;
    }
    const text = JSON.stringify(draw());
    writeFileSync(file, text);
    console.log(`${name}.json  ${text.length} bytes, ${brotliCompressSync(text).length} brotli`);
  }
}
