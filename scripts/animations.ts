import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { animations } from './animations/all';

const folder = 'public/animations';
mkdirSync(folder, { recursive: true });

for (const [name, draw] of Object.entries(animations)) {
  const text = JSON.stringify(draw());
  writeFileSync(`${folder}/${name}.json`, text);
  console.log(`${name}.json  ${text.length} bytes, ${brotliCompressSync(text).length} brotli`);
}
