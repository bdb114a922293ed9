import '../shared/env-files';
import { mkdirSync, writeFileSync } from 'node:fs';
import { PROBLEMS_STYLE } from '../check/problems-style';
import { readContent } from '../check/read-content';
import { buildPackage } from '../player/build-package';
import { buildCached, sourcesOf } from '../shared/build-cache';
import { lettersOf } from './letters';

/** Draws the scenes if their sources have changed. */
async function drawings(): Promise<void> {
  const sources = await sourcesOf('scripts/build/write-drawings.ts', 'artwork/scenes/drawings.css');
  await buildCached('generated/drawings', sources, async (folder) =>
    (await import('./write-drawings')).writeDrawings(folder),
  );
}

/**
 * Writes the typeface's stylesheet, which embeds a font with only the characters of the content. Does nothing
 * if these characters and the sources are unchanged.
 */
async function typeface(): Promise<void> {
  const letters = lettersOf(Object.values(await readContent()));
  const sources = await sourcesOf('scripts/build/write-typeface.ts');
  await buildCached('generated/typeface.css', [...sources, letters], async (file) =>
    (await import('./write-typeface')).writeTypeface(file, letters),
  );
}

// The pages' stylesheet imports this file, so the file must exist. `npm run dev` writes
// problems of the content to it.
mkdirSync('generated', { recursive: true });
writeFileSync(PROBLEMS_STYLE, '');
// Generate the files that the pages need in addition to their sources.
await Promise.all([drawings(), typeface(), buildPackage()]);
