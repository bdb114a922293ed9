import { parseAnimation } from './animation';
import { type Engine, preloadEngine, startEngine } from './engine';
import { failure, isFailure } from './failure';
import { guarded } from './guarded';
import { draw, type Loaded, load } from './loader';
import { type Trigger, transition } from './machine';
import type { Marker } from './markers';
import { advance, atEnd, beginning, frameOfPercent, passesOf, positionDetail, seekTarget } from './playhead';
import type { PlayerSettings } from './settings';
import { sourceText } from './source';
import { watchReducedMotion, watchSeen, whenNear } from './surroundings';
import { onEachFrame } from './ticker';
import type {
  PlayerDirection,
  PlayerError,
  PlayerEvent,
  PlayerEventDetail,
  PlayerHandle,
  PlayerLoop,
  PlayerPosition,
  PlayerSnapshotOptions,
  PlayerState,
} from './types';

/** What React renders of a player. It never changes because a frame was drawn. */
export type PlayerView = {
  readonly state: PlayerState;
  readonly error: PlayerError | null;
  /** A frame is on screen, so the poster may go. */
  readonly drawn: boolean;
  readonly background: string;
  readonly loop: PlayerLoop;
  readonly totalFrames: number;
  /** Frames a second. */
  readonly frameRate: number;
  /** First frame of what is played, in the file's frames, which markers are counted in. */
  readonly firstFrame: number;
  readonly markers: readonly Marker[];
  /** The file of lottie-web that draws; empty before. */
  readonly build: string;
};

/** From the request to the first frame. */
const TIME_LIMIT = 30_000;

export type PlayerStore = ReturnType<typeof createPlayerStore>;

/**
 * One player outside React: it loads, keeps time, draws and tells. Every change of state goes through `dispatch`,
 * which asks the table in machine.ts. (A closure and not a class: its names can be shortened, and every page pays.)
 */
export function createPlayerStore(initial: PlayerSettings) {
  let settings = initial;
  let { speed, direction } = initial;
  let view: PlayerView = {
    state: 'loading',
    error: null,
    drawn: false,
    background: initial.background,
    loop: initial.loop,
    totalFrames: 0,
    frameRate: 0,
    firstFrame: 0,
    markers: [],
    build: '',
  };
  const viewListeners = new Set<() => void>();
  const frameListeners = new Set<(position: PlayerPosition) => void>();

  let stage: HTMLElement | null = null;
  let unmounted = false;
  /** False until a lazy player comes near the viewport. */
  let wanted = false;
  let watches: (() => void)[] = [];
  let loading: AbortController | null = null;
  let loadedText: string | null = null;
  let loaded: Loaded | null = null;
  let engine: Engine | null = null;
  let stopTicking: (() => void) | null = null;
  /** Commands that came before loading ended. */
  let pending: { run: () => void; forget?: () => void }[] = [];

  /** In frames, fractional. */
  let position = 0;
  let passes = 0;
  let held = false;
  let seen = true;
  let frozenBy: 'host' | 'unseen' = 'host';
  let reducedMotion = false;
  let pausedForReducedMotion = false;
  /** Counts transitions: code after a host's callback asks it whether the callback made one. */
  let transitions = 0;

  // What others read

  const getPosition = () => positionDetail(position, view.totalFrames, view.frameRate);

  /** Seconds of one pass at speed 1. */
  const getDuration = () => (view.frameRate > 0 ? view.totalFrames / view.frameRate : 0);

  function changeView(change: Partial<PlayerView>) {
    const before = view.state;
    view = { ...view, ...change };
    const { state } = view;
    if (state !== before && !unmounted) guarded(() => settings.onStateChange?.(state));
    for (const listener of [...viewListeners]) listener();
  }

  // States and events

  /** @returns whether the trigger changed something and no callback has changed it further. */
  function dispatch(trigger: Trigger, error: PlayerError | null = null): boolean {
    const step = transition(view.state, trigger);
    if (!step) return false;
    transitions += 1;
    const mine = transitions;
    pausedForReducedMotion = false;
    keepTime(step.to === 'playing');
    if (step.to !== view.state || error !== view.error) changeView({ state: step.to, error });
    for (const event of step.events) {
      if (transitions !== mine) return false;
      if (event === 'frame') drawFrame();
      else emit(event);
    }
    if (transitions === mine) freezeOrThaw();
    return transitions === mine;
  }

  function emit<E extends PlayerEvent>(event: E) {
    const { onEvent } = settings;
    const own = settings[`on${event[0]?.toUpperCase()}${event.slice(1)}` as 'onFrame'];
    if (!own && !onEvent) return;
    const detail = detailOf(event);
    if (own) guarded(() => own(detail as PlayerPosition));
    if (onEvent) guarded(() => onEvent(event, detail));
  }

  function detailOf<E extends PlayerEvent>(event: E): PlayerEventDetail[E] {
    const { error, totalFrames, frameRate } = view;
    let detail: object | null = getPosition();
    if (event === 'load') detail = { totalFrames, frameRate, duration: getDuration() };
    if (event === 'error') detail = error;
    if (event === 'loop') detail = { ...detail, passes };
    return detail as PlayerEventDetail[E];
  }

  // Time

  function keepTime(on: boolean) {
    if (on && !held) stopTicking ??= onEachFrame(tick);
    else {
      stopTicking?.();
      stopTicking = null;
    }
  }

  function tick(elapsed: number) {
    const { totalFrames, frameRate, loop } = view;
    const passesLeft = passesOf(loop) - 1 - passes;
    const step = advance(position, (elapsed / 1000) * frameRate * speed, {
      totalFrames,
      direction,
      passesLeft,
    });
    const isSameFrame = Math.floor(position) === Math.floor(step.position);
    const before = transitions;
    position = step.position;
    if (settings.subframes || !isSameFrame || step.completed) drawFrame();
    for (let pass = 0; pass < step.passesEnded && transitions === before + pass; pass += 1) {
      passes += 1;
      dispatch('pass ended');
    }
    if (step.completed && transitions === before + step.passesEnded) complete();
  }

  function complete() {
    const staysAtEnd = settings.keepLastFrame && passesOf(view.loop) === 1;
    passes = 0;
    if (dispatch('completed') && !staysAtEnd) rewind();
  }

  function rewind() {
    position = 0;
    passes = 0;
    drawFrame();
  }

  function drawFrame() {
    engine?.draw(position);
    emit('frame');
    if (frameListeners.size > 0) tellFrameListeners();
  }

  function tellFrameListeners() {
    const detail = getPosition();
    for (const listener of frameListeners) listener(detail);
  }

  // Surroundings

  /** Playback that nobody can see is suspended, and goes on when somebody can. */
  function freezeOrThaw() {
    const unseen = !seen && settings.freezeWhenUnseen;
    if (view.state === 'playing' && unseen) {
      frozenBy = 'unseen';
      dispatch('freeze');
    } else if (view.state === 'frozen' && !unseen && frozenBy === 'unseen') {
      dispatch('thaw');
    }
  }

  function onReducedMotion(reduced: boolean) {
    if (reduced === reducedMotion) return;
    reducedMotion = reduced;
    if (loaded?.hasReducedMotion) reload();
    else if (reduced && (view.state === 'playing' || view.state === 'frozen')) {
      dispatch('pause');
      pausedForReducedMotion = true;
    } else if (!reduced && pausedForReducedMotion) startPlaying('play');
  }

  // Loading

  async function reload() {
    loading?.abort();
    const mine = new AbortController();
    loading = mine;
    loadedText = null;
    position = 0;
    passes = 0;
    dispatch('source changed');
    preloadEngine(settings.renderer, settings.expressions);
    const timer = setTimeout(() => mine.abort(failure('network', { reason: 'too slow' })), TIME_LIMIT);
    try {
      loadedText = sourceText(settings.src);
      const next = await load(loadedText, settings.segment, reducedMotion, mine.signal);
      const { animation, range = [animation.ip, animation.op] } = next;
      changeView({
        totalFrames: Math.floor(range[1] - range[0]),
        frameRate: animation.fr,
        firstFrame: range[0],
        markers: next.markers,
      });
      dispatch('parsed');
      if (!stage) return;
      const nextEngine = await draw(next, settings, stage, engine !== null, mine.signal);
      if (loading === mine) ready(next, nextEngine);
      else nextEngine.destroy();
    } catch (thrown) {
      const error = await explained(thrown);
      if (loading === mine) fail(error);
    } finally {
      clearTimeout(timer);
    }
  }

  function ready(next: Loaded, nextEngine: Engine) {
    loading = null;
    dropEngine();
    loaded = next;
    engine = nextEngine;
    engine.container.style.visibility = '';
    changeView({ drawn: true, build: nextEngine.build });
    tellFrameListeners();
    if (settings.autoplay && (!reducedMotion || next.hasReducedMotion)) startPlaying('drawn, autoplay');
    else dispatch('drawn');
    const commands = pending;
    pending = [];
    for (const { run, forget } of commands) command(run, forget);
  }

  function fail(error: PlayerError) {
    forgetPending();
    takeDown();
    changeView({ drawn: false });
    dispatch('failed', error);
  }

  function takeDown() {
    const controller = loading;
    loading = null;
    controller?.abort();
    loaded = null;
    keepTime(false);
    dropEngine();
  }

  function dropEngine() {
    engine?.destroy();
    engine = null;
  }

  // Commands

  /** @param forget runs in place of the command when loading ends without a picture */
  function command(run: () => void, forget?: () => void) {
    if (unmounted) return;
    if (view.state === 'loading') pending.push({ run, forget });
    else run();
  }

  function forgetPending() {
    const commands = pending;
    pending = [];
    for (const { forget } of commands) forget?.();
  }

  function startPlaying(trigger: 'play' | 'pointer entered' | 'drawn, autoplay') {
    if (!transition(view.state, trigger)) return;
    if (atEnd(position, view.totalFrames, direction)) position = beginning(view.totalFrames, direction);
    dispatch(trigger);
  }

  function halt(trigger: 'stop' | 'pointer left') {
    if (dispatch(trigger)) rewind();
  }

  async function takeSnapshot(options: PlayerSnapshotOptions, { reading, range }: Loaded) {
    const { renderer, rendererSettings, expressions, label, subframes } = settings;
    const { background } = view;
    const subject = {
      position: subframes ? position : Math.floor(position),
      segment: range,
      background,
      renderer,
      rendererSettings,
      expressions,
      label,
      startEngine,
    };
    const snapshot = await import('./snapshot');
    return snapshot.takeSnapshot(options, { ...subject, animation: parseAnimation(reading) });
  }

  return {
    getView: () => view,
    getPosition,
    getDuration,
    /** The whole frame that a percentage of the slider means. */
    frameAt: (percent: number) => frameOfPercent(percent, view.totalFrames),

    subscribe(listener: () => void) {
      viewListeners.add(listener);
      return () => {
        viewListeners.delete(listener);
      };
    },

    /** Hears every drawn frame, and the one at hand at once. */
    subscribeFrame(listener: (position: PlayerPosition) => void) {
      frameListeners.add(listener);
      listener(getPosition());
      return () => {
        frameListeners.delete(listener);
      };
    },

    /** @param element what the picture is drawn into */
    mount(element: HTMLElement) {
      stage = element;
      unmounted = false;
      const want = () => {
        // StrictMode mounts, unmounts and mounts again at once: only the last one loads.
        if (stage !== element || wanted) return;
        wanted = true;
        reload();
      };
      watches = [
        watchSeen(element, (isSeen) => {
          seen = isSeen;
          freezeOrThaw();
        }),
        watchReducedMotion(onReducedMotion),
      ];
      if (settings.loading === 'lazy') watches.push(whenNear(element, want));
      else queueMicrotask(want);
    },

    unmount() {
      for (const stop of watches) stop();
      stage = null;
      unmounted = true;
      wanted = false;
      forgetPending();
      takeDown();
      changeView({ state: 'loading', error: null, drawn: false });
    },

    /** Takes the host's props. What changed takes effect, at once or by loading again. */
    update(next: PlayerSettings) {
      const before = settings;
      settings = next;
      if (next.loop !== before.loop) this.setLoop(next.loop);
      if (next.speed !== before.speed) this.setSpeed(next.speed);
      if (next.direction !== before.direction) this.setDirection(next.direction);
      if (next.background !== before.background) this.setBackground(next.background);
      if (next.subframes !== before.subframes) engine?.setSubframes(next.subframes);
      if (!wanted) return;
      if (needsReload(next, before) || isOtherSource(next.src, before.src, loadedText)) reload();
      else if (next.freezeWhenUnseen !== before.freezeWhenUnseen) freezeOrThaw();
    },

    play: () => command(() => startPlaying('play')),
    pause: () => command(() => dispatch('pause')),
    stop: () => command(() => halt('stop')),

    freeze() {
      command(() => {
        if (view.state === 'playing') frozenBy = 'host';
        dispatch('freeze');
      });
    },

    /** @param to a frame, or a percentage such as `'50%'`; what is neither changes nothing */
    seek(to: number | string) {
      command(() => {
        const target = seekTarget(to, view.totalFrames);
        if (target === null || !transition(view.state, 'seek')) return;
        position = target;
        dispatch('seek');
      });
    },

    /** Time stands still while a hand is on the seek slider; the state stays what it is. */
    hold(on: boolean) {
      held = on;
      keepTime(view.state === 'playing');
    },

    /** Counts passes from now on. */
    setLoop(loop: PlayerLoop) {
      if (unmounted) return;
      passes = 0;
      changeView({ loop });
    },

    /** @param next above 0; anything else changes nothing */
    setSpeed(next: number) {
      if (next > 0 && Number.isFinite(next)) speed = next;
    },

    setDirection(next: PlayerDirection) {
      direction = next === -1 ? -1 : 1;
    },

    /** @param background a CSS colour */
    setBackground(background: string) {
      if (unmounted || background === view.background) return;
      changeView({ background });
      guarded(() => settings.onBackgroundChange?.(background));
    },

    /**
     * The frame at hand as a file.
     * @throws an `AbortError` when the player has no picture to give: it failed or is unmounted.
     */
    snapshot(options: PlayerSnapshotOptions): Promise<Blob> {
      return new Promise((resolve, reject) => {
        const forget = () => reject(new DOMException('The player has no picture to save.', 'AbortError'));
        const take = () => (loaded ? takeSnapshot(options, loaded).then(resolve, reject) : forget());
        if (unmounted) forget();
        else command(take, forget);
      });
    },

    pointerEntered() {
      if (settings.hover) startPlaying('pointer entered');
    },

    pointerLeft() {
      if (settings.hover) halt('pointer left');
    },
  };
}

function needsReload(settings: PlayerSettings, before: PlayerSettings) {
  const key = ({ renderer, segment, expressions, rendererSettings }: PlayerSettings) =>
    JSON.stringify([renderer, segment, expressions, rendererSettings]);
  return key(settings) !== key(before);
}

/** A new object of the same content is the same source. */
function isOtherSource(src: unknown, before: unknown, text: string | null) {
  if (src === before) return false;
  try {
    return sourceText(src) !== text;
  } catch {
    return true;
  }
}

/** The sentences are loaded when something failed; without a connection they may not come. */
async function explained(thrown: unknown): Promise<PlayerError> {
  try {
    const { explain } = await import('./explain');
    return explain(thrown);
  } catch {
    return { code: isFailure(thrown) ? thrown.code : 'renderer', message: String(thrown) };
  }
}

/** The player as its host may hold it. */
export function handleOf(store: PlayerStore): PlayerHandle {
  const { play, pause, stop, freeze, seek, setLoop, setSpeed, setDirection, setBackground, snapshot } = store;
  return {
    play,
    pause,
    stop,
    freeze,
    seek,
    setLoop,
    setSpeed,
    setDirection,
    setBackground,
    snapshot,
    get state() {
      return store.getView().state;
    },
    get frame() {
      return store.getPosition().frame;
    },
    get totalFrames() {
      return store.getView().totalFrames;
    },
    get frameRate() {
      return store.getView().frameRate;
    },
    get duration() {
      return store.getDuration();
    },
  };
}
