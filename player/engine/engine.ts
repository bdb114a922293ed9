import { destroyItem, drawFirstFrame } from './first-frame';
import { loadBuild } from './load-build';
import { loadFeatureSupport } from './load-feature-support';
import { createShadowBox } from './shadow-box';
import type { Engine, EngineConfiguration, EngineOptions } from './types';

/** In every id of a picture: each build numbers its own from 1, and so does each copy of the player on a page. */
const COPY = Math.random().toString(36).slice(2);

async function configurationFor(options: EngineOptions): Promise<EngineConfiguration> {
  const { features, renderer, expressions, getDrawingSettings } = options;
  const { fit, align } = getDrawingSettings();
  if (features.size === 0 && renderer === 'svg' && !expressions && !fit && !align) return { isFull: false };
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
    const box = createShadowBox(container);
    // Chromium's cache of styles keeps a shadow tree for as long as something in it is clipped.
    onDestroy.push(() => box.remove());
    const configuration = await configurationFor({ ...options, container: box });
    const { name, lottie } = await loadBuild(options, configuration.isFull);
    // In a task of its own: reading lottie-web's code and drawing with it would be one long task together.
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    lottie.setIDPrefix(`${name}-${COPY}-`);
    const item = lottie.loadAnimation({
      container: box,
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
        support.recover(item, support.pageSurface(box), error);
      },
      setUp: () =>
        configuration.setUp
          ? configuration.setUp(item, lottie, onDestroy)
          : item.setupAnimation(options.animation),
    });
    const placement = configuration.getPlacement?.();
    placement?.watch(onDestroy);
    return {
      build: name,
      container,
      draw(position) {
        // Not by goToAndStop, which does more than this at each frame, for events that have no listener here.
        item.currentFrame = position;
        item.renderFrame();
      },
      place: placement?.place,
      destroy,
    };
  } catch (error) {
    destroy();
    throw error;
  }
}
