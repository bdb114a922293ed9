import { readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { lookup } from 'mrmime';
import { unpackArchive } from '@/player/document/archive/archive';
import { explain } from '@/player/document/errors/explain';
import { failureFrom } from '@/player/document/errors/failure';
import { type Image, imagesOf } from '@/player/document/image-assets';
import type { Animation } from '@/player/document/lottie';
import { parseAnimation } from '@/player/document/parse';
import { fillSlots } from '@/player/document/slots';
import { isFile } from '../is-file';

/** The maximum size of an unpacked archive in bytes. The player has the same limit. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Returns the JSON text of an animation file. If the file is a .lottie archive, returns its initial
 * animation with embedded images.
 * @throws Failure `parse` or `invalid` if an archive can't be read or contains no animation
 */
export function sourceText(file: string): string {
  const bytes = readFileSync(file);
  const isArchive = bytes.subarray(0, 2).toString('latin1') === 'PK';
  return isArchive
    ? unpackArchive(new Uint8Array(bytes).buffer, MAX_BYTES)
    : bytes.toString('utf8').replace(/^\ufeff/, '');
}

/** Returns the JSON text of an animation file with its slots filled. @throws Failure `parse` or `invalid` */
export const animationText = (file: string): string => withFilledSlots(sourceText(file));

/** Returns the player's message for an error that occurred while an animation was read or drawn. */
export const failureMessage = (error: unknown): string => explain(failureFrom(error)).message;

/** Returns the reason why a file can't be played, or `undefined` if it can be played. */
export function whyUnplayable(file: string): string | undefined {
  try {
    parseAnimation(animationText(file));
  } catch (error) {
    return failureMessage(error);
  }
}

/**
 * Fills the slots of an animation.
 * @param slots values, keyed by slot ID, that override the values in the file
 * @throws Failure `parse` or `invalid`
 */
export function withFilledSlots(text: string, slots?: Readonly<Record<string, string>>): string {
  if (!text.includes('"sid"')) return text;
  const animation = parseAnimation(text);
  fillSlots(animation, { slots }, '');
  return JSON.stringify(animation);
}

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
export function linkedImages(animation: Animation, file: string, root: string): LinkedImage[] {
  return imagesOf(animation)
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

/** Embeds the linked images in an animation's JSON text, for environments that can't load linked images. */
export function withImages(text: string, file: string, root: string): string {
  const animation = JSON.parse(text) as Animation;
  const images = linkedImages(animation, file, root);
  for (const { image, file: linked } of images) {
    if (!linked) continue;
    const data = readFileSync(linked).toString('base64');
    Object.assign(image, { u: '', p: `data:${lookup(linked)};base64,${data}`, e: 1 });
  }
  return images.length > 0 ? JSON.stringify(animation) : text;
}
