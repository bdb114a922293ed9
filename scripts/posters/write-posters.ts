import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { explain } from '@/player/document/errors/explain';
import { failureFrom } from '@/player/document/errors/failure';
import { ensureChromium } from '../chromium';
import { drawPoster } from './draw-poster';
import { posterFiles, posterSource } from './poster-files';

/**
 * Writes the first frame of each of the site's animations and prints the file sizes, or why a file can't be
 * drawn.
 */
export async function writePosters(): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  const page = await browser.newPage();
  for (const { name, file, poster } of posterFiles()) {
    try {
      const { animation, drawn, drawnByNight } = posterSource(file);
      const svg = await drawPoster(page, animation, drawn, drawnByNight);
      mkdirSync(dirname(poster), { recursive: true });
      writeFileSync(poster, svg);
      console.log(`${name}.svg  ${svg.length} bytes, ${brotliCompressSync(svg).length} brotli`);
    } catch (error) {
      console.error(`${file}: ${explain(failureFrom(error)).message}`);
      process.exitCode = 1;
    }
  }
  await browser.close();
}
