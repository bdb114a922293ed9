import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import pngToIco from 'png-to-ico';
import { drawFavicon, drawIcons, iconSvg } from '@/artwork/icons';
import { generatedAnimations, ICON } from './generated-files';

/** Writes a file that is part of the project, and prints its name and its sizes. */
function writeAsset(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`${file}  ${content.length} bytes, ${brotliCompressSync(content).length} brotli`);
}

/**
 * Writes the animations that this project generates. Doesn't overwrite files that were made with other tools.
 */
export function writeAnimations(files: ReadonlyMap<string, string> = generatedAnimations()): void {
  for (const [file, text] of files) writeAsset(file, text);
}

/** Writes the logo as icons of all sizes. */
export async function writeIcons(): Promise<void> {
  writeAsset(ICON, iconSvg);
  writeAsset('app/favicon.ico', await pngToIco(await drawFavicon()));
  for (const [file, icon] of Object.entries(await drawIcons())) writeAsset(file, icon);
}
