import type { Animation } from '../animation/lottie';
import type { FrameRange } from '../animation/markers';
import { drawInLayers } from '../engine/canvas-layers';
import { CANVAS_SETTINGS } from '../engine/canvas-settings';
import { drawFirstFrame } from '../engine/first-frame';
import type { PictureBox } from '../engine/fit';
import type { ItemOptions, LottieItem } from '../engine/lottie-internals';
import { placeRenderer } from '../engine/placement';
import { recover, warnLeftOut } from '../engine/recovery';
import { detachedSurface } from '../engine/surface';
import { createImagePreloader } from './image-preloader';

/** The build of lottie-web that has what draws in a worker. */
export const BUILD = 'lottie_light_canvas';

export type Picture = Awaited<ReturnType<typeof startPicture>>;

type PictureOptions = {
  createItem(options: ItemOptions): LottieItem;
  /** Prepared, and the picture's to write into. */
  animation: Animation;
  /** What is played, when not the whole file. */
  range?: FrameRange;
  canvas: OffscreenCanvas;
  /** In pixels of the canvas. */
  box: PictureBox;
  /** lottie-web's own. */
  rendererSettings: Record<string, unknown>;
  signal: AbortSignal;
  /** Called before it is worked on, each time: others are drawn while its images come. */
  beforeWork(): void;
  /** Called for each image that can't be had. */
  onMissingImage(): void;
};

/**
 * Draws the first frame of an animation on a canvas that stands in no page.
 * @throws whatever lottie-web threw; `signal.reason` when aborted. Nothing is left behind.
 */
export async function startPicture(options: PictureOptions) {
  const { createItem, animation, range, canvas, rendererSettings, signal } = options;
  let { box } = options;
  options.beforeWork();
  Object.assign(canvas, { width: box.width, height: box.height });
  const item = createItem({
    range,
    // The size comes in pixels of the canvas.
    rendererSettings: {
      ...rendererSettings,
      ...CANVAS_SETTINGS,
      context: canvas.getContext('2d'),
      dpr: 1,
    },
  });
  drawInLayers(item);
  item.imagePreloader = createImagePreloader(options.onMissingImage, options.beforeWork);
  const surface = detachedSurface(canvas, () => box);
  const resize = () => {
    try {
      if (item.renderer && box.width && box.height) surface.resize(item.renderer);
    } catch (error) {
      warnLeftOut(error);
    }
  };
  try {
    if (item.renderer) placeRenderer(item.renderer, animation, () => box);
    // The canvas takes whole pixels; the picture is scaled to the parts too.
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

  return {
    draw: item.draw,

    resize(next: PictureBox) {
      box = next;
      resize();
    },

    destroy: item.destroy,
  };
}
