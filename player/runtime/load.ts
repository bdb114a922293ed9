import type { Failure } from '../document/errors/failure';
import { renderAnimation } from '../render/render-animation';
import type { RenderedAnimation, RenderOptions } from '../render/renderer';
import { getSync, setRenderer } from './display';
import type { EffectOf, Runtime } from './runtime';
import { toPlayerError } from './to-player-error';

/**
 * Loads and renders an animation, and cancels the load in progress. Dispatches inputs with the load's `id` when
 * the file has been read, the first frame is on screen, the load fails, or the renderer is lost.
 */
export async function load(runtime: Runtime, { id, source }: EffectOf<'load'>) {
  runtime.loading.abort();
  const controller = new AbortController();
  runtime.loading = controller;
  const { signal } = controller;
  const { dispatch } = runtime;

  async function fail(thrown: unknown) {
    if (runtime.model.load.id !== id) return;
    runtime.read = undefined;
    const error = await toPlayerError(thrown, runtime.model.settings);
    dispatch({ type: 'fail', load: id, error });
  }

  try {
    if (source === null)
      throw { code: 'invalid', reason: 'src', src: runtime.model.settings.src } satisfies Failure;
    const options: RenderOptions = {
      getSettings: () => runtime.model.settings,
      source: runtime.read?.source === source ? runtime.read.file : source,
      createContainer: () => createContainer(runtime),
      getSync: () => getSync(runtime),
      signal,
      onRead(file) {
        runtime.read = { source, file };
        return file;
      },
      onLoaded(file) {
        for (const failure of file.unresolvedSlots) toPlayerError(failure, runtime.model.settings);
        dispatch({ type: 'loaded', load: id, file });
      },
      onFailed: fail,
      onUnavailable: () => dispatch({ type: 'rerender', load: id }),
    };
    const rendered = await renderAnimation(
      runtime.model.settings.colors ? (await import('./colors')).withColors(runtime, options) : options,
    );
    if (signal.aborted) rendered.renderer.destroy();
    else showRendered(runtime, id, rendered);
  } catch (thrown) {
    if (!signal.aborted) fail(thrown);
  }
}

function showRendered(runtime: Runtime, load: number, { renderer, fallbackReason }: RenderedAnimation) {
  const { isAutonomous } = renderer;
  setRenderer(runtime, renderer);
  runtime.dispatch({
    type: 'ready',
    load,
    at: runtime.ticker.now(isAutonomous),
    rendering: {
      build: renderer.build,
      fallbackReason,
      isAutonomous,
      canRelayout: Boolean(renderer.place),
    },
  });
}

/**
 * Creates the element for an animation. The element stays hidden while the previous animation is on screen.
 */
export function createContainer({ stage, renderer }: Runtime) {
  const container = (stage?.ownerDocument ?? document).createElement('div');
  // Set `position` inline, because the player's stylesheet might be missing in a shadow tree of the app. If the
  // stage weren't positioned, the animation would cover the window.
  container.style.cssText = `position:absolute;inset:0${renderer ? ';visibility:hidden' : ''}`;
  if (stage) stage.style.position = 'relative';
  container.ariaHidden = 'true';
  stage?.append(container);
  return container;
}

/** Returns the elements in a stage that contain animations. There are two while one animation replaces another. */
export const animationsIn = (stage: Element) =>
  [...stage.children].filter((child) => child.matches('div[aria-hidden]'));
