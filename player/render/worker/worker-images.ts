import { isImage } from '../../document/assets';
import type { Asset } from '../../document/lottie';
import type { ImagePreloader } from '../lottie-web/lottie-internals';

/** Milliseconds that an image may take. One that takes longer the page draws when it comes. */
const LIMIT = 700;

/** What stands for an image that is none. */
const blank = () => new OffscreenCanvas(1, 1);

/**
 * Has a file's images decoded in a worker, in place of lottie-web's own, which needs elements of a page.
 * @param onMissing called once for each image that can't be had here
 * @param beforeLoaded called before lottie-web hears that all of them are there, which it then draws
 */
export function createImagePreloader(onMissing: () => void, beforeLoaded: () => void): ImagePreloader {
  const images = new Map<Asset, ImageBitmap | OffscreenCanvas>();
  let pending = 0;
  return {
    loadAssets(assets, onLoaded) {
      const found = assets.filter(isImage);
      pending = found.length;
      for (const asset of found) {
        Promise.race([decode(String(asset.p)), tooLate()])
          .then((image) => images.set(asset, image))
          .catch(onMissing)
          .finally(() => {
            pending -= 1;
            if (pending > 0) return;
            beforeLoaded();
            onLoaded();
          });
      }
    },
    getAsset: (asset) => images.get(asset) ?? blank(),
    loadedImages: () => pending === 0,
    loadedFootages: () => true,
    destroy() {
      for (const image of images.values()) if ('close' in image) image.close();
      images.clear();
    },
  };
}

const tooLate = () => new Promise<never>((_, reject) => setTimeout(reject, LIMIT));

/** @param address `data:,` is that of no image */
async function decode(address: string): Promise<ImageBitmap | OffscreenCanvas> {
  if (address === 'data:,') return blank();
  return createImageBitmap(await blobOf(address));
}

/** A policy for fetches has no word for `data:` addresses, and seldom allows them: they are read by hand. */
async function blobOf(address: string): Promise<Blob> {
  const [, type, encoding, data] = /^data:([^,;]*)[^,]*?(;base64)?,(.*)$/is.exec(address) ?? [];
  if (data === undefined) {
    const response = await fetch(address);
    if (!response.ok) throw response.status;
    return response.blob();
  }
  const text = decodeURIComponent(data);
  const bytes = encoding ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) : text;
  return new Blob([bytes], { type });
}
