import type { Asset } from '../../../document/lottie';
import type { Composition, LottieItem, LottieRenderer } from '../lottie-internals';
import { pageSurface } from '../surface';
import { createImagePreloader } from './image-preloader';
import { redrawFrame } from './recovery';

/** A layer that is a text or, on a canvas, an image. */
type Late = Composition & {
  readonly textProperty?: { data: { d: { k: unknown[] } }; recalculate(keyframe: number): void };
  img?: unknown;
  readonly assetData?: Asset;
  createContent?(): void;
};

/**
 * Has lottie-web draw at once, and again when what it would have waited for has come: by itself it draws nothing for 5
 * seconds where a font is blocked, and nothing on a canvas until all images are there.
 */
export function drawWithoutWaiting(item: LottieItem, container: HTMLElement, onDestroy: (() => void)[]) {
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
    if (fontManager.fonts.length > 0 && !fontManager.chars) onDestroy.push(watchFonts(renderer, redraw));
  };
  // Browsers put a sign in the place of an image that is lost.
  container.addEventListener('error', ({ target }) => hide(target as HTMLElement | SVGElement), true);
  item.imagePreloader = createImagePreloader(item, () => {
    if (item.renderer) takeImages(item, renderer);
    redraw();
  });
}

function hide(image: HTMLElement | SVGElement) {
  image.style.visibility = 'hidden';
}

/** Fonts of the page come late too; what they have measured is forgotten, and the letters are set anew. */
function watchFonts(renderer: LottieRenderer, redraw: () => void): () => void {
  const setAnew = () => {
    for (const font of renderer.globalData.fontManager.fonts) font.cache = {};
    for (const { textProperty } of builtLayersOf(renderer)) {
      for (const keyframe of textProperty?.data.d.k.keys() ?? []) textProperty?.recalculate(keyframe);
    }
    redraw();
  };
  document.fonts.addEventListener('loadingdone', setAnew);
  return () => document.fonts.removeEventListener('loadingdone', setAnew);
}

function takeImages(item: LottieItem, renderer: LottieRenderer) {
  for (const layer of builtLayersOf(renderer)) {
    if (!layer.assetData || !layer.createContent || !('img' in layer)) continue;
    layer.img = item.imagePreloader.getAsset(layer.assetData);
    layer.createContent();
  }
}

function builtLayersOf(composition: Composition): Late[] {
  return composition.elements.flatMap((element) => {
    if (!element || element === true) return [];
    return element.elements ? builtLayersOf(element) : [element];
  });
}
