import type { PlayerRenderer } from '@/player/types';

/** lottie-web alone, used as in its own examples, for comparison with the player. */
export type Reference = {
  totalFrames: number;
  seek(frame: number): void;
  destroy(): void;
};

type AnimationItem = Omit<Reference, 'seek'> & {
  isLoaded: boolean;
  goToAndStop(frame: number, isFrame: boolean): void;
  addEventListener(name: string, listener: () => void): void;
};

/**
 * The full build of each renderer, so that the comparison also tests the player's choice of a smaller build.
 */
const BUILDS = {
  svg: () => import('lottie-web/build/player/lottie_svg.min.js'),
  canvas: () => import('lottie-web/build/player/lottie_canvas.min.js'),
  html: () => import('lottie-web/build/player/lottie_html.min.js'),
};

/** An audio object whose methods do nothing. */
const silentAudio = () => new Proxy({}, { get: () => () => undefined });

type ReferenceOptions = {
  container: HTMLElement;
  renderer: PlayerRenderer;
  /** The animation as JSON. */
  text: string;
  /** Folder of linked images, with a trailing slash. */
  assetsPath: string;
};

/** @returns the reference after its first frame, or the reason if lottie-web throws or never loads */
export async function startReference({ text, ...options }: ReferenceOptions): Promise<Reference | string> {
  const { renderer } = options;
  const lottie = (await BUILDS[renderer]()).default as unknown as {
    loadAnimation(options: object): AnimationItem;
  };
  let item: AnimationItem;
  try {
    item = lottie.loadAnimation({
      ...options,
      animationData: JSON.parse(text),
      loop: false,
      autoplay: false,
      audioFactory: silentAudio,
      rendererSettings: {
        runExpressions: false,
        ...(renderer === 'canvas'
          ? { clearCanvas: true, progressiveLoad: false }
          : { hideOnTransparent: true, progressiveLoad: true }),
      },
    });
  } catch (error) {
    return String(error);
  }
  const loaded = await new Promise<boolean>((resolve) => {
    item.addEventListener('DOMLoaded', () => resolve(true));
    // A loaded item fires `DOMLoaded` in the next task, or never if building its layers threw. Images take
    // longer.
    setTimeout(() => resolve(false), item.isLoaded ? 0 : 5000);
  });
  if (!loaded) return 'never loaded';
  return {
    totalFrames: item.totalFrames,
    seek: (frame) => item.goToAndStop(frame, true),
    destroy: () => item.destroy(),
  };
}
