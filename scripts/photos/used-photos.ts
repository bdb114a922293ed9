import { versionFiles } from '@/content/photo-versions';
import { posts } from '@/content/posts';
import { projects } from '@/content/projects';
import { completeList } from '@/content/schedule';
import { fieldsOf } from '../content/issues';

type Lists = readonly (readonly unknown[])[];

/** The lists whose entries can contain photographs. */
const contentLists: Lists = [posts, projects];

function photosIn(lists: Lists): string[] {
  const photos = fieldsOf({ '': { lists } }).filter(({ name }) => name === 'photo');
  return [...new Set(photos.map(({ value }) => String(value)))].sort();
}

/** Returns the names of the photographs of all entries, including hidden ones. */
export const usedPhotos = (lists = contentLists): string[] =>
  photosIn(lists.map((list) => completeList(list)));

/** Returns the paths in `public/` of the files for photographs that only hidden entries use. */
export function hiddenPhotoFiles(lists = contentLists): string[] {
  const shown = photosIn(lists);
  return usedPhotos(lists)
    .filter((photo) => !shown.includes(photo))
    .flatMap(versionFiles)
    .map((file) => `photos/${file}`);
}
