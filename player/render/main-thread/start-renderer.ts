import type { Failure } from '../../document/errors/failure';
import type { RendererConfiguration } from '../lottie-web/configurations';
import { drawFirstFrame } from '../lottie-web/first-frame';
import { loadLottie } from '../lottie-web/load-lottie';
import {
  createShadowHost,
  DEFAULT_RENDERER_SETTINGS,
  type Renderer,
  type RendererOptions,
} from '../renderer';
import { afterServedTime, waitFor } from '../served-time';
import { yieldToMain } from '../yield-to-main';

/** The maximum time for drawing the first frame when all code has loaded, in milliseconds of served time. */
const DRAWING_LIMIT = 30_000;

/** Loads the modules that only some files and renderers need, in a single request. */
export const loadFeatureSupport = (signal: AbortSignal) =>
  waitFor('code', import('./feature-support'), signal);

async function configurationFor(options: RendererOptions): Promise<RendererConfiguration> {
  const { isPlain, renderer, getDrawingSettings, signal } = options;
  const { fit, align } = getDrawingSettings();
  if (isPlain && renderer === 'svg' && !fit && !align) return { build: 'lottie_light' };
  return (await loadFeatureSupport(signal)).configurationFor(options);
}

/**
 * Waits for the first frame.
 * @throws Failure `timeout` after the limit; the reason for which the promise rejects
 */
function limitDrawing<Item>(drawing: Promise<Item>): Promise<Item> {
  return new Promise((resolve, reject) => {
    const cancel = afterServedTime(DRAWING_LIMIT, () =>
      reject({ code: 'timeout', reason: 'not drawn' } satisfies Failure),
    );
    drawing.then(resolve, reject).finally(cancel);
  });
}

/**
 * Starts a renderer on the main thread. If this fails, removes everything that was created.
 * @returns a promise that resolves when the first frame is on screen
 * @throws Failure; any error from lottie-web or from loading a script; `signal.reason` if aborted
 */
export async function startRenderer(options: RendererOptions): Promise<Renderer> {
  const { container, renderer, rendererSettings, getFrame, signal } = options;
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
    const draw = async () => {
      // End the task here, because evaluating lottie-web and rendering would together form one long task.
      await yieldToMain();
      signal.throwIfAborted();
      const created = createItem({
        container: inner,
        firstFrame: getFrame(),
        rendererSettings: {
          ...DEFAULT_RENDERER_SETTINGS,
          ...rendererSettings,
          ...configuration.rendererSettings,
        },
      });
      onDestroy.push(created.destroy);
      await drawFirstFrame(created, {
        signal,
        async recover(error) {
          const support = await loadFeatureSupport(signal);
          return support.recover(created, support.pageSurface(inner), error);
        },
        setUp() {
          if (configuration.setUp) configuration.setUp(created, onDestroy);
          else created.setupAnimation(options.animation);
        },
      });
      return created;
    };
    const item = await limitDrawing(draw());
    // Until here, the poster or the previous animation is visible.
    item.draw(getFrame());
    const placement = configuration.getPlacement?.();
    placement?.watch(onDestroy);
    let count = 0;
    return {
      build: configuration.build,
      container,
      isAutonomous: false,
      show(sync) {
        count += 1;
        if ('frame' in sync) item.draw(sync.frame);
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
