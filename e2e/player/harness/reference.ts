import type { PlayerRenderer } from '@/player/types';

/** lottie-web as its own authors would drive it, to compare the player with. */
export type Reference = {
  totalFrames: number;
  seek(frame: number): void;
  destroy(): void;
};

type Item = {
  totalFrames: number;
  goToAndStop(frame: number, isFrame: boolean): void;
  addEventListener(name: string, listener: () => void): void;
  destroy(): void;
};

type LottieWeb = { loadAnimation(options: object): Item };

/** The large build of each renderer, so that the player's choice of a smaller one is part of what is compared. */
const BUILDS = {
  svg: () => import('lottie-web/build/player/lottie_svg.min.js'),
  canvas: () => import('lottie-web/build/player/lottie_canvas.min.js'),
  html: () => import('lottie-web/build/player/lottie_html.min.js'),
};

const nothing = () => undefined;

const silence = () => ({
  play: nothing,
  pause: nothing,
  seek: nothing,
  playing: nothing,
  rate: nothing,
  volume: nothing,
});

type ReferenceOptions = {
  container: HTMLElement;
  renderer: PlayerRenderer;
  /** The animation as JSON. */
  text: string;
  /** Where linked images lie. */
  assetsPath: string;
};

/** @returns the reference with its first frame drawn; the reason where lottie-web throws or never says that it is loaded. */
export async function startReference({
  container,
  renderer,
  text,
  assetsPath,
}: ReferenceOptions): Promise<Reference | string> {
  const lottie = (await BUILDS[renderer]()).default as unknown as LottieWeb;
  let item: Item;
  try {
    item = lottie.loadAnimation({
      container,
      renderer,
      animationData: JSON.parse(text),
      assetsPath,
      loop: false,
      autoplay: false,
      audioFactory: silence,
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
    setTimeout(() => resolve(false), 5000);
  });
  if (!loaded) return 'never loaded';
  return {
    totalFrames: item.totalFrames,
    seek: (frame) => item.goToAndStop(frame, true),
    destroy: () => item.destroy(),
  };
}
