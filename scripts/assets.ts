import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import pngToIco from 'png-to-ico';
import { animations, isDrawnHere } from '@/artwork/animations/all';
import { drawFavicon, drawIcons, iconSvg } from '@/artwork/icons';
import { writePosters } from './posters/write-posters';
import { writePlayerReference } from './reference/player-reference';
import { selectTasks } from './select-tasks';

const ANIMATIONS = 'public/animations';

/** Writes the site's animations, except files that were made elsewhere, and prints their sizes. */
function writeAnimations(): void {
  mkdirSync(ANIMATIONS, { recursive: true });
  for (const [name, draw] of Object.entries(animations)) {
    const file = `${ANIMATIONS}/${name}.json`;
    if (!isDrawnHere(file)) {
      console.log(`${name}.json  left as it is: it was made elsewhere`);
      continue;
    }
    const text = JSON.stringify(draw());
    writeFileSync(file, text);
    console.log(`${name}.json  ${text.length} bytes, ${brotliCompressSync(text).length} brotli`);
  }
}

/** Writes the site's icons and prints their sizes. */
async function writeIcons(): Promise<void> {
  const icons = {
    'app/icon.svg': Buffer.from(iconSvg),
    'app/favicon.ico': await pngToIco(await drawFavicon()),
    ...(await drawIcons()),
  };
  for (const [file, icon] of Object.entries(icons)) {
    writeFileSync(file, icon);
    console.log(`${file} ${icon.length.toLocaleString('en-GB')} bytes`);
  }
}

/**
 * Writes the committed files that are generated from the content: all of them, or those that the options
 * name.
 */
async function assets(): Promise<void> {
  const writers = {
    animations: writeAnimations,
    posters: writePosters,
    icons: writeIcons,
    reference: writePlayerReference,
  };
  for (const write of selectTasks<() => void | Promise<void>>(writers)) await write();
}

assets().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
