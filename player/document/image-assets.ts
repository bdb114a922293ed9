import { type Animation, type Asset, asArray, LayerType } from './lottie';
import { parseUrl } from './parse-url';
import { layersOf } from './traverse';

/** Allowed protocols of image URLs. A file can contain any URL, including `javascript:`. */
const PROTOCOLS = ['http:', 'https:', 'data:', 'blob:'];

/**
 * The URL that each invalid or unused image gets instead of its own. Because it is a valid URL, lottie-web
 * still draws the other assets.
 */
export const NO_IMAGE = 'data:,';

/** An image. Its URL consists of a folder (`u`) and a file name (`p`), or is only `p` if `e` is 1. */
export type Image = { id?: unknown; u?: unknown; p: string; e?: number; t?: number };

/** Returns whether an asset contains data for expressions. */
export const isData = ({ t }: Pick<Asset, 't'>) => t === 3;

/** Returns whether lottie-web treats an asset as an image. */
export const isImage = ({ layers, t }: Asset) => !layers && (!t || t === 'seq');

/**
 * Returns the images, and the data for expressions. Slots must already be filled.
 */
export function imagesOf({ assets }: Animation): Image[] {
  return asArray(assets).filter((image) => typeof image?.p === 'string');
}

/**
 * Returns whether an image is an SVG. Browsers can't draw an SVG without a size to a canvas, and can't decode
 * an SVG in a worker.
 */
export const isSvgImage = ({ p }: Image) => /^data:image\/svg|\.svgz?($|[?#])/i.test(p);

/** Matches the URL of an asset that is part of the file. */
const EMBEDDED = /^data:/i;

/**
 * Makes the URLs of images absolute, because lottie-web resolves relative URLs against the page. Removes
 * invalid URLs, and the URLs of assets that no layer uses as an image, such as videos, and of data that isn't part of the
 * file: a file requests only its images and fonts.
 */
export function resolveAssets(animation: Animation, base: string) {
  // For example, if `assets` were a string, lottie-web would convert each character to a URL, and request it
  // from the page's server.
  animation.assets = asArray(animation.assets);
  for (const asset of animation.assets)
    if (asset && !asset.layers && typeof asset.p !== 'string') Object.assign(asset, { u: '', p: NO_IMAGE });
  const shown = new Set(
    layersOf(animation).flatMap(({ ty, refId }) => (ty === LayerType.image ? [refId] : [])),
  );
  for (const image of imagesOf(animation)) {
    const folder = !image.e && typeof image.u === 'string' ? image.u : '';
    const isNeeded = shown.has(image.id) || (isData(image) && EMBEDDED.test(image.p));
    const address = isNeeded ? imageAddress(folder + image.p, base) : null;
    Object.assign(image, { u: '', p: address ?? NO_IMAGE, e: 1 });
  }
}

/**
 * Returns the absolute URL of an image; `null` if the URL is invalid or empty. (An empty URL would resolve to
 * `base`.)
 */
export function imageAddress(address: string, base: string): string | null {
  if (EMBEDDED.test(address)) return address;
  const url = address.trim() ? parseUrl(address, base) : null;
  // In apps, the page's own protocol can be one such as `capacitor:`.
  return url && [...PROTOCOLS, new URL(base).protocol].includes(url.protocol) ? url.href : null;
}
