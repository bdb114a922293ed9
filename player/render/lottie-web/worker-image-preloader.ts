import { isImage } from '../../document/image-assets';
import type { Asset } from '../../document/lottie';
import type { ImagePreloader } from './internals';

/**
 * The maximum time in milliseconds for loading an image. If loading an image takes longer, the main thread
 * renders the file instead of the worker.
 */
const TIME_LIMIT = 700;

type DecodedImage = ImageBitmap | OffscreenCanvas;

/** Returns a transparent image, which replaces a missing image. */
const createBlank = () => new OffscreenCanvas(1, 1);

/**
 * Decodes the images of a file in the worker. Replaces lottie-web's preloader, which requires DOM elements.
 * @param onMissing called for each image that can't be loaded
 * @param beforeLoaded called once, when all images have loaded or failed, just before lottie-web is notified
 */
export function createWorkerImagePreloader(onMissing: () => void, beforeLoaded: () => void): ImagePreloader {
  const images = new Map<Asset, DecodedImage>();
  /** The images that are decoded or being decoded, keyed by URL. Several assets can have the same URL. */
  const decoded = new Map<string, Promise<DecodedImage>>();
  const decodeOnce = (url: string) => {
    const image = decoded.get(url) ?? decode(url);
    decoded.set(url, image);
    return image;
  };
  let pending = 0;
  return {
    loadAssets(assets, onLoaded) {
      const found = assets.filter(isImage);
      pending = found.length;
      for (const asset of found) {
        Promise.race([decodeOnce(String(asset.p)), rejectAfterTimeLimit()])
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

/**
 * Decodes an image.
 * @param url `data:,` for a missing image
 */
async function decode(url: string): Promise<DecodedImage> {
  if (url === 'data:,') return createBlank();
  return createImageBitmap(await fetchBlob(url));
}

/**
 * Fetches a file. Decodes `data:` URLs without a request, because few content security policies allow them in
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
