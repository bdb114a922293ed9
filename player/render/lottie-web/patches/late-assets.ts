import { isData, isImage } from '../../../document/image-assets';
import type { Asset } from '../../../document/lottie';
import type { Composition, ImagePreloader, LottieItem, LottieRenderer } from '../lottie-internals';
import { pageSurface } from '../surface';
import { builtLayers } from './built-layers';
import { redrawFrame } from './recovery';

/** The time in milliseconds after which a canvas is rendered even if some images haven't loaded yet. */
const IMAGE_TIME_LIMIT = 1000;

/** A layer that changes when fonts or images have loaded: a text layer or, on a canvas, an image layer. */
type LateLayer = Composition & {
  readonly textProperty?: { data: { d: { k: unknown[] } }; recalculate(keyframe: number): void };
  img?: unknown;
  readonly assetData?: Asset;
  createContent?(): void;
};

/**
 * Makes an item render immediately, and render again when fonts and images have loaded. lottie-web itself
 * would render nothing for 5 seconds if a font is blocked, and nothing on a canvas until all images have
 * loaded.
 */
export function renderWithoutWaiting(item: LottieItem, container: HTMLElement, onDestroy: (() => void)[]) {
  const { renderer } = item;
  if (!renderer) return;
  const redraw = () => {
    if (!item.renderer) return;
    try {
      redrawFrame(renderer, pageSurface(container));
    } catch (error) {
      item.onFrameError(error);
    }
  };
  const configAnimation = renderer.configAnimation.bind(renderer);
  renderer.configAnimation = (animation) => {
    configAnimation(animation);
    const { fontManager } = renderer.globalData;
    fontManager.isLoaded = true;
    if (fontManager.fonts.length > 0 && !fontManager.chars) {
      onDestroy.push(relayoutText(renderer, container, redraw));
    }
  };
  // After a GPU failure, the browser restores the canvas, but not its contents.
  container.addEventListener('contextrestored', redraw, true);
  // Hide the browser's icon for broken images.
  container.addEventListener('error', ({ target }) => hide(target as HTMLElement | SVGElement), true);
  item.imagePreloader = createImagePreloader(item, () => {
    if (item.renderer) updateImages(item, renderer);
    redraw();
  });
}

function hide(image: HTMLElement | SVGElement) {
  image.style.visibility = 'hidden';
}

/**
 * Lays out all text again whenever fonts of the page have loaded, and when the container gets a size for the
 * first time. While the container has no size, for example because of `display: none`, lottie-web measures a
 * width of 0 for all letters.
 * @returns a function that stops watching
 */
function relayoutText(renderer: LottieRenderer, container: HTMLElement, redraw: () => void): () => void {
  const updateTexts = () => {
    for (const font of renderer.globalData.fontManager.fonts) font.cache = {};
    for (const { textProperty } of lateLayersOf(renderer)) {
      for (const keyframe of textProperty?.data.d.k.keys() ?? []) textProperty?.recalculate(keyframe);
    }
    redraw();
  };
  document.fonts.addEventListener('loadingdone', updateTexts);
  const observer = new ResizeObserver(() => {
    if (container.offsetWidth === 0) return;
    observer.disconnect();
    updateTexts();
  });
  if (container.offsetWidth === 0) observer.observe(container);
  return () => {
    document.fonts.removeEventListener('loadingdone', updateTexts);
    observer.disconnect();
  };
}

/** Updates the layers that lottie-web built before their images had loaded. */
function updateImages(item: LottieItem, renderer: LottieRenderer) {
  for (const layer of lateLayersOf(renderer)) {
    if (!layer.assetData || !layer.createContent || !('img' in layer)) continue;
    layer.img = item.imagePreloader.getAsset(layer.assetData);
    layer.createContent();
  }
}

/** Returns the built layers that aren't compositions, including nested layers. */
function lateLayersOf(composition: Composition): LateLayer[] {
  return builtLayers<LateLayer>(composition).flatMap((layer) =>
    layer.elements ? lateLayersOf(layer) : layer,
  );
}

/**
 * Loads the data for the expressions of a file and, for a canvas, the file's images. In SVG and HTML, the
 * elements load their images themselves. An asset that can't be loaded is replaced with an empty asset.
 * @param onLate called for each image that loads after the first frame of the canvas has been rendered
 */
function createImagePreloader(item: LottieItem, onLate: () => void): ImagePreloader {
  const loaded = new Map<Asset, unknown>();
  const isOnCanvas = item.renderer?.rendererType === 'canvas';
  let awaitsImages = false;
  let awaitsData = false;
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
      const renderNow = () => {
        awaitsImages = false;
        onLoaded();
      };
      loadAll(images, loadImage, () => awaitsImages || onLate()).then(renderNow);
      timer = setTimeout(renderNow, IMAGE_TIME_LIMIT);
    },
    getAsset: (asset) => loaded.get(asset) ?? (isData(asset) ? {} : document.createElement('canvas')),
    loadedImages: () => !awaitsImages,
    loadedFootages: () => !awaitsData,
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

const fetchData = async (url: string): Promise<unknown> => (await fetch(url)).json();
