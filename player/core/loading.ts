import { apply, type Change, moveTo, requestRender, requestSync } from './change';
import { play, runAwaited, runQueued } from './commands';
import type { Input } from './inputs';
import { type Command, type Media, type PlayerModel, UNLOADED } from './model';
import { restore } from './restore';
import { hasStarted, isInProgress, isLoaded, mayAutoplay, prefersOwnMarker, reducedMotionOf } from './select';
import { sourceOf } from './source-text';
import { seekTarget } from './timeline';

type InputOf<T extends Input['type']> = Extract<Input, { type: T }>;

/**
 * Starts the first load if it is due. With `preload="none"`, it starts only when a command needs the animation, or
 * when React shows a loaded player again.
 * @param isDue whether the player is near the viewport, or `loading` is `eager`
 */
export function startWhenDue(change: Change, isDue = true) {
  const { load, lifecycle, settings, kept, queue } = change;
  if (lifecycle !== 'mounted' || hasStarted(change)) return;
  if (isDue) change.load = { id: load.id, type: 'due' };
  const waitsForCommand = settings.preload === 'none' && !kept;
  if (waitsForCommand ? queue.some(needsAnimation) : isDue) requestLoad(change);
}

/** Returns whether a command has an effect on an animation that is not moving. */
const needsAnimation = ({ type }: Command) => type !== 'pause' && type !== 'stop' && type !== 'freeze';

/**
 * Loads `src`, and cancels the load in progress. The previous animation stays on screen until the new animation
 * is ready.
 */
export function requestLoad(change: Change) {
  apply(change, 'loading');
  requestSync(change);
  moveTo(change, 0);
  change.clock.iterations = 0;
  change.needsSync = false;
  change.source = sourceOf(change.settings.src);
  change.media = { ...change.media, markers: [] };
  change.error = null;
  if (!change.kept) change.hasAutoplayedInView = false;
  pushLoad(change, { type: 'loading', isRead: false }, change.kept?.media);
}

/**
 * Renders the loaded animation again, and emits only `frame`. Cancels the load in progress, but a rerender in
 * progress is finished first.
 */
export function requestRerender(change: Change) {
  const { load, media } = change;
  if (load.type === 'rerendering') change.load = { ...load, isQueued: true };
  else if (isLoaded(change)) pushLoad(change, { type: 'rerendering', isQueued: false }, media);
  else requestLoad(change);
}

type NewLoad = { type: 'loading'; isRead: boolean } | { type: 'rerendering'; isQueued: boolean };

/** @param known the animation, if the file has been read before */
function pushLoad(change: Change, load: NewLoad, known?: Media) {
  const id = change.load.id + 1;
  change.load = { ...load, id, playsMarker: prefersOwnMarker(change) };
  change.effects.push({ type: 'load', id, source: known?.getSource() ?? change.source });
}

export function handleLoaded(change: Change, { media }: InputOf<'loaded'>) {
  const { load } = change;
  if (!isInProgress(load)) return;
  change.media = media;
  // The renderer draws this position first. A rerender before the first frame can have another play range.
  const initial = seekTarget(`${change.settings.initialPercent}%`, media.totalFrames) ?? 0;
  if (change.status === 'loading' && !change.kept) moveTo(change, initial);
  if (load.type === 'loading') {
    change.load = { ...load, isRead: true };
    apply(change, 'load');
  }
  // If the preference for reduced motion has changed during the load, a different range of frames must be
  // rendered.
  if (media.hasReducedMotion && prefersOwnMarker(change) !== load.playsMarker) requestRerender(change);
}

export function handleReady(change: Change, { rendering, at, source }: InputOf<'ready'>) {
  const { kept, load, clock, settings } = change;
  const isFirst = change.status === 'loading';
  change.rendering = rendering;
  change.kept = null;
  change.now = clock.at = at;
  clock.source = source;
  if (!isFirst) requestRender(change);
  else if (kept) restore(change, kept);
  else if (settings.autoplay === true && !settings.scrub && mayAutoplay(change)) play(change, 'autoplay');
  else apply(change, 'ready');
  change.load = { id: load.id, type: 'none' };
  if (isFirst) {
    const before = kept && reducedMotionOf(kept);
    if (!mayAutoplay(change) && before !== reducedMotionOf(change)) respectReducedMotion(change);
    requestTracking(change);
  }
  runQueued(change);
  if (load.type === 'rerendering' && load.isQueued) requestRerender(change);
}

/** Handles the failure of a load, or of an animation that had loaded. */
export function handleFail(change: Change, { error }: InputOf<'fail'>) {
  requestUnload(change);
  change.error = error;
  apply(change, 'error');
  runQueued(change);
}

function requestUnload(change: Change) {
  Object.assign(change, UNLOADED);
  change.load = { id: change.load.id + 1, type: 'none' };
  moveTo(change, 0);
  change.effects.push({ type: 'unload' }, { type: 'trackView', mode: null });
}

/**
 * Releases an unmounted player. Saves its playback state, which is restored if React shows the player again.
 */
export function handleRelease(change: Change) {
  if (isLoaded(change) && change.status !== 'loading')
    change.kept = { ...change, clock: { ...change.clock } };
  requestUnload(change);
  apply(change, 'release');
  change.effects.push({ type: 'dropCallbacks' });
  runAwaited(change);
}

/**
 * Starts tracking the scroll position if `scrub` requires it, or visibility if `autoplay` requires it.
 * Otherwise, stops tracking.
 */
export function requestTracking({ settings, hasAutoplayedInView, effects }: Change) {
  const waitsForView = settings.autoplay === 'in-view' && !hasAutoplayedInView;
  effects.push({ type: 'trackView', mode: settings.scrub ? 'scroll' : waitsForView ? 'in-view' : null });
}

/**
 * Applies a change of the reduced-motion mode.
 * @param before the model before the change
 */
export function onReducedMotionChange(change: Change, before: PlayerModel) {
  if (reducedMotionOf(change) === reducedMotionOf(before)) return;
  const { media, settings, rendering, status } = change;
  // Load the animation again if playback must switch to its reduced-motion marker or back to the whole
  // animation.
  if (!isLoaded(change) || !media.hasReducedMotion || prefersOwnMarker(change) === prefersOwnMarker(before))
    respectReducedMotion(change);
  else if (status === 'loading') requestRerender(change);
  else requestLoad(change);
  if (settings.scrub && rendering) requestTracking(change);
}

/**
 * Under reduced motion, pauses playback or shows the still frame. When reduced motion ends, resumes playback
 * that was paused because of it.
 */
function respectReducedMotion(change: Change) {
  const { status, resumeOn, clock, media } = change;
  const mode = reducedMotionOf(change);
  const wasPaused = resumeOn === 'motion-allowed';
  if (!mode) {
    if (wasPaused) play(change, 'play');
    return;
  }
  // Playback that is frozen only because the player is invisible counts as moving. Playback that the app
  // froze doesn't.
  const isMoving = resumeOn === 'visible' || status === 'playing';
  const still = mode === 'last-frame' ? media.totalFrames - 1 : 0;
  const needsStill = mode !== 'respect' && status !== 'frozen' && clock.frame !== still;
  if (!isMoving && !needsStill) return;
  const isApplied = mode === 'respect' ? apply(change, 'pause') : apply(change, 'still', still);
  if (isApplied && (isMoving || wasPaused)) change.resumeOn = 'motion-allowed';
}
