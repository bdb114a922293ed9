import { propChanges } from '../core/prop-changes';
import { NO_PICTURE } from '../core/select';
import type { PlayerSettings } from '../core/settings';
import { frameOfPercent } from '../core/timeline';
import { type Failure, formatValue } from '../document/errors/failure';
import { stableStringify } from '../document/source-text';
import { renderAnimation } from '../render/render-animation';
import type { LoadedAnimation, RenderedAnimation } from '../render/renderer';
import type { PlayerError, PlayerReducedMotion, PlayerState } from '../types';
import { motionOf, placePicture } from './drawing';
import { observeApproach, observeReducedMotion, observeSeen } from './environment';
import { createHandle } from './handle';
import { createHover } from './hover';
import { createLoading } from './loading';
import { createPlayback } from './playback';
import { type RestorePoint, restore, restorePointOf } from './restore-point';
import { explanationOf } from './to-player-error';

type ReducedMotion = Exclude<PlayerReducedMotion, 'ignore'>;

/** Commands that are remembered after an error. */
const MAX_PENDING = 100;

export type PlayerStore = ReturnType<typeof createPlayerStore>;

/** One player outside React: what React reads of it, and what its host and its visitor ask of it. */
export function createPlayerStore(initial: PlayerSettings) {
  let settings = initial;
  const playback = createPlayback(() => settings);
  const { getView, changeView, playhead, dispatch } = playback;
  const loading = createLoading(onFailed);
  /** What was asked for before loading ended. */
  const pending: { ask(): void; isAwaited: boolean }[] = [];

  let stage: HTMLElement | null = null;
  let isUnmounted = false;
  /** False until a lazy player comes near the viewport. */
  let hasStarted = false;
  /** Whether in-view autoplay has had its one time. */
  let hasComeIntoView = false;
  /** Aborts in-view autoplay and scroll scrubbing. */
  let viewTracking: AbortController | undefined;
  /** Aborted by unmounting. */
  let mounted: AbortController | undefined;
  let prefersReducedMotion = false;
  /** What the visitor's wish for less motion comes to; null without it, or where the host answers for it. */
  let reducedMotion: ReducedMotion | null = null;
  /** What is loaded, from `src` as text. */
  let srcText: string | null = null;
  let opened: LoadedAnimation | null = null;
  /** Position and file to restore when React shows the player again. */
  let restorePoint: (RestorePoint & { opened: LoadedAnimation; reducedMotion: ReducedMotion | null }) | null =
    null;

  /** Starts to load what is mounted, once: StrictMode mounts, unmounts and mounts again at once. */
  function startLoading() {
    if (!stage || hasStarted) return;
    hasStarted = true;
    open(null);
  }

  /** @param again what is open and only to be drawn anew, of which the host hears a `frame` alone; null loads `src` */
  function open(again: LoadedAnimation | null) {
    const askedReduced = prefersOwnPart();
    const load = async (signal: AbortSignal) => {
      if (!again) forget();
      signal.throwIfAborted();
      let markersWatched: Promise<void> | undefined;
      if (srcText === null) throw { code: 'invalid', reason: 'src', src: settings.src } satisfies Failure;
      const drawn = await renderAnimation({
        getSettings: () => settings,
        getSync: () => motionOf(playback, settings),
        source: (again ?? restorePoint?.opened)?.getSource() ?? srcText,
        createContainer,
        prefersReducedMotion: prefersOwnPart,
        signal,
        onLoaded(next) {
          opened = next;
          for (const failure of next.unresolvedSlots)
            explanationOf(failure).then(({ message }) => console.warn(message));
          changeView({ totalFrames: next.totalFrames, frameRate: next.frameRate, markers: next.markers });
          markersWatched = playback.watchMarkers();
          if (!again) dispatch('load');
          if (next.hasReducedMotion && prefersOwnPart() !== askedReduced) open(next);
        },
        onFailed: loading.fail,
        onUnavailable: () => open(opened),
      });
      await markersWatched;
      return drawn;
    };
    loading.start(load, onReady, again !== null);
  }

  /** Whether the file's own part for less motion is played, where it has one. */
  const prefersOwnPart = () => reducedMotion === 'respect';

  /** Begins with `src` anew; the picture stays until the next one is there. */
  function forget() {
    srcText = stableStringify(settings.src);
    opened = null;
    if (!restorePoint) hasComeIntoView = false;
    playback.events.batch(() => {
      // The picture at hand rests where it is.
      dispatch('loading');
      playhead.moveTo(0);
      playhead.resetIterations();
      changeView({ error: null, markers: [], isLoading: true });
    });
  }

  /** A layer of its own, so that the picture at hand stays until the next one takes its place. */
  function createContainer() {
    const container = document.createElement('div');
    container.ariaHidden = 'true';
    if (playback.getEngine()) container.style.visibility = 'hidden';
    stage?.append(container);
    return container;
  }

  function onReady({ renderer: engine, fallbackReason }: RenderedAnimation) {
    playback.setEngine(engine);
    changeView({ build: engine.build, isLoading: false, fallbackReason });
    engine.container.style.visibility = '';
    playback.events.batch(() => {
      const isFirst = getView().state === 'loading';
      const isAsBefore = restorePoint?.reducedMotion === reducedMotion;
      if (!isFirst) playback.drawFrame();
      else if (restorePoint)
        restore(playback, restorePoint, restorePoint.opened.totalFrames === opened?.totalFrames);
      else if (playsByItself()) playback.startPlaying('autoplay');
      else dispatch('ready');
      restorePoint = null;
      if (isFirst) {
        // What was restored has been asked for.
        if (!mayPlay() && !isAsBefore) playback.setReducedMotion(reducedMotion);
        trackView();
      }
      runPending();
    });
  }

  function onFailed(error: PlayerError) {
    // The visitor reads what concerns a visitor.
    console.warn(`${settings.label || formatValue(settings.src)}: ${error.message}`);
    reset(error);
    dispatch('error');
    runPending();
  }

  function reset(error: PlayerError | null) {
    loading.abort();
    viewTracking?.abort();
    opened = null;
    playhead.setPlaying(false);
    playhead.moveTo(0);
    playback.setEngine(null);
    changeView({ ...NO_PICTURE, error });
  }

  /** Leaves nothing behind but what React may show again. */
  function release() {
    const isReady = getView().state !== 'loading';
    if (opened && isReady && playback.getEngine())
      restorePoint = { opened, reducedMotion, ...restorePointOf(playback) };
    hasStarted = false;
    reset(null);
    playback.setPart(null);
    changeView({ state: 'loading' });
    playback.events.clear();
    // Somebody waits for these; the others are done where React shows the player again.
    const awaited = pending.filter(({ isAwaited }) => isAwaited);
    pending.splice(0, pending.length, ...pending.filter(({ isAwaited }) => !isAwaited));
    for (const { ask } of awaited) ask();
  }

  const isMotionReduced = () => reducedMotion !== null;
  /** Whether playing may begin without being asked for. */
  const mayPlay = () => !reducedMotion || (prefersOwnPart() && Boolean(opened?.hasReducedMotion));

  /** Once the first frame is there. What the page's scrolling moves does not move by itself. */
  function playsByItself() {
    const { autoplay, scrub } = settings;
    if (!autoplay || autoplay === 'in-view' || scrub) return false;
    return mayPlay();
  }

  function onInView() {
    hasComeIntoView = true;
    if (mayPlay()) playback.startPlaying('inView');
  }

  /** Loads what plays and moves by where the picture is on the page, where a prop asks for it. */
  async function trackView() {
    viewTracking?.abort();
    const { autoplay, scrub } = settings;
    if (!stage || !(scrub || (autoplay === 'in-view' && !hasComeIntoView))) return;
    viewTracking = new AbortController();
    const options = { stage, playback, onInView, isMotionReduced, signal: viewTracking.signal };
    const module = await import('./view-tracking').catch(() => null);
    module?.trackView(options, settings);
  }

  /** Another direction or mode has another frame at the same place of the page. What plays turns round where it is. */
  function turnScrubbed() {
    if (settings.scrub && playback.getEngine() && getView().state !== 'playing') trackView();
  }

  function updateReducedMotion() {
    const before = reducedMotion;
    const { reducedMotion: asked } = settings;
    reducedMotion = prefersReducedMotion && asked !== 'ignore' ? asked : null;
    if (reducedMotion === before) return;
    if (opened?.hasReducedMotion && prefersOwnPart() !== (before === 'respect'))
      open(getView().state === 'loading' ? opened : null);
    else playback.setReducedMotion(reducedMotion);
    if (settings.scrub && playback.getEngine()) trackView();
  }

  /** Runs what is asked for, or remembers it in these states. After unmounting it finds nothing to do. */
  const rememberIn = (states: PlayerState[], isAwaited: boolean) =>
    function ask(run: () => void) {
      const { state } = getView();
      if (isUnmounted || !states.includes(state)) return run();
      pending.push({ ask: () => ask(run), isAwaited });
      // An error may stay for ever.
      if (state === 'error' && pending.length > MAX_PENDING) pending.shift();
    };

  const command = rememberIn(['loading', 'error'], false);
  const request = rememberIn(['loading'], true);

  function runPending() {
    for (const { ask } of pending.splice(0)) ask();
  }

  const handle = createHandle({
    playback,
    getSettings: () => settings,
    getOpened: () => opened,
    getStage: () => stage,
    isUnmounted: () => isUnmounted,
    command,
    request,
    retry() {
      if (getView().state === 'error') open(null);
    },
    onDirectionSet: turnScrubbed,
  });

  const hover = createHover({ playback, getSettings: () => settings, isMotionReduced, command });

  return {
    handle,
    hover,
    getView,
    subscribe: playback.subscribe,
    subscribeFrame: playback.subscribeFrame,
    getDrawnFrames: () => playback.getEngine()?.getDrawnFrames(),
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
      observeSeen(element, signal, playback.setSeen);
      observeReducedMotion(signal, (reduced) => {
        prefersReducedMotion = reduced;
        updateReducedMotion();
      });
      if (settings.loading === 'lazy') observeApproach(element, signal, startLoading);
      else queueMicrotask(startLoading);
    },

    unmount() {
      mounted?.abort();
      isUnmounted = true;
      // StrictMode mounts again at once, also what Suspense shows again.
      if (stage?.isConnected) queueMicrotask(() => stage ?? release());
      else release();
      stage = null;
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
      if (differs('mode')) {
        playhead.setMode(next.mode);
        playback.syncEngine();
        turnScrubbed();
      }
      if (differs('background')) handle.setBackground(next.background);
      if (differs('subframes') && playback.getEngine() && !loading.isLoading)
        playback.events.batch(playback.drawFrame);
      if (differs('reducedMotion')) updateReducedMotion();
      playback.watchMarkers();
      // Other events may be listened to.
      playhead.updateTicking();
      const isOther = loadsAgain || (next.src !== before.src && stableStringify(next.src) !== srcText);
      if (isOther) restorePoint = null;
      if (!hasStarted) {
        if (next.loading === 'eager') startLoading();
        return;
      }
      if (isOther) {
        // What was asked for after an error was meant for another file.
        if (getView().state === 'error') pending.length = 0;
        open(null);
      } else if (opened && (drawsAgain || (places && (!placePicture(playback) || loading.isLoading))))
        open(opened);
      if ((differs('autoplay') || differs('scrub')) && playback.getEngine()) trackView();
      playback.freezeOrThaw();
    },
  };
}
