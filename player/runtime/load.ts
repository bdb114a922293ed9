import { prefersOwnMarker } from '../core/select';
import type { Failure } from '../document/errors/failure';
import { renderAnimation } from '../render/render-animation';
import type { RenderedAnimation } from '../render/renderer';
import { afterServedTime } from '../render/served-time';
import { ANIMATION_CLASS } from './attributes';
import { getSync, setRenderer } from './display';
import type { EffectOf, Runtime } from './runtime';
import { toPlayerError } from './to-player-error';

/** The maximum time from the reading of the file to the first frame, in milliseconds of served time. */
const DRAWING_LIMIT = 30_000;

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
    const error = await toPlayerError(thrown, runtime.model.settings);
    dispatch({ type: 'fail', load: id, error });
  }

  let stopWaiting = () => {};
  try {
    if (source === null)
      throw { code: 'invalid', reason: 'src', src: runtime.model.settings.src } satisfies Failure;
    const rendered = await renderAnimation({
      getSettings: () => runtime.model.settings,
      source,
      createContainer: () => createContainer(runtime),
      prefersReducedMotion: () => prefersOwnMarker(runtime.model),
      getSync: () => getSync(runtime),
      signal,
      onLoaded(media) {
        for (const failure of media.unresolvedSlots) toPlayerError(failure, runtime.model.settings);
        stopWaiting = afterServedTime(DRAWING_LIMIT, () =>
          fail({ code: 'timeout', reason: 'not drawn' } satisfies Failure),
        );
        dispatch({ type: 'loaded', load: id, media });
      },
      onFailed: fail,
      onUnavailable: () => dispatch({ type: 'loseRenderer', load: id }),
    });
    if (signal.aborted) rendered.renderer.destroy();
    else showRendered(runtime, id, rendered);
  } catch (thrown) {
    if (!signal.aborted) fail(thrown);
  } finally {
    stopWaiting();
  }
}

function showRendered(runtime: Runtime, load: number, { renderer, fallbackReason }: RenderedAnimation) {
  const source = renderer.play ? 'shared' : 'frames';
  setRenderer(runtime, renderer);
  runtime.dispatch({
    type: 'ready',
    load,
    source,
    at: runtime.ticker.now(source),
    rendering: {
      build: renderer.build,
      fallbackReason,
      isAutonomous: Boolean(renderer.play),
      canRelayout: Boolean(renderer.place),
    },
  });
}

/**
 * Creates the element for an animation. The element stays hidden while the previous animation is on screen.
 */
function createContainer({ stage, renderer }: Runtime) {
  const container = document.createElement('div');
  // Set `position` inline, because the player's stylesheet might be missing in a shadow tree of the app. If the
  // stage weren't positioned, the animation would cover the window.
  container.style.cssText = 'position:absolute;inset:0';
  if (stage && getComputedStyle(stage).position === 'static') stage.style.position = 'relative';
  container.ariaHidden = 'true';
  if (renderer) container.style.visibility = 'hidden';
  if (stage) animationIn(stage).append(container);
  return container;
}

/** Returns the element in a stage that contains the animation. */
export const animationIn = (stage: Element): Element => stage.querySelector(`.${ANIMATION_CLASS}`) ?? stage;
