import { getExpressionsPlugin, setIdPrefix } from 'lottie-web/player/js/utils/common.js';
import dataManager from 'lottie-web/player/js/utils/DataManager.js';
import createProject from 'lottie-web/player/js/utils/expressions/ProjectInterface.js';
import properties from 'lottie-web/player/js/utils/PropertyFactory.js';
import { ShapeModifiers } from 'lottie-web/player/js/utils/shapes/ShapeModifiers.js';
import TrimModifier from 'lottie-web/player/js/utils/shapes/TrimModifier.js';
import type { ImagePreloader, ItemOptions, LottieItem, RendererClass } from './internals';
import './patches/shape-property';

// Use a random prefix for ids, because every copy of lottie-web on a page numbers its ids from 1.
setIdPrefix(`lottie-${Math.random().toString(36).slice(2)}-`);

ShapeModifiers.registerModifier('tm', TrimModifier);

/**
 * The frame number that means that lottie-web has not rendered any frame yet. lottie-web can't render a frame
 * that has this number.
 */
const NOTHING_RENDERED = -1;

/**
 * Creates the animation item that lottie-web's renderers expect. lottie-web's own animation item
 * (`player/js/animation/AnimationItem.js`) also loads files, keeps time and plays sound. The player does all
 * of this itself, so this animation item only renders.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: an object of lottie-web, whose short methods call each other
export function createAnimationItem(
  Renderer: RendererClass,
  { container, range, rendererSettings }: ItemOptions,
): LottieItem {
  const expressions = getExpressionsPlugin();
  let isLoaded = false;

  const item: LottieItem = {
    wrapper: container,
    renderer: null,
    properties,
    imagePreloader: NO_PRELOADER,
    audioController: { createAudio: createSilentAudio, addAudio() {} },
    assets: [],
    currentFrame: 0,
    firstFrame: 0,
    totalFrames: 0,
    onConfigured() {},
    onFirstFrame() {},
    onFrameError() {},

    getAssetData: (id) => item.assets.find((asset) => asset.id === id) ?? null,

    getAssetsPath: ({ e, p, u }) => (e ? p : `${u || ''}${p}`),

    setupAnimation(animation) {
      // `completeAnimation` runs the callback synchronously and doesn't catch errors.
      dataManager.completeAnimation(animation, () => {
        const { renderer } = item;
        if (!renderer) return;
        const [first, end] = range ?? [animation.ip, animation.op];
        item.firstFrame = first;
        item.totalFrames = Math.floor(end - first);
        renderer.configAnimation(animation);
        animation.assets ??= [];
        item.assets = animation.assets;
        renderer.searchExtraCompositions(item.assets);
        item.onConfigured();
        item.imagePreloader.loadAssets(item.assets, () => item.checkLoaded());
        item.checkLoaded();
      });
    },

    checkLoaded() {
      const { renderer, imagePreloader } = item;
      if (isLoaded || !renderer) return;
      // A canvas must wait for its images. DOM elements show their images as soon as the images have loaded.
      if (renderer.rendererType === 'canvas' && !imagePreloader.loadedImages()) return;
      if (!imagePreloader.loadedFootages()) return;
      expressions?.initExpressions(item);
      renderer.initItems();
      isLoaded = true;
      item.draw(0);
      setTimeout(() => item.onFirstFrame());
    },

    renderFrame(frame) {
      item.renderer?.renderFrame(frame === NOTHING_RENDERED ? NOTHING_RENDERED + 1e-6 : frame);
    },

    draw(position) {
      item.currentFrame = position;
      if (!isLoaded || !item.renderer) return;
      try {
        expressions?.resetFrame();
        item.renderFrame(position + item.firstFrame);
      } catch (error) {
        item.onFrameError(error);
      }
    },

    destroy() {
      const { renderer } = item;
      item.renderer = null;
      item.imagePreloader.destroy();
      try {
        renderer?.destroy();
      } catch {
        // Ignore the exception, which lottie-web throws if some layers are only partly built.
      }
    },
  };

  const renderer = new Renderer(item, rendererSettings);
  item.renderer = renderer;
  renderer.setProjectInterface(createProject());
  return item;
}

/** Returns a sound that is never played. It has only the methods that lottie-web calls. */
function createSilentAudio() {
  return { pause() {}, volume() {} };
}

const NO_PRELOADER: ImagePreloader = {
  loadAssets() {},
  getAsset: () => null,
  loadedImages: () => true,
  loadedFootages: () => true,
  destroy() {},
};
