import { getExpressionsPlugin, setIdPrefix } from 'lottie-web/player/js/utils/common.js';
import dataManager from 'lottie-web/player/js/utils/DataManager.js';
import createProject from 'lottie-web/player/js/utils/expressions/ProjectInterface.js';
import properties from 'lottie-web/player/js/utils/PropertyFactory.js';
import type { ImagePreloader, ItemOptions, LottieItem, RendererClass } from '../lottie-internals';

// In every id of a picture: each copy of lottie-web on a page numbers its own from 1.
setIdPrefix(`lottie-${Math.random().toString(36).slice(2)}-`);

/** The number by which lottie-web's renderers know that nothing is drawn yet: asked for a frame −1 they draw nothing. */
const NOTHING_DRAWN = -1;

/**
 * An animation as lottie-web's renderers want it. lottie-web's own (`player/js/animation/AnimationItem.js`) is for the most part
 * what the player does by itself: it loads files, keeps time, and plays sound. This one only draws.
 */
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
      // Calls back at once, and lets pass what is thrown.
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
      // Elements show an image when it comes.
      if (renderer.rendererType === 'canvas' && !imagePreloader.loadedImages()) return;
      if (!imagePreloader.loadedFootages()) return;
      isLoaded = true;
      expressions?.initExpressions(item);
      renderer.initItems();
      item.draw(0);
      setTimeout(() => item.onFirstFrame());
    },

    renderFrame(frame) {
      item.renderer?.renderFrame(frame === NOTHING_DRAWN ? NOTHING_DRAWN + 1e-6 : frame);
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
        // Half built, it can't destroy itself.
      }
    },
  };

  const renderer = new Renderer(item, rendererSettings);
  item.renderer = renderer;
  renderer.setProjectInterface(createProject());
  return item;
}

/** What lottie-web asks of a sound. */
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
