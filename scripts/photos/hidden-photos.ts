import { versionFiles } from '@/content/photo-versions';
import { posts } from '@/content/posts';
import { projects } from '@/content/projects';
import { completeList } from '@/content/schedule';

type Pictured = (typeof posts | typeof projects)[number];

const photosOf = (entries: readonly Pictured[]) =>
  entries.flatMap(({ picture }) => ('photo' in picture ? [picture.photo] : []));

/** Returns the paths of files in `public/` that belong to the photographs of only hidden entries. */
export function hiddenPhotoFiles(lists: readonly (readonly Pictured[])[] = [posts, projects]): string[] {
  const shown = photosOf(lists.flat());
  return photosOf(lists.flatMap(completeList))
    .filter((photo) => !shown.includes(photo))
    .flatMap(versionFiles)
    .map((file) => `photos/${file}`);
}
