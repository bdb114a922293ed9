import type { Animation } from '../animation/lottie';
import type { FrameRange } from '../animation/markers';
import { destroyItem, drawFirstFrame } from '../engine/first-frame';
import { loadFeatureSupport } from '../engine/load-feature-support';
import type { Lottie } from '../engine/lottie-internals';
import type { Size } from '../engine/resize-canvas';
import { createImagePreloader } from './image-preloader';

/** The file of lottie-web that draws in a worker. */
export const BUILD = 'lottie_light_canvas';

export type Picture = Awaited<ReturnType<typeof startPicture>>;

type PictureOptions = {
  lottie: Lottie;
  /** Prepared, and the picture's to write into. */
  animation: Animation;
  /** What is played, when not the whole file. */
  range?: FrameRange;
  canvas: OffscreenCanvas;
  size: Size;
  /** lottie-web's own. */
  rendererSettings: Record<string, unknown>;
  signal: AbortSignal;
  /** Called for each image that can't be had. */
  onMissingImage(): void;
};

/**
 * Draws the first frame of an animation on a canvas that stands in no page.
 * @throws whatever lottie-web threw; `signal.reason` when aborted. Nothing is left behind.
 */
export async function startPicture(options: PictureOptions) {
  const { lottie, animation, range, canvas, rendererSettings, signal } = options;
  let { size } = options;
  const support = await loadFeatureSupport();
  signal.throwIfAborted();
  Object.assign(canvas, { width: size.width, height: size.height });
  const item = lottie.loadAnimation({
    renderer: 'canvas',
    loop: false,
    autoplay: false,
    autoloadSegments: false,
    initialSegment: range,
    audioFactory: support.silentAudio,
    // The size comes in pixels of the canvas.
    rendererSettings: {
      ...rendererSettings,
      ...support.CANVAS_SETTINGS,
      context: canvas.getContext('2d'),
      dpr: 1,
    },
  });
  support.drawInLayers(item, lottie);
  item.imagePreloader = createImagePreloader(options.onMissingImage);
  const surface = support.detachedSurface(canvas, () => size);
  const resize = () => {
    try {
      if (item.renderer && size.width && size.height) surface.resize(item.renderer);
    } catch (error) {
      console.warn(`lottie-web left out what it could not draw: ${error}`);
    }
  };
  try {
    // The canvas takes whole pixels; the picture is scaled to the parts too.
    item.addEventListener('config_ready', resize);
    await drawFirstFrame(item, {
      signal,
      recover: async (error) => support.recover(item, surface, error),
      setUp: () => item.setupAnimation(animation),
    });
  } catch (error) {
    destroyItem(item);
    throw error;
  }

  return {
    /** @param position in frames of what is played */
    draw(position: number) {
      item.currentFrame = position;
      item.renderFrame();
    },

    resize(next: Size) {
      size = next;
      resize();
    },

    destroy: () => destroyItem(item),
  };
}
