import { readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { type LottieAnimation, readAnimation } from '@northlight/player/read-animation';
import { lookup } from 'mime-types';
import { isFile } from '../shared/is-file';

/**
 * Reads the JSON or .lottie file of an animation. If the file is an archive, reads its initial animation with
 * embedded images.
 * @param slots values, keyed by slot ID, that override the values in the file. @default slots are not filled
 * @throws an `Error` with the player's message if the file can't be played
 */
export const readAnimationFile = (file: string, slots?: Readonly<Record<string, string>>): LottieAnimation =>
  readAnimation(readFileSync(file), { slots });

/** Returns the reason why a file can't be played, or `undefined` if it can be played. */
export function whyUnplayable(file: string): string | undefined {
  try {
    readAnimationFile(file, {});
  } catch (error) {
    return (error as Error).message;
  }
}

/** An image of an animation. Its URL consists of a folder (`u`) and a file name (`p`), or is only `p` if `e` is 1. */
type Image = { u?: unknown; p: string; e?: number; t?: number };

/** An image that is not embedded in the animation file. */
type LinkedImage = {
  image: Image;
  /** The image's URL or path, as it is written in the animation. */
  address: string;
  /**
   * The path of the image's file; `undefined` if the file is missing, on another site
   * or outside the root folder.
   */
  file?: string;
};

/**
 * Returns the images that are not embedded in the file.
 * @param root the folder that absolute paths start from
 */
export function linkedImages({ assets }: LottieAnimation, file: string, root: string): LinkedImage[] {
  return (Array.isArray(assets) ? (assets as (Partial<Image> | null)[]) : [])
    .filter((image): image is Image => typeof image?.p === 'string')
    .filter(({ p, t }) => t !== 3 && !/^data:/i.test(p))
    .map((image) => {
      const address = (!image.e && typeof image.u === 'string' ? image.u : '') + image.p;
      if (/^[a-z]+:|^\/\//i.test(address)) return { image, address };
      const path = decoded(address.replace(/[?#].*$/, ''));
      const named = path.startsWith('/') ? join(root, path) : join(dirname(file), path);
      const isInside = resolve(named).startsWith(resolve(root) + sep);
      return { image, address, file: isInside && isFile(named) ? named : undefined };
    });
}

/** Decodes the percent-encoded characters of an address. Returns an invalid address unchanged. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Returns a copy of an animation with embedded images, for environments that can't load linked images. */
export function withImages(animation: LottieAnimation, file: string, root: string): LottieAnimation {
  const copy = structuredClone(animation);
  for (const { image, file: linked } of linkedImages(copy, file, root)) {
    if (!linked) continue;
    const data = readFileSync(linked).toString('base64');
    Object.assign(image, { u: '', p: `data:${lookup(linked)};base64,${data}`, e: 1 });
  }
  return copy;
}
