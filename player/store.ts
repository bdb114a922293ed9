import {
  type Animation,
  type Marker,
  markersOf,
  parseAnimation,
  reducedMotionMarker,
  segmentRange,
} from './animation';
import { type Engine, preloadEngine, startEngine } from './engine';
import { errorDetail, Failure } from './failure';
import { guarded } from './guarded';
import { type Trigger, transition } from './machine';
import { advance, atEnd, beginning, passesOf, positionDetail, seekTarget } from './playhead';
import type { PlayerSettings } from './settings';
import { type Reading, readSource, sourceText } from './source';
import { watchReducedMotion, watchSeen, watchSize, whenNear } from './surroundings';
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
  readonly markers: readonly Marker[];
  /** The file of lottie-web that draws; empty before. */
  readonly build: string;
};

/** From the request to the first frame. */
const TIME_LIMIT = 30_000;

/**
 * One player outside React: it loads, keeps time, draws and tells. Every change of state goes through `#dispatch`,
 * which asks the table in machine.ts.
 */
export class PlayerStore {
  #settings: PlayerSettings;
  #speed: number;
  #direction: PlayerDirection;
  #view: PlayerView;
  readonly #viewListeners = new Set<() => void>();
  readonly #frameListeners = new Set<(position: PlayerPosition) => void>();

  #stage: HTMLElement | null = null;
  #unmounted = false;
  #stopWatching: (() => void)[] = [];
  /** False until a lazy player comes near the viewport. */
  #wanted = false;
  #loadedText: string | null = null;
  /** What is drawn, before lottie-web wrote into it. */
  #reading: Reading | null = null;
  #loading: AbortController | null = null;
  #range: [number, number] | undefined;
  #engine: Engine | null = null;
  #stopResizing: (() => void) | null = null;
  #stopTicking: (() => void) | null = null;
  /** Commands that came before loading ended. */
  #pending: { run: () => void; forget?: () => void }[] = [];

  /** In frames, fractional. */
  #position = 0;
  #passes = 0;
  #seen = true;
  #frozenBy: 'host' | 'unseen' = 'host';
  #reducedMotion = false;
  /** The file brings a part for visitors who ask for less motion. */
  #hasReducedMotion = false;
  #pausedForReducedMotion = false;
  /** Counts transitions: code after a host's callback asks it whether the callback made one. */
  #transitions = 0;

  constructor(settings: PlayerSettings) {
    this.#settings = settings;
    this.#speed = settings.speed;
    this.#direction = settings.direction;
    this.#view = {
      state: 'loading',
      error: null,
      drawn: false,
      background: settings.background,
      loop: settings.loop,
      totalFrames: 0,
      frameRate: 0,
      markers: [],
      build: '',
    };
  }

  // What others read

  readonly subscribe = (listener: () => void) => {
    this.#viewListeners.add(listener);
    return () => {
      this.#viewListeners.delete(listener);
    };
  };

  readonly getView = () => this.#view;

  /** Hears every drawn frame, and the one at hand at once. */
  subscribeFrame(listener: (position: PlayerPosition) => void) {
    this.#frameListeners.add(listener);
    listener(this.position);
    return () => {
      this.#frameListeners.delete(listener);
    };
  }

  get position(): PlayerPosition {
    return positionDetail(this.#position, this.#view.totalFrames, this.#view.frameRate);
  }

  // Lifetime

  /** @param stage the element that the picture is drawn into */
  mount(stage: HTMLElement) {
    this.#stage = stage;
    this.#unmounted = false;
    const want = () => {
      // StrictMode mounts, unmounts and mounts again at once: only the last one loads.
      if (this.#stage !== stage || this.#wanted) return;
      this.#wanted = true;
      this.#load();
    };
    this.#stopWatching = [
      watchSeen(stage, (seen) => this.#see(seen)),
      watchReducedMotion((reduced) => this.#reduceMotion(reduced)),
    ];
    if (this.#settings.loading === 'lazy') this.#stopWatching.push(whenNear(stage, want));
    else queueMicrotask(want);
  }

  unmount() {
    for (const stop of this.#stopWatching) stop();
    this.#stage = null;
    this.#unmounted = true;
    this.#wanted = false;
    this.#forgetPending();
    this.#hasReducedMotion = false;
    this.#takeDown();
    this.#changeView({ state: 'loading', error: null, drawn: false });
  }

  /** Takes the host's props. What changed takes effect, at once or by loading again. */
  update(settings: PlayerSettings) {
    const before = this.#settings;
    this.#settings = settings;
    if (settings.loop !== before.loop) this.setLoop(settings.loop);
    if (settings.speed !== before.speed) this.setSpeed(settings.speed);
    if (settings.direction !== before.direction) this.setDirection(settings.direction);
    if (settings.background !== before.background) this.setBackground(settings.background);
    if (settings.subframes !== before.subframes) this.#engine?.setSubframes(settings.subframes);
    if (!this.#wanted) return;
    if (needsReload(settings, before) || this.#isOtherSource(settings.src, before.src)) this.#load();
    else if (settings.freezeWhenUnseen !== before.freezeWhenUnseen) this.#freezeOrThaw();
  }

  #isOtherSource(src: unknown, before: unknown) {
    if (src === before) return false;
    try {
      return sourceText(src) !== this.#loadedText;
    } catch {
      return true;
    }
  }

  // Commands: safe in every state

  play() {
    this.#command(() => this.#play('play'));
  }

  pause() {
    this.#command(() => this.#dispatch('pause'));
  }

  stop() {
    this.#command(() => this.#stop('stop'));
  }

  freeze() {
    this.#command(() => {
      this.#frozenBy = this.#view.state === 'frozen' ? this.#frozenBy : 'host';
      this.#dispatch('freeze');
    });
  }

  /** @param to a frame, or a percentage such as `'50%'`; what is neither changes nothing */
  seek(to: number | string) {
    this.#command(() => {
      const target = seekTarget(to, this.#view.totalFrames);
      if (target === null || !transition(this.#view.state, 'seek')) return;
      this.#position = target;
      this.#dispatch('seek');
    });
  }

  /** Counts passes from now on. */
  setLoop(loop: PlayerLoop) {
    if (this.#unmounted) return;
    this.#passes = 0;
    this.#changeView({ loop });
  }

  /** @param speed above 0; anything else changes nothing */
  setSpeed(speed: number) {
    if (speed > 0 && Number.isFinite(speed)) this.#speed = speed;
  }

  setDirection(direction: PlayerDirection) {
    this.#direction = direction === -1 ? -1 : 1;
  }

  /** @param background a CSS colour */
  setBackground(background: string) {
    if (this.#unmounted || background === this.#view.background) return;
    this.#changeView({ background });
    guarded(() => this.#settings.onBackgroundChange?.(background));
  }

  /**
   * The frame at hand as a file.
   * @throws an `AbortError` when the player has no picture to give: it failed or is unmounted.
   */
  snapshot(options: PlayerSnapshotOptions): Promise<Blob> {
    return new Promise((resolve, reject) => {
      const forget = () => reject(new DOMException('The player has no picture to save.', 'AbortError'));
      const take = () => {
        if (this.#engine && this.#reading) this.#takeSnapshot(options, this.#reading).then(resolve, reject);
        else forget();
      };
      if (this.#unmounted) forget();
      else this.#command(take, forget);
    });
  }

  async #takeSnapshot(options: PlayerSnapshotOptions, reading: Reading) {
    const { renderer, rendererSettings, expressions, label, subframes } = this.#settings;
    const subject = {
      position: subframes ? this.#position : Math.floor(this.#position),
      segment: this.#range,
      background: this.#view.background,
      renderer,
      rendererSettings,
      expressions,
      label,
    };
    const { takeSnapshot } = await import('./snapshot');
    return takeSnapshot(options, { ...subject, animation: parseAnimation(reading) });
  }

  pointerEntered() {
    if (this.#settings.hover) this.#play('pointer entered');
  }

  pointerLeft() {
    if (this.#settings.hover) this.#stop('pointer left');
  }

  /** @param forget runs in place of the command when loading ends without a picture */
  #command(run: () => void, forget?: () => void) {
    if (this.#unmounted) return;
    if (this.#view.state === 'loading') this.#pending.push({ run, forget });
    else run();
  }

  #forgetPending() {
    const pending = this.#pending;
    this.#pending = [];
    for (const { forget } of pending) forget?.();
  }

  #play(trigger: 'play' | 'pointer entered' | 'drawn, autoplay') {
    const { state, totalFrames } = this.#view;
    if (!transition(state, trigger)) return;
    if (atEnd(this.#position, totalFrames, this.#direction))
      this.#position = beginning(totalFrames, this.#direction);
    this.#dispatch(trigger);
  }

  #stop(trigger: 'stop' | 'pointer left') {
    if (this.#dispatch(trigger)) this.#rewind();
  }

  #rewind() {
    this.#position = 0;
    this.#passes = 0;
    this.#draw();
  }

  // States and events

  /** @returns whether the trigger changed something and no callback has changed it further. */
  #dispatch(trigger: Trigger, error: PlayerError | null = null): boolean {
    const step = transition(this.#view.state, trigger);
    if (!step) return false;
    this.#transitions += 1;
    const transitions = this.#transitions;
    const unchanged = () => this.#transitions === transitions;
    this.#pausedForReducedMotion = false;
    this.#keepTime(step.to === 'playing');
    this.#changeView({ state: step.to, error });
    for (const event of step.events) {
      if (!unchanged()) return false;
      if (event === 'frame') this.#draw();
      else this.#emit(event);
    }
    if (unchanged()) this.#freezeOrThaw();
    return unchanged();
  }

  #emit<E extends PlayerEvent>(event: E) {
    const { onEvent } = this.#settings;
    const own = this.#settings[`on${event[0]?.toUpperCase()}${event.slice(1)}` as 'onFrame'];
    if (!own && !onEvent) return;
    const detail = this.#detail(event);
    if (own) guarded(() => own(detail as PlayerPosition));
    if (onEvent) guarded(() => onEvent(event, detail));
  }

  #detail<E extends PlayerEvent>(event: E): PlayerEventDetail[E] {
    const { error, totalFrames, frameRate } = this.#view;
    const details = {
      load: () => ({ totalFrames, frameRate, duration: this.duration }),
      error: () => error,
      loop: () => ({ ...this.position, passes: this.#passes }),
    };
    const detail = event in details ? details[event as keyof typeof details]() : this.position;
    return detail as PlayerEventDetail[E];
  }

  /** Seconds of one pass at speed 1. */
  get duration() {
    const { totalFrames, frameRate } = this.#view;
    return frameRate > 0 ? totalFrames / frameRate : 0;
  }

  #changeView(change: Partial<PlayerView>) {
    const before = this.#view.state;
    this.#view = { ...this.#view, ...change };
    const { state } = this.#view;
    if (state !== before && !this.#unmounted) guarded(() => this.#settings.onStateChange?.(state));
    for (const listener of [...this.#viewListeners]) listener();
  }

  // Time

  #keepTime(on: boolean) {
    if (on) this.#stopTicking ??= onEachFrame((elapsed) => this.#tick(elapsed));
    else {
      this.#stopTicking?.();
      this.#stopTicking = null;
    }
  }

  #tick(elapsed: number) {
    const { totalFrames, frameRate, loop } = this.#view;
    const before = this.#position;
    const step = advance(before, (elapsed / 1000) * frameRate * this.#speed, {
      totalFrames,
      direction: this.#direction,
      passesLeft: passesOf(loop) - 1 - this.#passes,
    });
    this.#position = step.position;
    const transitions = this.#transitions;
    const isSameFrame = Math.floor(before) === Math.floor(step.position);
    if (this.#settings.subframes || !isSameFrame || step.completed) this.#draw();
    for (let pass = 0; pass < step.passesEnded && transitions + pass === this.#transitions; pass += 1) {
      this.#passes += 1;
      this.#dispatch('pass ended');
    }
    if (step.completed && transitions + step.passesEnded === this.#transitions) this.#complete();
  }

  #complete() {
    const staysAtEnd = this.#settings.keepLastFrame && passesOf(this.#view.loop) === 1;
    this.#passes = 0;
    if (this.#dispatch('completed') && !staysAtEnd) this.#rewind();
  }

  #draw() {
    this.#engine?.draw(this.#position);
    if (this.#view.state === 'error') return;
    this.#emit('frame');
    if (this.#frameListeners.size === 0) return;
    const { position } = this;
    for (const listener of this.#frameListeners) listener(position);
  }

  // Surroundings

  #see(seen: boolean) {
    this.#seen = seen;
    this.#freezeOrThaw();
  }

  /** Playback that nobody can see is suspended, and goes on when somebody can. */
  #freezeOrThaw() {
    const { state } = this.#view;
    const unseen = !this.#seen && this.#settings.freezeWhenUnseen;
    if (state === 'playing' && unseen) {
      this.#frozenBy = 'unseen';
      this.#dispatch('freeze');
    } else if (state === 'frozen' && !unseen && this.#frozenBy === 'unseen') {
      this.#dispatch('thaw');
    }
  }

  #reduceMotion(reduced: boolean) {
    if (reduced === this.#reducedMotion) return;
    this.#reducedMotion = reduced;
    const { state } = this.#view;
    if (this.#hasReducedMotion) this.#load();
    else if (reduced && (state === 'playing' || state === 'frozen')) {
      this.#dispatch('pause');
      this.#pausedForReducedMotion = true;
    } else if (!reduced && this.#pausedForReducedMotion) this.#play('play');
  }

  // Loading

  async #load() {
    this.#loading?.abort();
    const loading = new AbortController();
    this.#loading = loading;
    this.#loadedText = null;
    this.#position = 0;
    this.#passes = 0;
    this.#dispatch('source changed');
    const { renderer, expressions } = this.#settings;
    preloadEngine(renderer, expressions);
    const timer = setTimeout(() => loading.abort(tooSlow()), TIME_LIMIT);
    try {
      const animation = await this.#read(loading.signal);
      const engine = await this.#start(animation, loading.signal);
      if (loading === this.#loading) this.#ready(engine);
      else engine.destroy();
    } catch (error) {
      if (loading === this.#loading) this.#fail(error);
    } finally {
      clearTimeout(timer);
    }
  }

  async #read(signal: AbortSignal): Promise<Animation> {
    this.#loadedText = sourceText(this.#settings.src);
    this.#reading = await readSource(this.#loadedText, document.baseURI, signal);
    signal.throwIfAborted();
    return parseAnimation(this.#reading);
  }

  #start(animation: Animation, signal: AbortSignal): Promise<Engine> {
    const { segment, renderer, rendererSettings, subframes, expressions } = this.#settings;
    const marker = reducedMotionMarker(animation);
    this.#hasReducedMotion = marker !== undefined;
    const wanted = this.#reducedMotion && marker ? marker.name : segment;
    const range = wanted === undefined ? undefined : segmentRange(animation, wanted);
    this.#range = range;
    const [first, last] = range ?? [animation.ip, animation.op];
    this.#changeView({
      totalFrames: Math.floor(last - first),
      frameRate: animation.fr,
      markers: markersOf(animation),
    });
    this.#dispatch('parsed');
    signal.throwIfAborted();
    return startEngine({
      container: this.#addLayer(),
      renderer,
      rendererSettings,
      data: animation,
      segment: range,
      subframes,
      expressions,
      signal,
    });
  }

  /** The picture at hand stays until the next one's first frame is there to take its place. */
  #addLayer() {
    const layer = document.createElement('div');
    if (this.#engine) layer.style.visibility = 'hidden';
    this.#stage?.append(layer);
    return layer;
  }

  #ready(engine: Engine) {
    this.#loading = null;
    this.#dropEngine();
    this.#engine = engine;
    engine.container.style.visibility = '';
    const { renderer, autoplay } = this.#settings;
    if (renderer !== 'svg') this.#stopResizing = watchSize(engine.container, () => engine.resize());
    this.#changeView({ drawn: true, build: engine.build });
    if (autoplay && (!this.#reducedMotion || this.#hasReducedMotion)) this.#play('drawn, autoplay');
    else this.#dispatch('drawn');
    const pending = this.#pending;
    this.#pending = [];
    for (const { run, forget } of pending) this.#command(run, forget);
  }

  #fail(error: unknown) {
    this.#forgetPending();
    this.#takeDown();
    this.#changeView({ drawn: false });
    this.#dispatch('failed', errorDetail(error));
  }

  #takeDown() {
    const loading = this.#loading;
    this.#loading = null;
    loading?.abort();
    this.#reading = null;
    this.#keepTime(false);
    this.#dropEngine();
  }

  #dropEngine() {
    this.#stopResizing?.();
    this.#stopResizing = null;
    this.#engine?.destroy();
    this.#engine = null;
  }
}

function needsReload(settings: PlayerSettings, before: PlayerSettings) {
  const key = ({ renderer, segment, expressions, rendererSettings }: PlayerSettings) =>
    JSON.stringify([renderer, segment, expressions, rendererSettings]);
  return key(settings) !== key(before);
}

function tooSlow() {
  return new Failure(
    'network',
    'The animation did not arrive within 30 seconds. Check the connection and try again.',
  );
}

/** The player as its host may hold it. */
export function handleOf(store: PlayerStore): PlayerHandle {
  return {
    play: () => store.play(),
    pause: () => store.pause(),
    stop: () => store.stop(),
    freeze: () => store.freeze(),
    seek: (to) => store.seek(to),
    setLoop: (loop) => store.setLoop(loop),
    setSpeed: (speed) => store.setSpeed(speed),
    setDirection: (direction) => store.setDirection(direction),
    setBackground: (colour) => store.setBackground(colour),
    snapshot: (options) => store.snapshot(options),
    get state() {
      return store.getView().state;
    },
    get frame() {
      return store.position.frame;
    },
    get totalFrames() {
      return store.getView().totalFrames;
    },
    get frameRate() {
      return store.getView().frameRate;
    },
    get duration() {
      return store.duration;
    },
  };
}
