import { type Animation, type Asset, asArray, LayerType } from './lottie';
import { layersOf } from './traverse';

/** Protocols that an image may be fetched with. A file can contain any URL, including `javascript:`. */
const PROTOCOLS = ['http:', 'https:', 'data:', 'blob:'];

/** The address of an image that is left out; lottie-web draws the rest. */
export const NO_IMAGE = 'data:,';

/** An image by its folder (`u`) and its name (`p`), or by its whole address in `p` if `e` is 1. */
export type Image = { id?: unknown; u?: unknown; p: string; e?: number; t?: number };

/** Whether an asset is data for expressions. */
export const isData = ({ t }: Pick<Asset, 't'>) => t === 3;

/** Whether lottie-web treats an asset as an image. */
export const isImage = ({ layers, t }: Asset) => !layers && (!t || t === 'seq');

/** Returns a file's images and its data for expressions. Slots must be filled first. */
export function imagesOf({ assets }: Animation): Image[] {
  return asArray(assets).filter((image) => typeof image?.p === 'string');
}

/**
 * Whether an image is an SVG. Browsers draw an SVG without a size on no canvas, and decode an SVG in no
 * worker.
 */
export const isSvgImage = ({ p }: Image) => /^data:image\/svg|\.svgz?($|[?#])/i.test(p);

/**
 * Gives every image its absolute URL, because lottie-web resolves relative addresses against the page. Leaves
 * out images without a valid address, and assets that no layer shows as an image, such as videos.
 */
export function resolveAssets(animation: Animation, base: string) {
  // lottie-web would turn any other value into a URL, and request it from the page's server.
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

/**
 * @returns an image's absolute URL; null if the address is not valid or empty, which would resolve to `base`
 * itself
 */
export function imageAddress(address: string, base: string): string | null {
  if (/^data:/i.test(address)) return address;
  const url = address.trim() && URL.canParse(address, base) ? new URL(address, base) : null;
  return url && PROTOCOLS.includes(url.protocol) ? url.href : null;
}
