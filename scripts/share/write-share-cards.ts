import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pages } from '@/content/pages';
import { shareCards } from '@/content/share';
import { shareCard } from './share-card';

/** Writes all pages' share pictures into the export. */
export async function writeShareCards(out: string): Promise<void> {
  await mkdir(join(out, 'share'), { recursive: true });
  await Promise.all(
    Object.entries(pages).map(async ([route, { description }]) => {
      const card = shareCards[route];
      if (card) await writeFile(join(out, 'share', card.file), await shareCard(route, card, description));
    }),
  );
}
