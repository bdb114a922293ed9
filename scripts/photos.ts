import { readFileSync, writeFileSync } from 'node:fs';
import { posts } from '@/content/posts';
import { projects } from '@/content/projects';
import { completeList } from '@/content/schedule';
import { makePhotos } from './photos/make-photos';

const list = 'content/photos.json';

// Converts the photographs of all projects and posts, including hidden ones. The committed files therefore
// don't depend on the date.
const entries = [...completeList(projects), ...completeList(posts)];
const names = entries.flatMap(({ picture }) => ('photo' in picture ? [picture.photo] : []));
const before = readFileSync(list, 'utf8');
const shapes = await makePhotos([...new Set(names)].sort(), JSON.parse(before));
const text = `${JSON.stringify(shapes, null, 2)}\n`;
if (text !== before) {
  writeFileSync(list, text);
  console.log(`${Object.keys(shapes).length} photographs ready in public/photos/`);
}
