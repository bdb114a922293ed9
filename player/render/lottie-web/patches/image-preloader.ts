import { isData, isImage } from '../../../document/assets';
import type { Asset } from '../../../document/lottie';
import type { ImagePreloader, LottieItem } from '../lottie-internals';

/** Milliseconds that images may take before a canvas is drawn without them. */
const LIMIT = 1000;

/**
 * Loads what a file names: its images for a canvas of the page, as elements load theirs by themselves, and data for its expressions. What
 * is lost is empty.
 * @param onLate called for each image that came once the canvas was drawn without it
 */
export function createImagePreloader(item: LottieItem, onLate: () => void): ImagePreloader {
  const loaded = new Map<Asset, unknown>();
  const isOnCanvas = item.renderer?.rendererType === 'canvas';
  let awaitsImages = false;
  let awaitsData = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Returns once each asset is there or lost. */
  function loadAll(assets: readonly Asset[], load: (address: string) => Promise<unknown>, onEach = () => {}) {
    const loadOne = async (asset: Asset) => {
      loaded.set(asset, await load(String(item.getAssetsPath(asset))));
      onEach();
    };
    return Promise.allSettled(assets.map(loadOne));
  }

  return {
    loadAssets(assets, onLoaded) {
      const data = assets.filter(isData);
      const images = isOnCanvas ? assets.filter(isImage) : [];
      awaitsData = data.length > 0;
      awaitsImages = images.length > 0;
      if (awaitsData)
        loadAll(data, fetchData).then(() => {
          awaitsData = false;
          onLoaded();
        });
      if (!awaitsImages) return;
      const drawNow = () => {
        awaitsImages = false;
        onLoaded();
      };
      loadAll(images, loadImage, () => awaitsImages || onLate()).then(drawNow);
      timer = setTimeout(drawNow, LIMIT);
    },
    getAsset: (asset) => loaded.get(asset) ?? (isData(asset) ? {} : document.createElement('canvas')),
    loadedImages: () => !awaitsImages,
    loadedFootages: () => !awaitsData,
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
