import { destroyItem, drawFirstFrame } from './first-frame';
import type { Engine, EngineConfiguration, EngineOptions } from './types';

/** Draws most files. What else some need is in feature-support.ts, which only those load. */
const DEFAULT_CONFIGURATION: EngineConfiguration = {
  build: { name: 'lottie_light', load: () => import('lottie-web/build/player/lottie_light.min.js') },
};

/** What only some files and renderers need, in one file, since each more would be a round trip. */
export const loadFeatureSupport = () => import('./feature-support');

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
      ...configuration.options,
    });
    onDestroy.push(() => destroyItem(item));
    await drawFirstFrame(item, {
      signal,
      async recover(error) {
        const support = await loadFeatureSupport();
        support.recover(item, support.pageSurface(container), error);
      },
      setUp: () =>
        configuration.setUp ? configuration.setUp(item, onDestroy) : item.setupAnimation(options.animation),
    });
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
