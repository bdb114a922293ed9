import { layersOf } from './layers';
import { type Animation, type Asset, LayerType } from './lottie';
import { asArray } from './unknown-json';

/** Protocols by which an image may be fetched. A file can name any address, `javascript:` too. */
const PROTOCOLS = ['http:', 'https:', 'data:', 'blob:'];

/** The address of no image: lottie-web goes on without it. */
export const NO_IMAGE = 'data:,';

/** A picture's folder and name, or its address (`e`). */
export type Image = { id?: unknown; u?: unknown; p: string; e?: number; t?: number };

/** Whether an asset is data, which only expressions read. */
export const isData = ({ t }: Pick<Asset, 't'>) => t === 3;

/** Whether lottie-web takes an asset for an image. */
export const isImage = ({ layers, t }: Asset) => !layers && (!t || t === 'seq');

/** A file's images, and the data for its expressions, once its slots are filled. */
export function imagesOf({ assets }: Animation): Image[] {
  return asArray(assets).filter((image) => typeof image?.p === 'string');
}

/** Whether an image is an SVG, which browsers draw on no canvas without a size and decode in no worker. */
export const isSvgImage = ({ p }: Image) => /^data:image\/svg|\.svgz?($|[?#])/i.test(p);

/**
 * Gives every image its full address, as lottie-web would only know the page's. One that can be none is left out, and so is what no layer
 * shows as an image, such as a film.
 */
export function resolveAssets(animation: Animation, base: string) {
  // lottie-web would make an address of what is no list or no address, and ask the page for it.
  animation.assets = asArray(animation.assets);
  for (const asset of animation.assets)
    if (asset && !asset.layers && typeof asset.p !== 'string') Object.assign(asset, { u: '', p: NO_IMAGE });
  const shown = new Set(
    layersOf(animation).flatMap(({ ty, refId }) => (ty === LayerType.image ? [refId] : [])),
  );
  for (const image of imagesOf(animation)) {
    const folder = !image.e && typeof image.u === 'string' ? image.u : '';
    const isNeeded = isData(image) || shown.has(image.id);
    const address = isNeeded ? imageAddress(folder + image.p, base) : null;
    Object.assign(image, { u: '', p: address ?? NO_IMAGE, e: 1 });
  }
}

/** @returns an image's full address; null for what is none: an empty one would be that of the page or the file */
export function imageAddress(address: string, base: string): string | null {
  if (/^data:/i.test(address)) return address;
  const url = address.trim() && URL.canParse(address, base) ? new URL(address, base) : null;
  return url && PROTOCOLS.includes(url.protocol) ? url.href : null;
}
