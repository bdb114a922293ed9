import type { Input } from '../core/inputs';
import type { Effect, PlayerModel } from '../core/model';
import { prefersOwnMarker } from '../core/select';
import { type Failure, formatValue } from '../document/errors/failure';
import { renderAnimation } from '../render/render-animation';
import type { PlaybackSync, Renderer } from '../render/renderer';
import { toPlayerError } from './to-player-error';

/** Maximum time in milliseconds from the start of the load to the first frame. */
const TIME_LIMIT = 30_000;

type LoadOptions = {
  getModel(): PlayerModel;
  dispatch(input: Input): void;
  createContainer(): HTMLElement;
  getSync(): PlaybackSync;
  /** Called when the first frame is on screen. Not called after an abort. */
  onReady(renderer: Renderer, fallbackReason: string | null): void;
  /** If needed, loads the module that finds crossed markers. */
  loadMarkerCrossings(): Promise<void>;
  /** Aborted when another load starts or the player is released. */
  controller: AbortController;
};

/** Loads and renders an animation. Dispatches the results as inputs for the load `id`. */
export async function load({ id, source }: Extract<Effect, { type: 'load' }>, options: LoadOptions) {
  const { getModel, dispatch, controller } = options;
  const { signal } = controller;
  let crossings: Promise<void> | undefined;

  async function fail(thrown: unknown) {
    const error = await toPlayerError(thrown);
    const { settings, load } = getModel();
    if (load.id !== id) return;
    // This message is for developers. The player shows users a simpler message.
    console.warn(`${settings.label || formatValue(settings.src)}: ${error.message}`);
    dispatch({ type: 'fail', load: id, error });
  }

  const timer = setTimeout(() => {
    fail({ code: 'network', reason: 'too slow' } satisfies Failure);
    controller.abort();
  }, TIME_LIMIT);
  try {
    if (source === null)
      throw { code: 'invalid', reason: 'src', src: getModel().settings.src } satisfies Failure;
    const rendered = await renderAnimation({
      getSettings: () => getModel().settings,
      source,
      createContainer: options.createContainer,
      prefersReducedMotion: () => prefersOwnMarker(getModel()),
      getSync: options.getSync,
      signal,
      onLoaded(media) {
        for (const failure of media.unresolvedSlots)
          toPlayerError(failure).then(({ message }) => console.warn(message));
        dispatch({ type: 'loaded', load: id, media });
        crossings = options.loadMarkerCrossings();
      },
      onFailed: fail,
      onUnavailable: () => dispatch({ type: 'loseRenderer', load: id }),
    });
    await crossings;
    if (signal.aborted) rendered.destroy();
    else options.onReady(rendered.renderer, rendered.fallbackReason);
  } catch (thrown) {
    if (!signal.aborted) fail(thrown);
  } finally {
    clearTimeout(timer);
  }
}
