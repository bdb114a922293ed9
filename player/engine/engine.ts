import type { LottieItem } from './lottie-internals';
import type { Engine, EngineConfiguration, EngineOptions } from './types';

/** Draws most files. What else some need is in feature-support.ts, which only those load. */
const DEFAULT_CONFIGURATION: EngineConfiguration = {
  build: { name: 'lottie_light', load: () => import('lottie-web/build/player/lottie_light.min.js') },
};

/** What only some files and renderers need, in one file, since each more would be a round trip. */
export const loadFeatureSupport = () => import('./feature-support');

/** In every id of a picture: each build numbers its own from 1, and so does each copy of the player on a page. */
const COPY = Math.random().toString(36).slice(2);

type RendererOptions = Pick<EngineOptions, 'renderer' | 'expressions'>;

const isDefaultRenderer = ({ renderer, expressions }: RendererOptions) => renderer === 'svg' && !expressions;

/** Asks for lottie-web early, so that it travels while the animation does. */
export function preloadEngine(options: RendererOptions) {
  const loading = isDefaultRenderer(options)
    ? DEFAULT_CONFIGURATION.build.load()
    : loadFeatureSupport().then(({ buildFor }) => buildFor(options.renderer, options.expressions).load());
  loading.catch(() => {
    // Reported when the engine starts, which asks again.
  });
}

async function configurationFor(options: EngineOptions): Promise<EngineConfiguration> {
  if (options.features.size === 0 && isDefaultRenderer(options)) return DEFAULT_CONFIGURATION;
  return (await loadFeatureSupport()).configurationFor(options);
}

/**
 * Draws the first frame.
 * @returns the engine once that frame is on screen.
 * @throws whatever lottie-web threw, or a script that did not arrive; `signal.reason` when aborted. Nothing is left behind.
 */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const { container, renderer, rendererSettings, range, signal } = options;
  const onDestroy = [() => container.remove()];
  const destroy = () => {
    while (onDestroy.length > 0) onDestroy.pop()?.();
  };
  try {
    const configuration = await configurationFor(options);
    const { name, load } = configuration.build;
    const lottie = (await load()).default;
    // In a task of its own: reading lottie-web's code and drawing with it would be one long task together.
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    lottie.setIDPrefix(`${name}-${COPY}-`);
    const item = lottie.loadAnimation({
      container,
      renderer,
      loop: false,
      autoplay: false,
      autoloadSegments: false,
      initialSegment: range,
      rendererSettings,
      ...configuration.options,
    });
    onDestroy.push(() => destroyItem(item));
    await drawFirstFrame(item, options, () =>
      configuration.setUp ? configuration.setUp(item, onDestroy) : item.setupAnimation(options.animation),
    );
    configuration.onReady?.(item, onDestroy);
    return {
      build: name,
      container,
      draw(position) {
        // Not by goToAndStop, which does more than this at each frame, for events that have no listener here.
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
 * Hands the data over only once lottie-web's events have listeners. A layer that can't be drawn is left out, now or when
 * its time comes; only when that leaves nothing to see is it a failure.
 */
function drawFirstFrame(item: LottieItem, { container, signal }: EngineOptions, setUp: () => void) {
  return new Promise<void>((resolve, reject) => {
    let recovery: Promise<void> | undefined;
    item.addEventListener('error', ({ type, nativeError }) => {
      if (type !== 'renderFrameError') return reject(nativeError);
      recovery = loadFeatureSupport().then(({ recover }) => recover(item, container, nativeError));
      recovery.catch(reject);
    });
    item.addEventListener('data_failed', () => reject('data_failed'));
    item.addEventListener('DOMLoaded', () => resolve(recovery));
    signal.addEventListener('abort', () => reject(signal.reason));
    const checkLoaded = item.checkLoaded.bind(item);
    // Runs again when fonts and images arrive, where nobody could catch what lottie-web throws.
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

function destroyItem(item: LottieItem) {
  try {
    item.destroy();
  } catch {
    // Half built, it can't destroy itself; this still takes it off lottie-web's list.
    item.trigger('destroy');
  }
}
