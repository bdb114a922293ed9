import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { shareCard } from '@/artwork/share-card';
import { sharePicture } from '@/components/site/page-metadata';
import { pageNumber } from '@/components/site/page-sections';
import { pages } from '@/content/pages';

/** Writes the share image of each page into the export. */
export async function writeShareCards(out: string): Promise<void> {
  await Promise.all(
    Object.entries(pages).map(async ([route, meta]) => {
      const file = join(out, sharePicture(route));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await shareCard(pageNumber(route, meta), meta.share, meta.description));
    }),
  );
}
