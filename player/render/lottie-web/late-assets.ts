import type { Asset } from '../../document/lottie';
import { builtLayers } from './built-layers';
import type { Composition, LottieItem, LottieRenderer } from './internals';
import { createPageImagePreloader } from './page-image-preloader';
import { redrawFrame } from './recovery';
import { pageSurface } from './surface';

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
  item.imagePreloader = createPageImagePreloader(item, () => {
    if (item.renderer) updateImages(item, renderer);
    redraw();
  });
}

function hide(image: HTMLElement | SVGElement) {
  image.style.visibility = 'hidden';
}

/**
 * Lays out all text again whenever fonts of the document have loaded, and when the container gets a size for the
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
  const { fonts } = container.ownerDocument;
  fonts.addEventListener('loadingdone', updateTexts);
  const observer = new ResizeObserver(() => {
    if (container.offsetWidth === 0) return;
    observer.disconnect();
    updateTexts();
  });
  if (container.offsetWidth === 0) observer.observe(container);
  return () => {
    fonts.removeEventListener('loadingdone', updateTexts);
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
