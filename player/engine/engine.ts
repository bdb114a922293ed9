import { type Animation, type Layer, loadSpecial } from '../animation/parse';
import type { PlayerSettings } from '../component/default-props';

/**
 * lottie-web behind one interface; what only some files and renderers need to know of its inside is in the files that
 * special.ts leads to. lottie-web is pinned to 5.13.0 in package.json; much of what is typed here its own types don't
 * tell, so an upgrade starts by reading this. It only draws; time, loops and direction are ours (playhead.ts), because
 * its own loop stops for the whole page when one listener throws, and counts passes wrongly backwards.
 */
export type Engine = {
  /** The file of lottie-web that draws. */
  readonly build: string;
  /** Holds the picture; goes with the engine. */
  readonly container: HTMLElement;
  /** Draws a position in frames of the segment, from 0 to its length (not included). */
  draw(position: number): void;
  destroy(): void;
};

export type EngineOptions = Pick<PlayerSettings, 'renderer' | 'rendererSettings' | 'expressions'> & {
  container: HTMLElement;
  /** Checked, and ours to write into. */
  animation: Animation;
  /** Whether the light build draws all of it as it comes, and soon. */
  plain: boolean;
  /** First frame and the one after the last, when not the whole is played. */
  range?: [number, number];
  signal: AbortSignal;
};

export type StartEngine = typeof startEngine;

export type LottieItem = {
  addEventListener(name: string, listener: (event: { type: string; nativeError?: unknown }) => void): void;
  /** The current frame; what can't be drawn is told as `renderFrameError`. */
  renderFrame(): void;
  destroy(): void;
  setupAnimation(data: Animation): void;
  checkLoaded(): void;
  trigger(name: 'destroy'): void;
  triggerRenderFrameError(error: unknown): void;
  /** In frames of what is played. */
  currentFrame: number;
  /** Of what is played, in frames of the file. */
  readonly firstFrame: number;
  readonly totalFrames: number;
  /** Null once it is destroyed. */
  readonly renderer: LottieRenderer | null;
};

export type LottieRenderer = Composition & {
  renderConfig?: { dpr?: number };
  /** Of a canvas: what lottie-web believes of its styles. */
  contextData?: Record<string, unknown>;
  /** Sizes a canvas to its container, which begins anew with it, and draws the frame at hand. */
  updateContainerSize(): void;
};

/** The whole animation, or a layer that shows a composition. */
export type Composition = {
  /** Finds nothing to do when the layer is built. */
  buildItem(layer: number): void;
  createNull(layer: Layer & { ks?: object }): Composition;
  /** @param frame `null` for the one at hand again */
  renderFrame(frame: number | null): void;
  /** @param frame in the layer's own time */
  prepareFrame(frame: number): void;
  hide(): void;
  show?(): void;
  readonly renderedFrame: number;
  /** Of a canvas: what a layer that is seen through another is drawn on meanwhile. */
  readonly buffers?: readonly { width: number; height: number }[];
  /** Of its layers, as far as they are built; `true` while one is, and for good when that fails. */
  readonly elements: (Composition | true | undefined)[];
  readonly layers: readonly Layer[];
  /** Whether all of its layers are built. */
  completeLayers: boolean;
};

export type Lottie = {
  loadAnimation(options: Record<string, unknown>): LottieItem;
  setIDPrefix(prefix: string): void;
};

/** A file of lottie-web. */
export type Build = { name: string; load: () => Promise<{ default: Lottie }> };

/** What a file or a renderer asks for beside the usual. */
export type Variant = {
  build: Build;
  /** For `loadAnimation`. */
  options?: Record<string, unknown>;
  /** In place of `item.setupAnimation`. What goes with the picture is added to `onDestroy`. */
  setUp?(item: LottieItem, onDestroy: (() => void)[]): void;
  /** After the first frame. */
  keep?(item: LottieItem, onDestroy: (() => void)[]): void;
};

/** Draws most files; what else some need is in special.ts, which only those load. */
const USUAL: Variant = {
  build: { name: 'lottie_light', load: () => import('lottie-web/build/player/lottie_light.min.js') },
};

const isUsual = ({ renderer, expressions }: Pick<PlayerSettings, 'renderer' | 'expressions'>) =>
  renderer === 'svg' && !expressions;

/** Asks for lottie-web early, so that it travels while the animation does. */
export function preloadEngine(settings: PlayerSettings) {
  const loading = isUsual(settings)
    ? USUAL.build.load()
    : loadSpecial().then(({ preload }) => preload(settings));
  loading.catch(() => {
    // Heard when the engine starts, which asks again.
  });
}

/**
 * Draws the first frame.
 * @returns the engine once that frame is on screen.
 * @throws whatever lottie-web threw, its chunk not arriving included; `signal.reason` when aborted, with everything taken down.
 */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const { container, renderer, rendererSettings, plain, range, signal } = options;
  const onDestroy = [() => container.remove()];
  const destroy = () => {
    while (onDestroy.length > 0) onDestroy.pop()?.();
  };
  try {
    const variant = plain && isUsual(options) ? USUAL : (await loadSpecial()).variantFor(options);
    const { name, load } = variant.build;
    const lottie = (await load()).default;
    // In a task of its own: reading lottie-web's code and drawing with it would be one long task together.
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    // Each build numbers its clip paths and gradients from 1.
    lottie.setIDPrefix(`${name}-`);
    const item = lottie.loadAnimation({
      container,
      renderer,
      loop: false,
      autoplay: false,
      autoloadSegments: false,
      initialSegment: range,
      rendererSettings,
      ...variant.options,
    });
    onDestroy.push(() => takeDown(item));
    await firstFrame(item, options, () =>
      variant.setUp ? variant.setUp(item, onDestroy) : item.setupAnimation(options.animation),
    );
    variant.keep?.(item, onDestroy);
    return {
      build: name,
      container,
      draw(position) {
        // Not by goToAndStop: what it does beside this, for events that nobody hears, is paid for at each frame.
        item.currentFrame = position;
        item.renderFrame();
      },
      destroy,
    };
  } catch (error) {
    destroy();
    throw error;
  }
}

/**
 * Hands the data over only now: what lottie-web says while it takes it would have no listener otherwise.
 * A layer that can't be drawn is left out, now or when its time comes; only when that leaves nothing to see is it a
 * failure.
 */
function firstFrame(item: LottieItem, { container, signal }: EngineOptions, setUp: () => void) {
  return new Promise<void>((resolve, reject) => {
    let mended: Promise<void> | undefined;
    item.addEventListener('error', ({ type, nativeError }) => {
      if (type !== 'renderFrameError') return reject(nativeError);
      mended = loadSpecial().then((file) => file.drawWithout(item, container, nativeError));
      mended.catch(reject);
    });
    item.addEventListener('data_failed', () => reject('data_failed'));
    item.addEventListener('DOMLoaded', () => resolve(mended));
    signal.addEventListener('abort', () => reject(signal.reason));
    const checkLoaded = item.checkLoaded.bind(item);
    // Fonts and images arrive later, and what lottie-web throws then nobody could catch.
    item.checkLoaded = () => {
      try {
        checkLoaded();
      } catch (error) {
        reject(error);
      }
    };
    setUp();
  });
}

function takeDown(item: LottieItem) {
  try {
    item.destroy();
  } catch {
    // Half built, it can't take itself down; this still takes it off lottie-web's list.
    item.trigger('destroy');
  }
}
