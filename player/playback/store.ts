import type { Failure } from '../errors/failure';
import { textOfSrc } from '../source/source-text';
import { frameOfPercent, seekTarget } from '../timeline/timeline';
import type { PlayerError, PlayerHandle } from '../types';
import { observeApproach, observeReducedMotion, observeVisibility } from './environment';
import { createLoading } from './loading';
import { openAnimation, preloadDrawing } from './open-animation';
import type { DrawnAnimation, OpenedAnimation } from './opening';
import { createPlayback, NO_PICTURE } from './playback';
import { propChanges } from './prop-changes';
import { requestSnapshot } from './request-snapshot';
import { runHostCallback } from './run-host-callback';
import type { PlayerSettings } from './settings';

/** How far outside the viewport a lazy player begins to load. */
const NEAR = '200px';

export type PlayerStore = ReturnType<typeof createPlayerStore>;

/** One player outside React: what React reads of it, and what its host and its visitor ask of it. */
export function createPlayerStore(initial: PlayerSettings) {
  let settings = initial;
  const playback = createPlayback(() => settings);
  const { getView, changeView, playhead, dispatch } = playback;
  const loading = createLoading(onFailed);
  /** Commands that came before loading ended. */
  const pending: (() => void)[] = [];

  let stage: HTMLElement | null = null;
  let isUnmounted = false;
  /** False until a lazy player comes near the viewport. */
  let hasStarted = false;
  /** Aborted by unmounting. */
  let mounted: AbortController | undefined;
  let reducedMotion = false;
  /** What is loaded, from `src` as text. */
  let srcText: string | null = null;
  let opened: OpenedAnimation | null = null;

  /** Starts to load what is mounted, once: StrictMode mounts, unmounts and mounts again at once. */
  function startLoading() {
    if (!stage || hasStarted) return;
    hasStarted = true;
    open(null);
  }

  /** @param again what is open and only to be drawn anew, of which the host hears a `frame` alone; null loads `src` */
  function open(again: OpenedAnimation | null) {
    const askedReduced = reducedMotion;
    loading.start(
      async (signal) => {
        if (!again) forget();
        signal.throwIfAborted();
        if (srcText === null) throw { code: 'invalid', reason: 'src', src: settings.src } satisfies Failure;
        return openAnimation({
          getSettings: () => settings,
          source: again?.getSource() ?? srcText,
          createContainer,
          prefersReducedMotion: () => reducedMotion,
          getMotion: playback.getMotion,
          signal,
          onOpened(next) {
            opened = next;
            changeView({ totalFrames: next.totalFrames, frameRate: next.frameRate, markers: next.markers });
            if (!again) dispatch('load');
            if (next.hasReducedMotion && reducedMotion !== askedReduced) open(next);
          },
          onFailed: loading.fail,
          onUnavailable: () => open(opened),
        });
      },
      onReady,
      again !== null,
    );
  }

  /** Begins with `src` anew; the picture stays until the next one is there. */
  function forget() {
    srcText = textOfSrc(settings.src);
    opened = null;
    playhead.moveTo(0);
    playhead.resetIterations();
    changeView({ error: null, markers: [] });
    dispatch('loading');
    preloadDrawing(settings);
  }

  /** A layer of its own, so that the picture at hand stays until the next one takes its place. */
  function createContainer() {
    const container = document.createElement('div');
    container.ariaHidden = 'true';
    if (playback.hasPicture()) container.style.visibility = 'hidden';
    stage?.append(container);
    return container;
  }

  function onReady({ engine, reason }: DrawnAnimation) {
    playback.setEngine(engine);
    changeView({ build: engine.build, pageReason: reason });
    engine.container.style.visibility = '';
    playback.events.batch(() => {
      if (getView().state !== 'loading') playback.drawFrame();
      else if (settings.autoplay && (!reducedMotion || opened?.hasReducedMotion))
        playback.startPlaying('autoplay');
      else dispatch('ready');
      runPending();
    });
  }

  function onFailed(error: PlayerError) {
    // The visitor reads what concerns a visitor.
    console.warn(`${settings.label || settings.src}: ${error.message}`);
    reset(error);
    dispatch('error');
    runPending();
  }

  function reset(error: PlayerError | null) {
    loading.abort();
    opened = null;
    playhead.setPlaying(false);
    playhead.moveTo(0);
    playback.setEngine(null);
    changeView({ ...NO_PICTURE, error });
  }

  function onReducedMotion(reduced: boolean) {
    if (reduced === reducedMotion) return;
    reducedMotion = reduced;
    if (opened?.hasReducedMotion) open(getView().state === 'loading' ? opened : null);
    else playback.setReducedMotion(reduced);
  }

  /** Before loading ends a command is remembered. Where there is no picture it finds nothing to do. */
  function command(run: () => void) {
    if (getView().state === 'loading' && !isUnmounted) pending.push(run);
    else run();
  }

  function runPending() {
    pending.splice(0).forEach(command);
  }

  /** The player as its host may hold it. */
  const handle: PlayerHandle = {
    play: () => command(() => playback.startPlaying('play')),
    pause: () => command(() => dispatch('pause')),
    stop: () => command(() => playback.returnToStart('stop')),
    freeze: () => command(() => dispatch('freeze')),

    seek: (to) =>
      command(() => {
        const target = seekTarget(to, getView().totalFrames);
        if (target !== null) dispatch('seek', undefined, target);
      }),

    retry() {
      if (getView().state === 'error') open(null);
    },

    /** Counts iterations from now on. */
    setLoop(loop) {
      if (isUnmounted) return;
      playhead.catchUp();
      playhead.resetIterations();
      changeView({ loop });
      playback.syncEngine();
    },

    setSpeed(speed) {
      playhead.setSpeed(speed);
      playback.syncEngine();
    },

    setDirection(direction) {
      playhead.setDirection(direction);
      playback.syncEngine();
    },

    setBackground(background) {
      if (isUnmounted || (background ?? getView().background) === getView().background) return;
      changeView({ background });
      runHostCallback(() => settings.onBackgroundChange?.(background));
    },

    snapshot: (options) =>
      new Promise((resolve) => {
        command(() => {
          const { background } = getView();
          const position = playback.getDrawnPosition();
          resolve(requestSnapshot(options, { ...settings, background, opened, stage, position }));
        });
      }),

    get renderer() {
      return opened?.renderer ?? settings.renderer;
    },
    get state() {
      return getView().state;
    },
    get frame() {
      return playback.getPosition().frame;
    },
    get totalFrames() {
      return getView().totalFrames;
    },
    get frameRate() {
      return getView().frameRate;
    },
    get duration() {
      return getView().totalFrames / getView().frameRate || 0;
    },
  };

  return {
    handle,
    getView,
    subscribe: playback.subscribe,
    subscribeFrame: playback.subscribeFrame,
    setScrubbing(scrubbing: boolean) {
      playhead.setScrubbing(scrubbing);
      playback.syncEngine();
    },
    /** The whole frame that a percentage of the slider means. */
    frameAt: (percent: number) => frameOfPercent(percent, getView().totalFrames),

    /** @param element what the picture is drawn into */
    mount(element: HTMLElement) {
      stage = element;
      mounted = new AbortController();
      const { signal } = mounted;
      let isInView = true;
      const updateSeen = () => playback.setSeen(isInView && !document.hidden);
      document.addEventListener('visibilitychange', updateSeen, { signal });
      updateSeen();
      observeVisibility(element, signal, (visible) => {
        isInView = visible;
        updateSeen();
      });
      observeReducedMotion(signal, onReducedMotion);
      if (settings.loading === 'lazy') observeApproach(element, signal, NEAR, startLoading);
      else queueMicrotask(startLoading);
    },

    unmount() {
      mounted?.abort();
      stage = null;
      isUnmounted = true;
      hasStarted = false;
      reset(null);
      changeView({ state: 'loading' });
      playback.events.clear();
      runPending();
    },

    /** Takes the host's props. What changed takes effect, at once or by loading again. */
    update(next: PlayerSettings) {
      const before = settings;
      settings = next;
      // React's layout effects, which update, come before the effect that mounts.
      isUnmounted = false;
      const { differs, loadsAgain, drawsAgain, places } = propChanges(before, next);
      if (differs('loop')) handle.setLoop(next.loop);
      if (differs('speed')) handle.setSpeed(next.speed);
      if (differs('direction')) handle.setDirection(next.direction);
      if (differs('background')) handle.setBackground(next.background);
      if (differs('subframes') && playback.hasPicture() && !loading.isLoading)
        playback.events.batch(playback.drawFrame);
      if (!hasStarted) {
        if (next.loading === 'eager') startLoading();
        return;
      }
      const isOther = next.src !== before.src && textOfSrc(next.src) !== srcText;
      if (isOther || loadsAgain) open(null);
      else if (opened && (drawsAgain || (places && !playback.place()))) open(opened);
      playback.freezeOrThaw();
    },

    /** In hover mode, the pointer is on the picture. */
    enter() {
      if (!reducedMotion) playback.startPlaying('enter');
    },
    /** In hover mode, the pointer or the focus is on it no longer. */
    leave: () => playback.returnToStart('leave'),
    /**
     * In hover mode, it was pressed.
     * @param isHovering by a pointer that plays by being there: it stops by leaving, unless it could not start either
     */
    press: (isHovering: boolean) =>
      command(() => {
        if (getView().state !== 'playing') playback.startPlaying('enter');
        else if (reducedMotion || !isHovering) playback.returnToStart('leave');
      }),
  };
}
