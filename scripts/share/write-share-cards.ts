import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { meta as comingSoon } from '@/content/coming-soon';
import { meta as home } from '@/content/home';
import { meta as home1 } from '@/content/home1';
import { meta as profile } from '@/content/profile';
import { shareCards } from '@/content/share';
import { shareCard } from './share-card';

const descriptions: Record<string, string> = {
  '/': home.description,
  '/home1': home1.description,
  '/profile': profile.description,
  '/coming-soon': comingSoon.description,
};

/** Draws every page's share picture into the export. */
export async function writeShareCards(out: string): Promise<void> {
  await mkdir(join(out, 'share'), { recursive: true });
  await Promise.all(
    Object.entries(shareCards).map(async ([route, card]) =>
      writeFile(join(out, 'share', card.file), await shareCard(route, card, descriptions[route] ?? '')),
    ),
  );
}
