import { addIterations, apply, type Change, moveTo, render, set, setClock, setRange, sync } from './change';
import { performAwaited, performQueued, play } from './commands';
import type { Input } from './inputs';
import { type Kept, type LoadMode, type PlayerModel, UNLOADED } from './model';
import { mayAutoplay, prefersOwnMarker, reducedMotionOf } from './select';
import { stableStringify } from './source-text';

type InputOf<T extends Input['type']> = Extract<Input, { type: T }>;

function setLoad(change: Change, next: Partial<PlayerModel['load']>) {
  set(change, { load: { ...change.model.load, ...next } });
}

/** Begins the first load since the player was mounted. */
export function start(change: Change) {
  const { load, lifecycle } = change.model;
  if (lifecycle !== 'mounted' || load.hasStarted) return;
  setLoad(change, { hasStarted: true });
  startLoad(change, 'source');
}

/** Begins a load. It replaces the load in progress, but a rerender waits for another one. */
export function startLoad(change: Change, mode: LoadMode) {
  const { load } = change.model;
  if (mode === 'rerender' && load.mode === 'rerender') {
    setLoad(change, { isRerenderQueued: true });
    return;
  }
  const id = load.id + 1;
  const playsMarker = prefersOwnMarker(change.model);
  setLoad(change, { id, mode, playsMarker, isRerenderQueued: false });
  if (mode === 'source') resetForNewSource(change);
  const { media, isLoaded, kept, source } = change.model;
  const known = isLoaded ? media : kept?.media;
  change.effects.push({ type: 'load', id, source: known?.getSource() ?? source });
}

/** The animation on screen rests where it is until the next one is ready. */
function resetForNewSource(change: Change) {
  const before = change.model;
  apply(change, 'loading');
  sync(change);
  moveTo(change, 0);
  setClock(change, { iterations: 0 });
  change.needsSync = false;
  set(change, {
    source: stableStringify(before.settings.src),
    isLoaded: false,
    media: { ...before.media, markers: [] },
    error: null,
    hasAutoplayedInView: before.hasAutoplayedInView && before.kept !== null,
  });
}

/** A load has parsed and checked the file. */
export function onLoaded(change: Change, { media }: InputOf<'loaded'>) {
  const { load } = change.model;
  set(change, { media, isLoaded: true });
  if (load.mode === 'source') apply(change, 'load');
  // The user's preference changed during the load.
  if (media.hasReducedMotion && prefersOwnMarker(change.model) !== load.playsMarker)
    startLoad(change, 'rerender');
}

/** The first frame of a load is on screen. */
export function onReady(change: Change, { rendering, at, source }: InputOf<'ready'>) {
  const { status, kept, load, settings } = change.model;
  const isFirst = status === 'loading';
  setLoad(change, { mode: null, isRerenderQueued: false });
  set(change, { rendering, kept: null });
  change.now = at;
  setClock(change, { at, source });
  if (!isFirst) render(change);
  else if (kept) restore(change, kept);
  else if (settings.autoplay === true && !settings.scrub && mayAutoplay(change.model))
    play(change, 'autoplay');
  else apply(change, 'ready');
  if (isFirst) {
    const isKept = kept?.reducedMotion === reducedMotionOf(change.model);
    if (!mayAutoplay(change.model) && !isKept) respectReducedMotion(change);
    trackView(change);
  }
  performQueued(change);
  if (load.isRerenderQueued) startLoad(change, 'rerender');
}

/** A load failed, or the animation it rendered. */
export function onFail(change: Change, { error }: InputOf<'fail'>) {
  unload(change, error);
  apply(change, 'error');
  performQueued(change);
}

function unload(change: Change, error: PlayerModel['error']) {
  const { load } = change.model;
  set(change, {
    ...UNLOADED,
    error,
    load: { ...load, id: load.id + 1, mode: null, isRerenderQueued: false },
  });
  moveTo(change, 0);
  change.effects.push({ type: 'unload' }, { type: 'trackView', mode: null });
}

/** Releases an unmounted player. React may show it again, which resumes its playback. */
export function release(change: Change) {
  const { status, isLoaded, rendering, kept, load } = change.model;
  const isReady = isLoaded && rendering && status !== 'loading';
  set(change, { kept: isReady ? keep(change.model) : kept, load: { ...load, hasStarted: false } });
  unload(change, null);
  setRange(change, { kind: 'whole' });
  set(change, { status: 'loading' });
  change.effects.push({ type: 'dropCallbacks' });
  performAwaited(change);
}

/** Playback that the user could not see resumes; an animation that was reversing to its first frame is stopped there. */
function keep(model: PlayerModel): Kept {
  const { clock, range, resumeOn, status, media } = model;
  const kept = { media, reducedMotion: reducedMotionOf(model) };
  if (range.kind === 'reversing') return { ...kept, status: 'stopped', frame: 0, iterations: 0 };
  const { frame, phase, iterations } = clock;
  return { ...kept, status: resumeOn === 'visible' ? 'playing' : status, frame, phase, iterations };
}

/** Resumes what React hid, with the events that lead there. For another play range only the state is resumed. */
function restore(change: Change, kept: Kept) {
  const isSame = kept.media.totalFrames === change.model.media.totalFrames;
  const { status, frame, phase, iterations } = isSame
    ? kept
    : { ...kept, frame: 0, phase: undefined, iterations: 0 };
  if (status === 'paused' || status === 'stopped') apply(change, 'ready');
  else apply(change, 'autoplay', frame);
  if (status === 'paused') apply(change, 'seek', frame);
  if (status === 'frozen') {
    // A host's freeze ends only with `play`, even if the player is invisible.
    if (!apply(change, 'freeze')) set(change, { resumeOn: null });
  }
  if (phase === 'return') moveTo(change, frame, phase);
  addIterations(change, iterations);
}

/** Follows the position on the page, if a prop needs it. */
export function trackView(change: Change) {
  const { settings, hasAutoplayedInView } = change.model;
  const waitsForView = settings.autoplay === 'in-view' && !hasAutoplayedInView;
  change.effects.push({
    type: 'trackView',
    mode: settings.scrub ? 'scroll' : waitsForView ? 'in-view' : null,
  });
}

/** @param before the mode in effect before */
export function onReducedMotionChange(change: Change, before: PlayerModel) {
  const { isLoaded, media, status, settings, rendering } = change.model;
  if (reducedMotionOf(change.model) === reducedMotionOf(before)) return;
  // The file's own marker plays from now on, or no longer.
  if (isLoaded && media.hasReducedMotion && prefersOwnMarker(change.model) !== prefersOwnMarker(before))
    startLoad(change, status === 'loading' ? 'rerender' : 'source');
  else respectReducedMotion(change);
  if (settings.scrub && rendering) trackView(change);
}

/** Pauses, or shows the still frame, while the user prefers reduced motion; afterwards playback resumes. */
function respectReducedMotion(change: Change) {
  const { model } = change;
  const { status, resumeOn, clock, media } = model;
  const mode = reducedMotionOf(model);
  // What the host froze is still already.
  const isMoving = resumeOn === 'visible' || status === 'playing';
  const resumes = isMoving || resumeOn === 'motion-allowed';
  if (!mode) {
    if (resumeOn === 'motion-allowed') play(change, 'play');
    return;
  }
  const still = mode === 'last-frame' ? media.totalFrames - 1 : 0;
  const needsStill = mode !== 'respect' && status !== 'frozen' && clock.frame !== still;
  if (!isMoving && !needsStill) return;
  const isApplied = mode === 'respect' ? apply(change, 'pause') : apply(change, 'still', still);
  if (isApplied) set(change, { resumeOn: resumes ? 'motion-allowed' : null });
}
