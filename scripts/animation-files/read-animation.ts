import { readFileSync } from 'node:fs';
import { dirname, extname, join, resolve, sep } from 'node:path';
import { unpackArchive } from '@/player/document/archive';
import { type Image, imagesOf } from '@/player/document/assets';
import type { Animation } from '@/player/document/lottie';
import { parseAnimation } from '@/player/document/parse';
import { fillSlots } from '@/player/document/slots';
import { isFile } from '../is-file';

/** Bytes: as much as the player takes. */
const LARGEST = 64 * 1024 * 1024;

/**
 * The JSON text of an animation's file; of a .lottie archive that of its first animation, with the images in it.
 * @throws Failure `parse` or `invalid` when an archive can't be read or holds no animation
 */
export function sourceText(file: string): string {
  const bytes = readFileSync(file);
  const isArchive = bytes.subarray(0, 2).toString('latin1') === 'PK';
  return isArchive
    ? unpackArchive(new Uint8Array(bytes).buffer, LARGEST)
    : bytes.toString('utf8').replace(/^\ufeff/, '');
}

/** The same with its slots filled. @throws Failure `parse` or `invalid` */
export const animationText = (file: string): string => withFilledSlots(sourceText(file));

/**
 * An animation's text with its slots filled.
 * @param slots values in the place of the file's, by their ids
 * @throws Failure `parse` or `invalid`
 */
export function withFilledSlots(text: string, slots?: Readonly<Record<string, string>>): string {
  if (!text.includes('"sid"')) return text;
  const animation = parseAnimation(text);
  fillSlots(animation, { slots }, '');
  return JSON.stringify(animation);
}

/** An image that is looked for beside the animation's file or elsewhere, by its address in the animation. */
export type ImageBeside = {
  image: Image;
  address: string;
  /** The file that it names; none for an address of another site, or for one outside of the folder. */
  file?: string;
  isThere: boolean;
};

/** The images of an animation that are not inside its file. */
export function imagesBeside(animation: Animation, file: string, root: string): ImageBeside[] {
  return imagesOf(animation)
    .filter(({ p, t }) => t !== 3 && !/^data:/i.test(p))
    .map((image) => {
      const address = (!image.e && typeof image.u === 'string' ? image.u : '') + image.p;
      if (/^[a-z]+:|^\/\//i.test(address)) return { image, address, isThere: false };
      const path = decoded(address.replace(/[?#].*$/, ''));
      const named = path.startsWith('/') ? join(root, path) : join(dirname(file), path);
      const isInside = resolve(named).startsWith(resolve(root) + sep);
      return { image, address, file: isInside ? named : undefined, isThere: isInside && isFile(named) };
    });
}

/** An address as a file is called; one that is none stands for itself. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

const types: Readonly<Record<string, string>> = { '.svg': 'svg+xml', '.jpg': 'jpeg' };

/** The animation's text with the images that lie beside it inside, for a picture that can load none. */
export function withImages(text: string, file: string, root: string): string {
  const animation = JSON.parse(text) as Animation;
  const images = imagesBeside(animation, file, root);
  for (const { image, file: named, isThere } of images) {
    if (!named || !isThere) continue;
    const extension = extname(named).toLowerCase();
    const type = types[extension] ?? extension.slice(1);
    const data = readFileSync(named).toString('base64');
    Object.assign(image, { u: '', p: `data:image/${type};base64,${data}`, e: 1 });
  }
  return images.length > 0 ? JSON.stringify(animation) : text;
}
