import type { Animation } from './animation';
import { needsEffects } from './animation';
import type { PlayerRenderer } from './types';

/**
 * All that is known of lottie-web's inside, behind one interface. lottie-web is pinned to 5.13.0 in package.json:
 * `setupAnimation`, `checkLoaded` and `contextData` are not in its types, so an upgrade starts by reading this file.
 * It only draws; time, loops and direction are ours (playhead.ts), because its own loop stops for the whole page
 * when one listener throws, and counts passes wrongly backwards.
 */
export type Engine = {
  /** The file of lottie-web that draws. */
  readonly build: string;
  /** Holds the picture; goes with the engine. */
  readonly container: HTMLElement;
  /** Draws a position in frames of the segment, from 0 to its length (not included). */
  draw(position: number): void;
  setSubframes(on: boolean): void;
  destroy(): void;
};

export type EngineOptions = {
  container: HTMLElement;
  renderer: PlayerRenderer;
  rendererSettings: Record<string, unknown>;
  /** Checked, and ours to write into. */
  data: Animation;
  /** First frame and the one after the last. */
  segment: [number, number] | undefined;
  subframes: boolean;
  expressions: boolean;
  signal: AbortSignal;
};

export type StartEngine = typeof startEngine;

export type LottieItem = {
  addEventListener(name: string, listener: (event: { type: string; nativeError?: unknown }) => void): void;
  goToAndStop(frame: number, isFrame: true): void;
  setSubframe(on: boolean): void;
  resize(): void;
  destroy(): void;
  setupAnimation(data: Animation): void;
  checkLoaded(): void;
  trigger(name: 'destroy'): void;
  readonly renderer: CanvasRenderer;
};

export type CanvasRenderer = {
  renderConfig?: { dpr?: number };
  contextData?: Record<string, unknown>;
} | null;

export type Lottie = {
  loadAnimation(options: Record<string, unknown>): LottieItem;
  setIDPrefix(prefix: string): void;
};

type Build = { name: string; load: () => Promise<{ default: Lottie }> };

const BUILDS: Record<PlayerRenderer, { light: Build; full: Build }> = {
  svg: {
    light: { name: 'lottie_light', load: () => import('lottie-web/build/player/lottie_light.min.js') },
    full: { name: 'lottie_svg', load: () => import('lottie-web/build/player/lottie_svg.min.js') },
  },
  canvas: {
    light: {
      name: 'lottie_light_canvas',
      load: () => import('lottie-web/build/player/lottie_light_canvas.min.js'),
    },
    full: { name: 'lottie_canvas', load: () => import('lottie-web/build/player/lottie_canvas.min.js') },
  },
  html: {
    light: {
      name: 'lottie_light_html',
      load: () => import('lottie-web/build/player/lottie_light_html.min.js'),
    },
    full: { name: 'lottie_html', load: () => import('lottie-web/build/player/lottie_html.min.js') },
  },
};

/** Asks for the light build early, so that it travels while the animation does. */
export function preloadEngine(renderer: PlayerRenderer, expressions: boolean) {
  BUILDS[renderer][expressions ? 'full' : 'light'].load().catch(() => {
    // Heard when the engine starts, which asks again.
  });
}

/** Told not to run expressions, the larger builds draw nothing of a text that has one. */
function removeExpressions(data: object) {
  for (const [key, value] of Object.entries(data)) {
    // Elsewhere x is a number or a list of them.
    if (key === 'x' && typeof value === 'string') Reflect.deleteProperty(data, key);
    else if (typeof value === 'object' && value !== null) removeExpressions(value);
  }
}

/**
 * Draws the first frame.
 * @returns the engine once that frame is on screen.
 * @throws whatever lottie-web threw, its chunk not arriving included; `signal.reason` when aborted, with everything taken down.
 */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const { container, renderer, rendererSettings, data, expressions, signal } = options;
  let engine: Engine | undefined;
  try {
    const build = BUILDS[renderer][expressions || needsEffects(data, renderer) ? 'full' : 'light'];
    if (!expressions && build === BUILDS[renderer].full) removeExpressions(data);
    const lottie = (await build.load()).default;
    signal.throwIfAborted();
    // Each build numbers its clip paths and gradients from 1.
    lottie.setIDPrefix(`${build.name}-`);
    const item = register(lottie, options);
    const leftovers: Element[] = [];
    const onDestroy = [() => removeLeftovers(leftovers), () => container.remove()];
    engine = adapt(item, container, build.name, onDestroy);
    await firstFrame(item, options, leftovers);
    if (renderer !== 'svg') {
      const { keepFitted } = await import('./fit');
      signal.throwIfAborted();
      onDestroy.push(keepFitted(item, container, rendererSettings.dpr === undefined));
    }
    return engine;
  } catch (error) {
    engine?.destroy();
    container.remove();
    throw error;
  }
}

function register(
  lottie: Lottie,
  { container, renderer, rendererSettings, segment, expressions }: EngineOptions,
) {
  return lottie.loadAnimation({
    container,
    renderer,
    loop: false,
    autoplay: false,
    autoloadSegments: false,
    initialSegment: segment,
    audioFactory: silence,
    rendererSettings: {
      ...rendererSettings,
      ...(renderer === 'canvas' && CANVAS),
      runExpressions: expressions,
    },
  });
}

/**
 * What a canvas can't do without. Uncleared frames smear over each other, and lottie-web leaves such a canvas behind;
 * loaded progressively, a layer with a matte that isn't there yet throws.
 */
const CANVAS = { clearCanvas: true, progressiveLoad: false };

/** What lottie-web asks of a sound. Its own stand-in lacks `volume`, and a file with sound would not be drawn. */
function silence() {
  const nothing = () => undefined;
  return {
    play: nothing,
    pause: nothing,
    seek: nothing,
    rate: nothing,
    volume: nothing,
    playing: () => false,
  };
}

/**
 * Hands the data over only now: what lottie-web says while it takes it would have no listener otherwise.
 * A layer that can't be drawn is left out by lottie-web; only when that leaves nothing to see is it a failure.
 */
function firstFrame(item: LottieItem, options: EngineOptions, leftovers: Element[]): Promise<void> {
  const { container, data, subframes, signal } = options;
  return new Promise((resolve, reject) => {
    let renderError: unknown;
    item.addEventListener('error', ({ type, nativeError }) => {
      if (type !== 'renderFrameError') return reject(nativeError);
      if (!renderError) console.warn(`lottie-web left out what it could not draw: ${nativeError}`);
      renderError ??= nativeError;
    });
    item.addEventListener('data_failed', () => reject(new Error('data_failed')));
    item.addEventListener('DOMLoaded', async () => {
      if (renderError && (await import('./blank')).isBlank(container)) reject(renderError);
      else resolve();
    });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    const checkLoaded = item.checkLoaded.bind(item);
    // Fonts and images arrive later, and what lottie-web throws then nobody could catch.
    item.checkLoaded = () => {
      try {
        checkLoaded();
      } catch (error) {
        reject(error);
      }
    };
    item.setSubframe(subframes);
    collectLeftovers(leftovers, () => item.setupAnimation(data));
  });
}

function adapt(item: LottieItem, container: HTMLElement, build: string, onDestroy: (() => void)[]): Engine {
  let destroyed = false;
  return {
    build,
    container,
    draw(position) {
      item.goToAndStop(position, true);
    },
    setSubframes(on) {
      item.setSubframe(on);
    },
    destroy() {
      if (destroyed) return;
      destroyed = true;
      try {
        item.destroy();
      } catch {
        // Half built, it can't take itself down; this still takes it off lottie-web's list.
        item.trigger('destroy');
      }
      for (const run of onDestroy) run();
    },
  };
}

/**
 * Adds to `leftovers` what `run` appended to the page's body: lottie-web measures fonts with elements that it leaves
 * there. Link elements stay, since other players may draw with a font that one brought.
 */
function collectLeftovers(leftovers: Element[], run: () => void) {
  const last = document.body.lastElementChild;
  try {
    run();
  } finally {
    for (let next = last?.nextElementSibling; next; next = next.nextElementSibling) {
      if (next.localName !== 'link') leftovers.push(next);
    }
  }
}

/** Out of the page, not away: while a font is awaited, lottie-web's timer expects them to have a parent. */
function removeLeftovers(leftovers: Element[]) {
  document.createElement('div').append(...leftovers);
}
