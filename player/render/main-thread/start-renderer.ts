import { drawFirstFrame } from '../lottie-web/first-frame';
import { loadLottie } from '../lottie-web/load-lottie';
import type { Renderer, RendererConfiguration, RendererOptions } from '../renderer';
import { createShadowBox } from '../shadow-host';
import { loadFeatureSupport } from './load-feature-support';

async function configurationFor(options: RendererOptions): Promise<RendererConfiguration> {
  const { features, renderer, expressions, getDrawingSettings } = options;
  const { fit, align } = getDrawingSettings();
  if (features.size === 0 && renderer === 'svg' && !expressions && !fit && !align)
    return { build: 'lottie_light' };
  return (await loadFeatureSupport()).configurationFor(options);
}

/**
 * Draws the first frame.
 * @returns the engine once that frame is on screen.
 * @throws whatever lottie-web threw, or a script that did not arrive; `signal.reason` when aborted. Nothing is left behind.
 */
export async function startRenderer(options: RendererOptions): Promise<Renderer> {
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
    const createItem = await loadLottie(renderer, configuration.parts);
    // In a task of its own: reading lottie-web's code and drawing with it would be one long task together.
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    const item = createItem({
      container: box,
      range,
      rendererSettings: { ...rendererSettings, ...configuration.rendererSettings },
    });
    onDestroy.push(item.destroy);
    await drawFirstFrame(item, {
      signal,
      async recover(error) {
        const support = await loadFeatureSupport();
        support.recover(item, support.pageSurface(box), error);
      },
      setUp: () =>
        configuration.setUp ? configuration.setUp(item, onDestroy) : item.setupAnimation(options.animation),
    });
    const placement = configuration.getPlacement?.();
    placement?.watch(onDestroy);
    let count = 0;
    return {
      build: configuration.build,
      container,
      render(position) {
        count += 1;
        item.draw(position);
      },
      getDrawnFrames: () => ({ count, at: performance.now() }),
      place: placement?.place,
      destroy,
    };
  } catch (error) {
    destroy();
    throw error;
  }
}
