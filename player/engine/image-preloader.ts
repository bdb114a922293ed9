import type { Asset } from '../animation/lottie';
import type { ImagePreloader, LottieItem } from './lottie-internals';

/** Milliseconds that images may take before a canvas is drawn without them. */
const LIMIT = 1000;

/** Data that only expressions read. */
const DATA = 3;

/**
 * Has what a file names: images for a canvas of the page, as elements show theirs by themselves, and data for its expressions. What is lost
 * is empty.
 * @param onLate called for each image that came once the canvas was drawn without it
 */
export function createImagePreloader(item: LottieItem, onLate: () => void): ImagePreloader {
  const loaded = new Map<Asset, unknown>();
  const isOnCanvas = item.renderer?.rendererType === 'canvas';
  let hasImages = true;
  let hasData = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function loadAll(assets: readonly Asset[], load: (address: string) => Promise<unknown>) {
    await Promise.all(
      assets.map(async (asset) => {
        try {
          loaded.set(asset, await load(String(item.getAssetsPath(asset))));
          if (hasImages) onLate();
        } catch {
          // It stays empty.
        }
      }),
    );
  }

  return {
    loadAssets(assets, onLoaded) {
      const data = assets.filter(({ t }) => t === DATA);
      const images = isOnCanvas ? assets.filter(({ layers, t }) => !layers && (!t || t === 'seq')) : [];
      hasData = data.length === 0;
      hasImages = images.length === 0;
      const onImages = () => {
        hasImages = true;
        onLoaded();
      };
      loadAll(data, fetchData).then(() => {
        hasData = true;
        onLoaded();
      });
      loadAll(images, loadImage).then(onImages);
      timer = setTimeout(onImages, LIMIT);
    },
    getAsset: (asset) => loaded.get(asset) ?? (asset.t === DATA ? {} : document.createElement('canvas')),
    loadedImages: () => hasImages,
    loadedFootages: () => hasData,
    destroy: () => clearTimeout(timer),
  };
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  // A canvas with an image of another site could not be read for a snapshot.
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  return image;
}

const fetchData = async (address: string): Promise<unknown> => (await fetch(address)).json();
