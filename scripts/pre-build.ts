import './env-files';
import { mkdirSync, writeFileSync } from 'node:fs';
import { buildCached, sourcesOf } from './build-cache';
import { readContent } from './content/read-content';
import { buildPackage } from './player/build-package';
import { PROBLEMS_STYLE } from './problems-style';
import { lettersOf } from './typeface/letters';

/** Draws the scenes if their sources have changed. */
async function drawings(): Promise<void> {
  const sources = await sourcesOf('scripts/drawings/write-drawings.ts', 'components/drawings/drawings.css');
  await buildCached('generated/drawings', sources, async (folder) =>
    (await import('./drawings/write-drawings')).writeDrawings(folder),
  );
}

/** Subsets the typeface to the characters of the content if they have changed. */
async function typeface(): Promise<void> {
  const letters = lettersOf(Object.values(await readContent()));
  const sources = await sourcesOf('scripts/typeface/write-typeface.ts');
  await buildCached('generated/typeface.css', [...sources, letters], async (file) =>
    (await import('./typeface/write-typeface')).writeTypeface(file, letters),
  );
}

// The stylesheet of the pages imports this file, which is empty unless `npm run dev` finds problems.
mkdirSync('generated', { recursive: true });
writeFileSync(PROBLEMS_STYLE, '');
/** Generates the files that the pages are built from, in addition to their sources. */
await Promise.all([drawings(), typeface(), buildPackage()]);
