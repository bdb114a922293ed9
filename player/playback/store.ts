import { parseAnimation } from '../animation/parse';
import type { PlayerSettings } from '../component/default-props';
import { type Engine, preloadEngine, startEngine } from '../engine/engine';
import { type Failure, failure, failureIn } from '../errors/failure';
import { sourceText } from '../source/read-source';
import type {
  PlayerDirection,
  PlayerError,
  PlayerEvent,
  PlayerEventDetail,
  PlayerHandle,
  PlayerLoop,
  PlayerPosition,
  PlayerState,
} from '../types';
import { onEachFrame } from './animation-frames';
import { watchInView, watchReducedMotion } from './environment';
import { type Loaded, load } from './loader';
import { guarded } from './run-host-callback';
import { type Trigger, transition } from './state-machine';
import { advance, atEnd, beginning, frameOfPercent, passesOf, positionDetail, seekTarget } from './timeline';

/** What React renders of a player. It never changes because a frame was drawn. */
export type PlayerView = {
  readonly state: PlayerState;
  readonly error: PlayerError | null;
  readonly background: string;
  readonly loop: PlayerLoop;
  readonly totalFrames: number;
  /** Frames a second. */
  readonly frameRate: number;
  /** What is drawn; null before it is there. */
  readonly loaded: Loaded | null;
  /** The file of lottie-web that drew the picture on screen; empty while there is none and the poster stays. */
  readonly build: string;
};

/** From the request to the first frame. */
const TIME_LIMIT = 30_000;

/** How long a failure waits for the sentence that explains it. */
const SENTENCE_LIMIT = 1000;

/** Callbacks of one task. Two that answer each other for ever would hold the page. */
const MOST_AT_ONCE = 1000;

/** How far outside the viewport a lazy player begins to load. */
const NEAR = '200px';

/** What is to be seen of a player without a picture. */
const NOTHING = { error: null, totalFrames: 0, frameRate: 0, loaded: null, build: '' };

export type PlayerStore = ReturnType<typeof createPlayerStore>;

/**
 * One player outside React: it loads, keeps time, draws and tells. Every change of state but an unmounted player's goes
 * through `dispatch`, which asks the table in machine.ts. (A closure and not a class: a minifier can shorten its names.)
 */
export function createPlayerStore(initial: PlayerSettings) {
  let settings = initial;
  let speed = 1;
  let direction: PlayerDirection = 1;
  let view: PlayerView = {
    ...NOTHING,
    background: initial.background,
    loop: initial.loop,
    state: 'loading',
  };
  const viewListeners = new Set<() => void>();
  const frameListeners = new Set<(position: PlayerPosition) => void>();

  let stage: HTMLElement | null = null;
  let unmounted = false;
  /** False until a lazy player comes near the viewport. */
  let wanted = false;
  /** Aborted by unmounting. */
  let mounted: AbortController | undefined;
  let request: AbortController | null = null;
  let loadedText: string | null = null;
  let engine: Engine | null = null;
  let stopTicking: (() => void) | null = null;
  /** Commands that came before loading ended. */
  const pending: (() => void)[] = [];

  /** In frames, fractional. */
  let position = 0;
  let passes = 0;
  let held = false;
  let inView = true;
  /** Frozen because nobody could see it, not by the host. */
  let frozenUnseen = false;
  let reducedMotion = false;
  let pausedForReducedMotion = false;
  /** What the host is yet to hear, in order. */
  const unheard: (() => void)[] = [];
  let isBusy = false;
  /** What was too much for one task. */
  let rest: ReturnType<typeof setTimeout>;

  // What others read

  const getPosition = () => positionDetail(position, view.totalFrames, view.frameRate);

  const shownPosition = () => (settings.subframes ? position : getPosition().frame);

  function changeView(change: Partial<PlayerView>) {
    view = { ...view, ...change };
    for (const listener of viewListeners) listener();
  }

  // States and events

  /** The host hears of what happened once all of it has: what its callbacks ask for comes after. */
  function whole(run: () => void) {
    if (isBusy) return run();
    isBusy = true;
    guarded(run);
    let left = MOST_AT_ONCE;
    while (unheard.length > 0 && left--) guarded(unheard.shift() as () => void);
    isBusy = false;
    if (unheard.length > 0) {
      clearTimeout(rest);
      rest = setTimeout(whole, 0, () => {});
    }
  }

  /**
   * What a trigger changes, if anything.
   * @param follow what belongs to it and comes after its events
   * @param at the position that it sets, before all of that
   */
  function dispatch(trigger: Trigger, follow?: () => void, at = position) {
    const step = transition(view.state, trigger);
    if (!step) return;
    const [, to, ...events] = step;
    position = at;
    whole(() => {
      frozenUnseen = pausedForReducedMotion = false;
      keepTime(to === 'playing');
      if (to !== view.state) {
        changeView({ state: to });
        unheard.push(() => settings.onStateChange?.(to));
      }
      for (const event of events) {
        if (event === 'frame') drawFrame();
        else emit(event);
      }
      follow?.();
      freezeOrThaw();
    });
  }

  function emit(event: PlayerEvent) {
    const detail = detailOf(event) as PlayerPosition;
    const own = `on${event[0]?.toUpperCase()}${event.slice(1)}` as 'onFrame';
    unheard.push(
      () => settings[own]?.(detail),
      () => settings.onEvent?.(event, detail),
    );
  }

  function detailOf(event: PlayerEvent): PlayerEventDetail[PlayerEvent] | null {
    const { error, totalFrames, frameRate } = view;
    const at = getPosition();
    if (event === 'load') return { totalFrames, frameRate, duration: handle.duration };
    if (event === 'error') return error;
    return event === 'loop' ? { ...at, passes } : at;
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
    const frames = (elapsed / 1000) * frameRate * speed;
    const next = position + frames * direction;
    // Within a pass, a frame of which nobody hears is only drawn: the rest is a hundredth of what a small animation costs.
    const isHeard = settings.onFrame || settings.onEvent || frameListeners.size;
    if (settings.subframes && next > 0 && next < totalFrames - 1 && !isHeard) {
      position = next;
      engine?.draw(next);
      return;
    }
    const step = advance(position, frames, {
      totalFrames,
      direction,
      passesLeft: passesOf(loop) - 1 - passes,
    });
    const before = shownPosition();
    position = step.position;
    whole(() => {
      if (shownPosition() !== before || step.completed) drawFrame();
      for (let pass = 0; pass < step.passesEnded; pass += 1) {
        passes += 1;
        dispatch('pass');
      }
      if (step.completed) complete();
    });
  }

  function complete() {
    const staysAtEnd = settings.keepLastFrame && passesOf(view.loop) === 1;
    passes = 0;
    dispatch('complete', () => {
      if (staysAtEnd) return;
      position = 0;
      drawFrame();
    });
  }

  function drawFrame() {
    engine?.draw(shownPosition());
    // Sixty times a second, mostly with nobody who listens: emit would put the callback's name together all the same.
    if (settings.onFrame || settings.onEvent) emit('frame');
    for (const listener of frameListeners) listener(getPosition());
  }

  // Surroundings

  /** Playback that nobody can see is suspended, and goes on when somebody can. */
  function freezeOrThaw() {
    if (settings.freezeWhenUnseen && (!inView || document.hidden)) {
      dispatch('freeze', () => {
        frozenUnseen = true;
      });
    } else if (frozenUnseen) dispatch('thaw');
  }

  function onReducedMotion(reduced: boolean) {
    if (reduced === reducedMotion) return;
    reducedMotion = reduced;
    if (view.loaded?.hasReducedMotion) reload(view.state === 'loading' ? view.loaded : null);
    // What the host froze is still already, and stays the host's.
    else if (reduced && (frozenUnseen || view.state === 'playing')) {
      dispatch('pause', () => {
        pausedForReducedMotion = true;
      });
    } else if (pausedForReducedMotion) startPlaying('play');
  }

  // Loading

  /** @param again what is loaded and only to be drawn anew, of which the host hears a frame alone */
  async function reload(again?: Loaded | null) {
    request?.abort();
    const mine = new AbortController();
    request = mine;
    if (!again) {
      loadedText = sourceText(settings.src);
      position = 0;
      passes = 0;
      changeView({ error: null, loaded: null });
      dispatch('loading');
      preloadEngine(settings);
    }
    const timer = setTimeout(() => {
      giveUp(mine, failure('network', { reason: 'too slow' }));
      mine.abort();
    }, TIME_LIMIT);
    try {
      if (loadedText === null) throw failure('invalid', { reason: 'src', src: settings.src });
      const source = again?.reading ?? loadedText;
      const next = await load(source, settings.segment, () => reducedMotion, mine.signal);
      if (request !== mine) return;
      const { ip, op, fr } = next.animation;
      const [first, end] = next.range ?? [ip, op];
      changeView({
        totalFrames: Math.max(Math.floor(end - first), 1),
        frameRate: fr,
        loaded: next,
      });
      if (!again) dispatch('load');
      if (!stage) return;
      const nextEngine = await draw(next, stage, mine.signal);
      if (request === mine) ready(next, nextEngine);
      else nextEngine.destroy();
    } catch (thrown) {
      giveUp(mine, thrown);
    } finally {
      clearTimeout(timer);
    }
  }

  async function giveUp(mine: AbortController, thrown: unknown) {
    if (mine.signal.aborted) return;
    const error = await explained(thrown);
    if (request !== mine) return;
    takeDown(error);
    dispatch('error');
    runPending();
  }

  /** Starts to load what is mounted, once: StrictMode mounts, unmounts and mounts again at once. */
  function want() {
    if (!stage || wanted) return;
    wanted = true;
    reload();
  }

  /** In a layer of its own, so that the picture at hand stays until the next one takes its place. */
  function draw(next: Loaded, parent: HTMLElement, signal: AbortSignal) {
    const container = document.createElement('div');
    container.ariaHidden = 'true';
    if (engine) container.style.visibility = 'hidden';
    parent.append(container);
    return startEngine({ ...settings, ...next, container, signal });
  }

  function ready(next: Loaded, nextEngine: Engine) {
    request = null;
    dropEngine();
    engine = nextEngine;
    engine.container.style.visibility = '';
    changeView({ build: nextEngine.build });
    whole(() => {
      if (view.state !== 'loading') drawFrame();
      else if (settings.autoplay && (!reducedMotion || next.hasReducedMotion)) startPlaying('autoplay');
      else dispatch('ready');
      runPending();
    });
  }

  function takeDown(error: PlayerError | null) {
    request?.abort();
    request = null;
    keepTime(false);
    dropEngine();
    position = 0;
    changeView({ ...NOTHING, error });
  }

  function dropEngine() {
    engine?.destroy();
    engine = null;
  }

  // Commands

  /** Before loading ends it is remembered. Where there is no picture it finds nothing to do. */
  function command(run: () => void) {
    if (view.state === 'loading' && !unmounted) pending.push(run);
    else run();
  }

  function runPending() {
    pending.splice(0).forEach(command);
  }

  function startPlaying(trigger: 'play' | 'enter' | 'autoplay') {
    const isAtEnd = atEnd(position, view.totalFrames, direction);
    const from = isAtEnd ? beginning(view.totalFrames, direction) : position;
    dispatch(trigger, () => isAtEnd && drawFrame(), from);
  }

  function halt(trigger: 'stop' | 'leave') {
    dispatch(
      trigger,
      () => {
        passes = 0;
        drawFrame();
      },
      0,
    );
  }

  /** The player as its host may hold it. */
  const handle: PlayerHandle = {
    play: () => command(() => startPlaying('play')),
    pause: () => command(() => dispatch('pause')),
    stop: () => command(() => halt('stop')),

    freeze: () => command(() => dispatch('freeze')),

    seek: (to) =>
      command(() => {
        const target = seekTarget(to, view.totalFrames);
        if (target !== null) dispatch('seek', undefined, target);
      }),

    /** Counts passes from now on. */
    setLoop(loop) {
      if (unmounted) return;
      passes = 0;
      changeView({ loop });
    },

    setSpeed(next) {
      if (next > 0 && Number.isFinite(next)) speed = next;
    },

    setDirection(next) {
      direction = next === -1 ? -1 : 1;
    },

    setBackground(background) {
      if (unmounted || (background ?? view.background) === view.background) return;
      changeView({ background });
      guarded(() => settings.onBackgroundChange?.(background));
    },

    snapshot: (options) =>
      new Promise((resolve) => {
        command(() => {
          const subject = {
            ...settings,
            ...view,
            position: shownPosition(),
            stage,
            startEngine,
            parseAnimation,
          };
          resolve(import('../snapshot/snapshot').then((file) => file.takeSnapshot(options, subject)));
        });
      }),

    get state() {
      return view.state;
    },
    get frame() {
      return getPosition().frame;
    },
    get totalFrames() {
      return view.totalFrames;
    },
    get frameRate() {
      return view.frameRate;
    },
    get duration() {
      return view.totalFrames / view.frameRate || 0;
    },
  };

  handle.setSpeed(initial.speed);
  handle.setDirection(initial.direction);

  return {
    handle,
    getView: () => view,
    /** The whole frame that a percentage of the slider means. */
    frameAt: (percent: number) => frameOfPercent(percent, view.totalFrames),

    subscribe(listener: () => void): () => void {
      viewListeners.add(listener);
      return () => viewListeners.delete(listener);
    },

    /** Hears every drawn frame, and the one at hand at once. */
    subscribeFrame(listener: (position: PlayerPosition) => void): () => void {
      frameListeners.add(listener);
      listener(getPosition());
      return () => frameListeners.delete(listener);
    },

    /** @param element what the picture is drawn into */
    mount(element: HTMLElement) {
      stage = element;
      mounted = new AbortController();
      const { signal } = mounted;
      document.addEventListener('visibilitychange', freezeOrThaw, { signal });
      watchInView(element, signal, (is) => {
        inView = is;
        freezeOrThaw();
      });
      watchReducedMotion(signal, onReducedMotion);
      if (settings.loading === 'lazy') {
        watchInView(
          element,
          signal,
          (near) => {
            if (near) want();
            // Once is enough: the browser would go on watching at every frame that is drawn.
            return near;
          },
          NEAR,
        );
      } else queueMicrotask(want);
    },

    unmount() {
      mounted?.abort();
      stage = null;
      unmounted = true;
      wanted = false;
      takeDown(null);
      changeView({ state: 'loading' });
      unheard.length = 0;
      runPending();
    },

    /** Takes the host's props. What changed takes effect, at once or by loading again. */
    update(next: PlayerSettings) {
      const before = settings;
      settings = next;
      // React's layout effects, which update, come before the effect that mounts.
      unmounted = false;
      // A new object of the same content is the same.
      const differs = (name: keyof PlayerSettings) => sourceText([next[name]]) !== sourceText([before[name]]);
      if (differs('loop')) handle.setLoop(next.loop);
      if (differs('speed')) handle.setSpeed(next.speed);
      if (differs('direction')) handle.setDirection(next.direction);
      if (differs('background')) handle.setBackground(next.background);
      if (differs('subframes') && engine && !request) whole(drawFrame);
      if (!wanted) {
        if (next.loading === 'eager') want();
        return;
      }
      const isOther = next.src !== before.src && sourceText(next.src) !== loadedText;
      if (isOther || differs('renderer') || differs('segment') || differs('expressions')) reload();
      else if (differs('rendererSettings') && view.loaded) reload(view.loaded);
      freezeOrThaw();
    },

    /** Time stands still while a hand is on the seek slider; the state stays what it is. */
    hold(on: boolean) {
      held = on;
      keepTime(view.state === 'playing');
    },

    /** The pointer or the keyboard's focus is on the picture. */
    enter: () => startPlaying('enter'),
    /** It is so no longer. */
    leave: () => halt('leave'),
  };
}

/** The sentences come when something failed; without a connection they may not. */
async function explained(thrown: unknown): Promise<PlayerError> {
  const failed = failureIn(thrown) as Failure & { status?: number };
  try {
    const tooLate = new Promise<never>((_, reject) => setTimeout(reject, SENTENCE_LIMIT));
    return (await Promise.race([import('../errors/explain'), tooLate])).explain(failed);
  } catch {
    return { code: failed.code, message: failed.reason, status: failed.status };
  }
}
