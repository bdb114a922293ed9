import './env-files';
import { readContent } from './content/read-content';
import { makeIfChanged, sourcesOf } from './make-if-changed';
import { buildPackage } from './player/build-package';
import { lettersOf } from './typeface/letters';

/** Draws the scenes, unless nothing that they are drawn from has changed. */
async function drawings(): Promise<void> {
  const sources = await sourcesOf('scripts/drawings/write-drawings.ts', 'components/drawings/drawings.css');
  await makeIfChanged('generated/drawings', sources, async (folder) =>
    (await import('./drawings/write-drawings')).writeDrawings(folder),
  );
}

/** Cuts the typeface to the letters of the content, unless they are those of before. */
async function typeface(): Promise<void> {
  const letters = lettersOf(Object.values(await readContent()));
  const sources = await sourcesOf('scripts/typeface/write-typeface.ts');
  await makeIfChanged('generated/typeface.css', [...sources, letters], async (file) =>
    (await import('./typeface/write-typeface')).writeTypeface(file, letters),
  );
}

/** Makes what the pages are built of beside their sources. */
await Promise.all([drawings(), typeface(), buildPackage()]);
