import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { imagesOf, isData } from '../document/image-assets';
import type { LottieAnimation } from '../document/read-animation';

/** The types of images in browsers, keyed by the extension of the file. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/**
 * Replaces the paths of images with data URLs.
 * @param folder the folder that relative paths start from; `null` if there is none
 * @returns the addresses of the images that can't be read, which are removed
 */
export async function embedImages(animation: LottieAnimation, folder: string | null): Promise<string[]> {
  const missing: string[] = [];
  for (const image of imagesOf(animation)) {
    if (isData(image) || /^data:/i.test(image.p)) continue;
    const address = (!image.e && typeof image.u === 'string' ? image.u : '') + image.p;
    const data = folder === null ? null : await readImage(folder, address);
    if (!data) missing.push(address);
    Object.assign(image, { u: '', e: 1, p: data ?? '' });
  }
  return missing;
}

async function readImage(folder: string, address: string): Promise<string | null> {
  try {
    const type = TYPES[extname(address).toLowerCase()];
    return type ? `data:${type};base64,${await readFile(join(folder, address), 'base64')}` : null;
  } catch {
    return null;
  }
}
