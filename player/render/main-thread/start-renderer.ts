import type { RendererConfiguration } from '../lottie-web/configurations';
import { drawFirstFrame } from '../lottie-web/first-frame';
import { loadLottie } from '../lottie-web/load-lottie';
import { createShadowHost, type Renderer, type RendererOptions } from '../renderer';
import { waitFor } from '../served-time';
import { yieldToMain } from '../yield-to-main';

/** Loads the modules that only some files and renderers need, in a single request. */
export const loadFeatureSupport = (signal: AbortSignal) =>
  waitFor('code', import('./feature-support'), signal);

async function configurationFor(options: RendererOptions): Promise<RendererConfiguration> {
  const { isPlain, renderer, expressions, getDrawingSettings, signal } = options;
  const { fit, align } = getDrawingSettings();
  if (isPlain && renderer === 'svg' && !expressions && !fit && !align) return { build: 'lottie_light' };
  return (await loadFeatureSupport(signal)).configurationFor(options);
}

/**
 * Starts a renderer on the main thread. If this fails, removes everything that was created.
 * @returns a promise that resolves when the first frame is on screen
 * @throws any error from lottie-web or from loading a script; `signal.reason` if aborted
 */
export async function startRenderer(options: RendererOptions): Promise<Renderer> {
  const { container, renderer, rendererSettings, range, signal } = options;
  const onDestroy = [() => container.remove()];
  const destroy = () => {
    while (onDestroy.length > 0) onDestroy.pop()?.();
  };
  try {
    const inner = createShadowHost(container);
    // Removing the element avoids a memory leak in Chromium, whose style cache keeps shadow trees with
    // clipped elements.
    onDestroy.push(() => inner.remove());
    const configuration = await configurationFor({ ...options, container: inner });
    const createItem = await waitFor('code', loadLottie(renderer, configuration.parts), signal);
    // End the task here, because evaluating lottie-web and rendering would together form one long task.
    await yieldToMain();
    signal.throwIfAborted();
    const item = createItem({
      container: inner,
      range,
      rendererSettings: { ...rendererSettings, ...configuration.rendererSettings },
    });
    onDestroy.push(item.destroy);
    await drawFirstFrame(item, {
      signal,
      async recover(error) {
        const support = await loadFeatureSupport(signal);
        return support.recover(item, support.pageSurface(inner), error);
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
