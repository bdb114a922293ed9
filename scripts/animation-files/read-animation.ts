import { readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { lookup } from 'mrmime';
import { unpackArchive } from '@/player/document/archive';
import { type Image, imagesOf } from '@/player/document/assets';
import { explain } from '@/player/document/errors/explain';
import { failureFrom } from '@/player/document/errors/failure';
import type { Animation } from '@/player/document/lottie';
import { parseAnimation } from '@/player/document/parse';
import { fillSlots } from '@/player/document/slots';
import { isFile } from '../is-file';

/** The size limit in bytes, as in the player. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Returns the JSON text of an animation file. For a .lottie archive, that is the initial animation, with its
 * images embedded.
 * @throws Failure `parse` or `invalid` if an archive can't be read or holds no animation
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

/** Explains why an animation can't be read or drawn. */
export const failureMessage = (error: unknown): string => explain(failureFrom(error)).message;

/** Returns the reason why a file can't be played; `undefined` if it can. */
export function whyUnplayable(file: string): string | undefined {
  try {
    parseAnimation(animationText(file));
  } catch (error) {
    return failureMessage(error);
  }
}

/**
 * Fills the slots of an animation.
 * @param slots values by slot id, which replace the file's own
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
  /** The address as the animation contains it. */
  address: string;
  /** The image's file; `undefined` if it is missing, on another site or outside the root folder. */
  file?: string;
};

/** Returns the images that are not embedded in the file. @param root the folder of absolute paths */
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

/** Decodes percent-encoded characters. Returns an invalid address unchanged. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Embeds the linked images in an animation's text, for an environment that can't load images. */
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
