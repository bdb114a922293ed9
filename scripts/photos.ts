import { readFileSync, writeFileSync } from 'node:fs';
import { makePhotos } from './photos/make-photos';
import { usedPhotos } from './photos/used-photos';

const list = 'content/photos.json';

// Converts the photographs of all projects and posts. Hidden entries are included, so that the committed
// files don't depend on the date.
const before = readFileSync(list, 'utf8');
const shapes = await makePhotos(usedPhotos(), JSON.parse(before));
const text = `${JSON.stringify(shapes, null, 2)}\n`;
if (text !== before) {
  writeFileSync(list, text);
  console.log(`${Object.keys(shapes).length} photographs ready in public/photos/`);
}
