import type { PlayerRenderer } from '@/player/types';

/** An animation that lottie-web plays without the player, for comparison. */
type AnimationItem = {
  totalFrames: number;
  isLoaded: boolean;
  destroy(): void;
  goToAndStop(frame: number, isFrame: boolean): void;
  addEventListener(name: string, listener: () => void): void;
};

/**
 * lottie-web's full builds. The player might choose a smaller build, so the comparison also tests that
 * choice.
 */
const BUILDS = {
  svg: () => import('lottie-web/build/player/lottie_svg.min.js'),
  canvas: () => import('lottie-web/build/player/lottie_canvas.min.js'),
  html: () => import('lottie-web/build/player/lottie_html.min.js'),
};

/** An audio object whose methods do nothing. */
const silentAudio = () => new Proxy({}, { get: () => () => undefined });

let item: AnimationItem | undefined;

/**
 * Renders the first frame of an animation with lottie-web.
 * @param runExpressions whether to evaluate expressions, with `eval`
 * @param assetsPath folder of linked images, with a trailing slash
 * @returns the number of frames, or `null` if lottie-web throws or never loads
 */
export async function startReference(
  options: { container: HTMLElement; renderer: PlayerRenderer; assetsPath: string },
  text: string,
  runExpressions: boolean,
): Promise<number | null> {
  const lottie = (await BUILDS[options.renderer]()).default as unknown as {
    loadAnimation(options: object): AnimationItem;
  };
  item = undefined;
  try {
    item = lottie.loadAnimation({
      ...options,
      animationData: JSON.parse(text),
      loop: false,
      autoplay: false,
      audioFactory: silentAudio,
      rendererSettings: {
        runExpressions,
        ...(options.renderer === 'canvas'
          ? { clearCanvas: true, progressiveLoad: false }
          : { hideOnTransparent: true, progressiveLoad: true }),
      },
    });
  } catch {
    return null;
  }
  const { isLoaded, totalFrames } = item;
  const loaded = await new Promise<boolean>((resolve) => {
    item?.addEventListener('DOMLoaded', () => resolve(true));
    // An item that is already loaded fires `DOMLoaded` in the next task, or never if building its layers
    // threw. Otherwise, the item is waiting for images.
    setTimeout(() => resolve(false), isLoaded ? 0 : 5000);
  });
  return loaded ? Math.floor(totalFrames) : null;
}

export const seekReference = (frame: number) => item?.goToAndStop(frame, true);

export const destroyReference = () => item?.destroy();
