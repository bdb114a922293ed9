import type { Animation } from '../../document/lottie';
import type { FrameRange } from '../../document/play-range';
import type { PictureBox } from '../fit';
import { CANVAS_SETTINGS } from '../lottie-web/canvas-settings';
import { drawFirstFrame } from '../lottie-web/first-frame';
import type { ItemOptions, LottieItem } from '../lottie-web/lottie-internals';
import { drawInLayers } from '../lottie-web/patches/canvas-layers';
import { placeRenderer } from '../lottie-web/patches/placement';
import { recover, warnLeftOut } from '../lottie-web/patches/recovery';
import { detachedSurface } from '../lottie-web/surface';
import { createImagePreloader } from './worker-images';

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
