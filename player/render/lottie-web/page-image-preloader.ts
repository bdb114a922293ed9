import { isData, isImage } from '../../document/image-assets';
import type { Asset } from '../../document/lottie';
import type { ImagePreloader, LottieItem } from './internals';

/** The time in milliseconds after which a canvas is rendered even if some images haven't loaded yet. */
const IMAGE_TIME_LIMIT = 1000;

/**
 * Replaces lottie-web's preloader on the page. Reads the data for the expressions of a file and, for a canvas, loads
 * the file's images. In SVG and HTML, the elements load their images themselves. An asset that can't be loaded is replaced with an empty asset.
 * @param onLate called for each image that loads after the first frame of the canvas has been rendered
 */
export function createPageImagePreloader(item: LottieItem, onLate: () => void): ImagePreloader {
  const loaded = new Map<Asset, unknown>();
  const isOnCanvas = item.renderer?.rendererType === 'canvas';
  let awaitsImages = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Resolves when every asset has loaded or failed. */
  function loadAll(assets: readonly Asset[], load: (url: string) => Promise<unknown>, onEach = () => {}) {
    const loadOne = async (asset: Asset) => {
      loaded.set(asset, await load(String(item.getAssetsPath(asset))));
      onEach();
    };
    return Promise.allSettled(assets.map(loadOne));
  }

  return {
    loadAssets(assets, onLoaded) {
      const images = isOnCanvas ? assets.filter(isImage) : [];
      awaitsImages = images.length > 0;
      if (!awaitsImages) return;
      const renderNow = () => {
        awaitsImages = false;
        onLoaded();
      };
      loadAll(images, loadImage, () => awaitsImages || onLate()).then(renderNow);
      timer = setTimeout(renderNow, IMAGE_TIME_LIMIT);
    },
    getAsset: (asset) =>
      loaded.get(asset) ?? (isData(asset) ? readData(asset) : document.createElement('canvas')),
    loadedImages: () => !awaitsImages,
    loadedFootages: () => true,
    destroy: () => clearTimeout(timer),
  };
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  // Use CORS. Otherwise, a cross-origin image would taint the canvas, and snapshots could not read the pixels
  // of the canvas.
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  return image;
}

/** Returns the JSON data in a `data:` URL. The data is empty if it is invalid. */
function readData({ p }: Asset & { p?: unknown }): unknown {
  const [, isBase64, content = ''] = /^data:[^,]*?(;base64)?,(.*)$/is.exec(String(p)) ?? [];
  try {
    const text = isBase64
      ? new TextDecoder().decode(Uint8Array.from(atob(content), (character) => character.charCodeAt(0)))
      : decodeURIComponent(content);
    return JSON.parse(text);
  } catch {
    return {};
  }
}
