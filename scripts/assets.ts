import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import pngToIco from 'png-to-ico';
import { animations, isGenerated } from '@/artwork/animations/all';
import { drawFavicon, drawIcons, iconSvg } from '@/artwork/icons';
import { ensureChromium } from '@/testing/chromium';
import { drawPoster } from './assets/draw-poster';
import { initialPercents, posterFiles, posterSource } from './assets/poster-files';
import { fieldsOf } from './check/issues';
import { readContent } from './check/read-content';
import { playerReference } from './reference/player-reference';
import { reportError } from './shared/run';
import { selectTasks } from './shared/select-tasks';

function writeAsset(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`${file}  ${content.length} bytes, ${brotliCompressSync(content).length} brotli`);
}

/**
 * Writes the animations that this project generates. Doesn't overwrite files that were made with other tools.
 */
function writeAnimations(): void {
  for (const [name, draw] of Object.entries(animations)) {
    const file = `public/animations/${name}.json`;
    if (isGenerated(file)) writeAsset(file, JSON.stringify(draw()));
    else console.log(`${file}  unchanged, because it was made with another tool`);
  }
}

/**
 * Writes the frame that each of the site's animations shows first as a poster. If a file can't be drawn,
 * prints the reason and sets the exit code to 1.
 */
async function writePosters(): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  const page = await browser.newPage();
  const positions = initialPercents(fieldsOf(await readContent()));
  for (const { file, poster, src } of posterFiles()) {
    try {
      writeAsset(poster, await drawPoster(page, posterSource(file, 'public', positions.get(src))));
    } catch (error) {
      console.error(`${file}: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
  await browser.close();
}

async function writeIcons(): Promise<void> {
  writeAsset('app/icon.svg', iconSvg);
  writeAsset('app/favicon.ico', await pngToIco(await drawFavicon()));
  for (const [file, icon] of Object.entries(await drawIcons())) writeAsset(file, icon);
}

/**
 * Writes the generated files that are committed. If there are arguments, writes only the kinds of files that
 * they name.
 */
async function assets(): Promise<void> {
  const writers = {
    animations: writeAnimations,
    posters: writePosters,
    icons: writeIcons,
    reference: () => {
      for (const { path, generated } of playerReference()) writeFileSync(path, generated);
    },
  };
  for (const write of selectTasks<() => void | Promise<void>>(writers)) await write();
}

assets().catch(reportError);
