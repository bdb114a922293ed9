import { apply, type Change, moveTo, render, setRange, sync } from './change';
import { performAwaited, performQueued, play } from './commands';
import type { Input } from './inputs';
import { type Kept, type LoadMode, type PlayerModel, UNLOADED } from './model';
import { mayAutoplay, prefersOwnMarker, reducedMotionOf } from './select';
import { stableStringify } from './source-text';

type InputOf<T extends Input['type']> = Extract<Input, { type: T }>;

/** Begins the first load since the player was mounted. */
export function start(change: Change) {
  const { load, lifecycle } = change;
  if (lifecycle !== 'mounted' || load.hasStarted) return;
  load.hasStarted = true;
  startLoad(change, 'source');
}

/** Begins a load. It replaces the load in progress, but a rerender waits for another one. */
export function startLoad(change: Change, mode: LoadMode) {
  const { load } = change;
  load.isRerenderQueued = mode === 'rerender' && load.mode === 'rerender';
  if (load.isRerenderQueued) return;
  load.id += 1;
  load.mode = mode;
  load.playsMarker = prefersOwnMarker(change);
  if (mode === 'source') resetForNewSource(change);
  const known = change.isLoaded ? change.media : change.kept?.media;
  change.effects.push({ type: 'load', id: load.id, source: known?.getSource() ?? change.source });
}

/** The animation on screen rests where it is until the next one is ready. */
function resetForNewSource(change: Change) {
  apply(change, 'loading');
  sync(change);
  moveTo(change, 0);
  change.clock.iterations = 0;
  change.needsSync = false;
  change.source = stableStringify(change.settings.src);
  change.isLoaded = false;
  change.media = { ...change.media, markers: [] };
  change.error = null;
  if (!change.kept) change.hasAutoplayedInView = false;
}

/** A load has parsed and checked the file. */
export function onLoaded(change: Change, { media }: InputOf<'loaded'>) {
  change.media = media;
  change.isLoaded = true;
  if (change.load.mode === 'source') apply(change, 'load');
  // The user's preference changed during the load.
  if (media.hasReducedMotion && prefersOwnMarker(change) !== change.load.playsMarker)
    startLoad(change, 'rerender');
}

/** The first frame of a load is on screen. */
export function onReady(change: Change, { rendering, at, source }: InputOf<'ready'>) {
  const { kept, load, clock, settings } = change;
  const isFirst = change.status === 'loading';
  const { isRerenderQueued } = load;
  load.mode = null;
  change.rendering = rendering;
  change.kept = null;
  change.now = clock.at = at;
  clock.source = source;
  if (!isFirst) render(change);
  else if (kept) restore(change, kept);
  else if (settings.autoplay === true && !settings.scrub && mayAutoplay(change)) play(change, 'autoplay');
  else apply(change, 'ready');
  if (isFirst) {
    if (!mayAutoplay(change) && kept?.reducedMotion !== reducedMotionOf(change)) respectReducedMotion(change);
    trackView(change);
  }
  performQueued(change);
  if (isRerenderQueued) startLoad(change, 'rerender');
}

/** A load failed, or the animation it rendered. */
export function onFail(change: Change, { error }: InputOf<'fail'>) {
  unload(change);
  change.error = error;
  apply(change, 'error');
  performQueued(change);
}

function unload(change: Change) {
  Object.assign(change, UNLOADED);
  change.load.id += 1;
  change.load.mode = null;
  moveTo(change, 0);
  change.effects.push({ type: 'unload' }, { type: 'trackView', mode: null });
}

/** Releases an unmounted player. React may show it again, which resumes its playback. */
export function release(change: Change) {
  if (change.isLoaded && change.rendering && change.status !== 'loading') change.kept = keep(change);
  unload(change);
  setRange(change, { kind: 'whole' });
  change.load.hasStarted = false;
  change.status = 'loading';
  change.effects.push({ type: 'dropCallbacks' });
  performAwaited(change);
}

/**
 * Playback that the user could not see resumes; an animation that was reversing to its first frame is stopped
 * there.
 */
function keep(model: PlayerModel): Kept {
  const { frame, phase, iterations } = model.clock;
  const kept = { media: model.media, reducedMotion: reducedMotionOf(model) };
  if (model.range.kind === 'reversing') return { ...kept, status: 'stopped', frame: 0, iterations: 0 };
  const status = model.resumeOn === 'visible' ? 'playing' : model.status;
  return { ...kept, status, frame, phase, iterations };
}

/**
 * Resumes what React hid, with the events that lead there. For another play range only the state is resumed.
 */
function restore(change: Change, kept: Kept) {
  const { status } = kept;
  const isSame = kept.media.totalFrames === change.media.totalFrames;
  const frame = isSame ? kept.frame : 0;
  if (status === 'paused' || status === 'stopped') apply(change, 'ready');
  else apply(change, 'autoplay', frame);
  if (status === 'paused') apply(change, 'seek', frame);
  // A host's freeze ends only with `play`, even if the player is invisible.
  if (status === 'frozen' && !apply(change, 'freeze')) change.resumeOn = null;
  if (!isSame) return;
  if (kept.phase === 'return') moveTo(change, frame, 'return');
  change.clock.iterations = kept.iterations;
}

/** Follows the position on the page, if a prop needs it. */
export function trackView({ settings, hasAutoplayedInView, effects }: Change) {
  const waitsForView = settings.autoplay === 'in-view' && !hasAutoplayedInView;
  effects.push({ type: 'trackView', mode: settings.scrub ? 'scroll' : waitsForView ? 'in-view' : null });
}

/** @param before the model with the mode that was in effect before */
export function onReducedMotionChange(change: Change, before: PlayerModel) {
  if (reducedMotionOf(change) === reducedMotionOf(before)) return;
  const { isLoaded, media, settings, rendering } = change;
  // The file's own marker plays from now on, or no longer.
  if (isLoaded && media.hasReducedMotion && prefersOwnMarker(change) !== prefersOwnMarker(before))
    startLoad(change, change.status === 'loading' ? 'rerender' : 'source');
  else respectReducedMotion(change);
  if (settings.scrub && rendering) trackView(change);
}

/** Pauses, or shows the still frame, while the user prefers reduced motion; afterwards playback resumes. */
function respectReducedMotion(change: Change) {
  const { status, resumeOn, clock, media } = change;
  const mode = reducedMotionOf(change);
  const wasPaused = resumeOn === 'motion-allowed';
  if (!mode) {
    if (wasPaused) play(change, 'play');
    return;
  }
  // What the host froze is still already.
  const isMoving = resumeOn === 'visible' || status === 'playing';
  const still = mode === 'last-frame' ? media.totalFrames - 1 : 0;
  const needsStill = mode !== 'respect' && status !== 'frozen' && clock.frame !== still;
  if (!isMoving && !needsStill) return;
  const isApplied = mode === 'respect' ? apply(change, 'pause') : apply(change, 'still', still);
  if (isApplied && (isMoving || wasPaused)) change.resumeOn = 'motion-allowed';
}
