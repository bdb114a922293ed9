import { isImage } from '../../document/assets';
import type { Asset } from '../../document/lottie';
import type { ImagePreloader } from '../lottie-web/lottie-internals';

/**
 * The time limit for an image, in milliseconds. The main thread renders the file if an image takes longer.
 */
const TIME_LIMIT = 700;

/** Replaces an image that doesn't exist. */
const createBlank = () => new OffscreenCanvas(1, 1);

/**
 * Decodes a file's images in the worker. It replaces lottie-web's own preloader, which needs DOM elements.
 * @param onMissing called for each image that can't be loaded
 * @param beforeLoaded called before lottie-web is notified that all images are loaded, because it then
 *   renders
 */
export function createImagePreloader(onMissing: () => void, beforeLoaded: () => void): ImagePreloader {
  const images = new Map<Asset, ImageBitmap | OffscreenCanvas>();
  let pending = 0;
  return {
    loadAssets(assets, onLoaded) {
      const found = assets.filter(isImage);
      pending = found.length;
      for (const asset of found) {
        Promise.race([decode(String(asset.p)), rejectAfterTimeLimit()])
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
    getAsset: (asset) => images.get(asset) ?? createBlank(),
    loadedImages: () => pending === 0,
    loadedFootages: () => true,
    destroy() {
      for (const image of images.values()) if ('close' in image) image.close();
      images.clear();
    },
  };
}

const rejectAfterTimeLimit = () => new Promise<never>((_, reject) => setTimeout(reject, TIME_LIMIT));

/** @param url `data:,` means no image */
async function decode(url: string): Promise<ImageBitmap | OffscreenCanvas> {
  if (url === 'data:,') return createBlank();
  return createImageBitmap(await fetchBlob(url));
}

/**
 * Decodes `data:` URLs without a fetch, because a content security policy seldom allows them in
 * `connect-src`.
 */
async function fetchBlob(url: string): Promise<Blob> {
  const [, type, encoding, data] = /^data:([^,;]*)[^,]*?(;base64)?,(.*)$/is.exec(url) ?? [];
  if (data === undefined) {
    const response = await fetch(url);
    if (!response.ok) throw response.status;
    return response.blob();
  }
  const text = decodeURIComponent(data);
  const bytes = encoding ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) : text;
  return new Blob([bytes], { type });
}
