import '../shared/env-files';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fieldsOf } from '../check/issues';
import { PROBLEMS_STYLE } from '../check/problems-style';
import { readContent } from '../check/read-content';
import { buildPackage } from '../player/build-package';
import { DIST } from '../player/package-files';
import { buildCached, sourcesOf } from '../shared/build-cache';
import { lettersOf } from './letters';

/** The folder of the posters on the site. It isn't committed. */
const POSTERS = 'public/posters';

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

/** Draws the posters of the animations if the animations, the positions that they show, or the player have changed. */
async function posters(): Promise<void> {
  // This module imports the built package.
  const { initialPercents, posterFiles } = await import('../assets/poster-files');
  const fields = fieldsOf(await readContent());
  const files = posterFiles().flatMap(({ file }) => [file, readFileSync(file, 'base64')]);
  const inputs = [...(await sourcesOf('scripts/build/write-posters.ts')), ...files];
  inputs.push(JSON.stringify([...initialPercents(fields)]), readFileSync(`${DIST}.hash`, 'utf8'));
  await buildCached('generated/posters', inputs, async (folder) =>
    (await import('./write-posters')).writePosters(folder, fields),
  );
  rmSync(POSTERS, { recursive: true, force: true });
  cpSync('generated/posters', POSTERS, { recursive: true });
}

// The pages' stylesheet imports this file, so the file must exist. `npm run dev` writes
// problems of the content to it.
mkdirSync('generated', { recursive: true });
writeFileSync(PROBLEMS_STYLE, '');
// Generate the files that the pages need in addition to their sources.
await Promise.all([drawings(), typeface(), buildPackage().then(posters)]);
