import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { animations, isDrawnHere } from './animations/all';

const folder = 'public/animations';
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
