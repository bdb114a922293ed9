import { setIdPrefix } from 'lottie-web/player/js/utils/common.js';
import dataManager from 'lottie-web/player/js/utils/DataManager.js';
import properties from 'lottie-web/player/js/utils/PropertyFactory.js';
import { ShapeModifiers } from 'lottie-web/player/js/utils/shapes/ShapeModifiers.js';
import TrimModifier from 'lottie-web/player/js/utils/shapes/TrimModifier.js';
import { type Animation, asArray } from '../../document/lottie';
import type { ImagePreloader, ItemOptions, LottieItem, RendererClass } from './internals';
import './patches/property-factory';
import './patches/shape-property';
import './patches/text-selector';

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
  { container, firstFrame, rendererSettings }: ItemOptions,
): LottieItem {
  let isLoaded = false;

  const item: LottieItem = {
    wrapper: container,
    renderer: null,
    properties,
    imagePreloader: NO_PRELOADER,
    audioController: { createAudio: createSilentAudio, addAudio() {} },
    assets: [],
    firstFrame,
    currentFrame: firstFrame,
    frames: [0, 0],
    onConfigured() {},
    onFirstFrame() {},
    onFrameError() {},

    getAssetData: (id) => item.assets.find((asset) => asset.id === id) ?? null,

    getAssetsPath: ({ e, p, u }) => (e ? p : `${u || ''}${p}`),

    setupAnimation(animation) {
      const { chars } = animation;
      if (chars) completeGlyphs(animation);
      // `completeAnimation` runs the callback synchronously and doesn't catch errors.
      dataManager.completeAnimation(animation, () => {
        const { renderer } = item;
        if (!renderer) return;
        animation.chars = chars;
        item.frames = [animation.ip, animation.op];
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
      renderer.initItems();
      isLoaded = true;
      item.draw(firstFrame);
      setTimeout(() => item.onFirstFrame());
    },

    renderFrame(frame) {
      item.renderer?.renderFrame(frame === NOTHING_RENDERED ? NOTHING_RENDERED + 1e-6 : frame);
    },

    draw(frame) {
      item.currentFrame = frame;
      if (!isLoaded || !item.renderer) return;
      try {
        item.renderFrame(frame);
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
  renderer.setProjectInterface({ registerComposition() {} });
  return item;
}

/**
 * Completes the glyphs of a file, and removes them until the file is completed, too. lottie-web itself ignores the
 * glyphs of files before version 4.7.99, and hides glyphs before the start of a layer's time.
 */
function completeGlyphs(animation: Animation) {
  const { chars, assets } = animation;
  // Without a version, lottie-web completes all glyphs.
  dataManager.completeAnimation({ chars, assets, layers: [] }, () => {
    for (const letter of asArray(chars)) if (letter?.data?.shapes) letter.data.ip = -Infinity;
  });
  animation.chars = undefined;
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
