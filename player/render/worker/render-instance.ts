import type { Animation } from '../../document/lottie';
import type { AnimationBox } from '../fit';
import { drawFirstFrame } from '../lottie-web/first-frame';
import type { ItemOptions, LottieItem } from '../lottie-web/internals';
import { placeRenderer } from '../lottie-web/patches/placement';
import { recover, warnLeftOut } from '../lottie-web/recovery';
import { CANVAS_SETTINGS, detachedSurface } from '../lottie-web/surface';
import { createWorkerImagePreloader } from '../lottie-web/worker-image-preloader';

/** The name of the lottie-web build that contains the worker's modules. */
export const BUILD = 'lottie_light_canvas';

export type RenderInstance = Awaited<ReturnType<typeof startRenderInstance>>;

type InstanceOptions = {
  createItem(options: ItemOptions): LottieItem;
  /** The prepared animation. lottie-web modifies it. */
  animation: Animation;
  /** The frame that is rendered first, in frame numbers of the file. */
  firstFrame: number;
  canvas: OffscreenCanvas;
  /** In canvas pixels. */
  box: AnimationBox;
  /** Settings for lottie-web's renderer. */
  rendererSettings: Record<string, unknown>;
  signal: AbortSignal;
  /**
   * Called whenever the worker starts or resumes work on this animation. While the images of the animation
   * are loading, the worker can render other animations.
   */
  beforeWork(): void;
  /** Called for each image that can't be loaded. */
  onMissingImage(): void;
};

/**
 * Starts rendering an animation on an OffscreenCanvas. If this fails, destroys the animation item.
 * @returns a promise that resolves when the first frame has been rendered
 * @throws any error from lottie-web; `signal.reason` if aborted
 */
export async function startRenderInstance(options: InstanceOptions) {
  const { createItem, animation, firstFrame, canvas, rendererSettings, signal } = options;
  let { box } = options;
  options.beforeWork();
  Object.assign(canvas, { width: box.width, height: box.height });
  const item = createItem({
    firstFrame,
    // All sizes are already in canvas pixels, so lottie-web must not scale them by the pixel density.
    rendererSettings: {
      ...rendererSettings,
      ...CANVAS_SETTINGS,
      context: canvas.getContext('2d'),
      dpr: 1,
    },
  });
  item.imagePreloader = createWorkerImagePreloader(options.onMissingImage, options.beforeWork);
  const surface = detachedSurface(canvas, () => box);
  const resize = () => {
    options.beforeWork();
    try {
      if (item.renderer && box.width && box.height) surface.resize(item.renderer);
    } catch (error) {
      warnLeftOut(error);
    }
  };
  try {
    if (item.renderer) placeRenderer(item.renderer, animation, () => box);
    // Scale the animation to the exact size of the box, because the size of the canvas is rounded down to
    // whole pixels.
    item.onConfigured = resize;
    await drawFirstFrame(item, {
      signal,
      recover: async (error) => recover(item, surface, error),
      setUp: () => item.setupAnimation(animation),
    });
  } catch (error) {
    item.destroy();
    throw error;
  }
  // After a GPU failure, the browser restores the canvas, but not its contents.
  canvas.addEventListener('contextrestored', resize);

  return {
    draw: item.draw,

    resize(next: AnimationBox) {
      box = next;
      resize();
    },

    destroy: item.destroy,
  };
}
