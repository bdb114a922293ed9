import { apply, type Change, moveTo, requestRender, requestSync, setRange } from './change';
import { play, runAwaited, runQueued } from './commands';
import type { Input } from './inputs';
import { type Command, type LoadedFile, type PlayerModel, UNLOADED } from './model';
import { restore } from './restore';
import { type PlayRange, playRangeOf } from './segment';
import { hasMachine, hasStarted, isLoaded, mayAutoplay, prefersOwnMarker, reducedMotionOf } from './select';
import { type Source, type SourceBytes, sourceOf } from './source-text';
import { clampFrame, seekTarget } from './timeline';

type InputOf<T extends Input['type']> = Extract<Input, { type: T }>;

/**
 * Starts the first load if it is due, or if a command needs the animation. With `preload="none"`, it is due only when
 * React shows a loaded player again.
 * @param isDue whether the player is near the viewport, or `loading` is `eager`
 */
export function startWhenDue(change: Change, isDue = true) {
  const { load, lifecycle, settings, kept, queue } = change;
  if (lifecycle !== 'mounted' || hasStarted(change)) return;
  if (isDue) change.load = { id: load.id, type: 'due' };
  if ((isDue && (settings.preload !== 'none' || kept)) || queue.some(needsAnimation)) requestLoad(change);
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
  pushLoad(change, { type: 'loading', isRead: false }, change.source);
}

/**
 * Renders the loaded animation again, and emits only `frame`. Cancels the load in progress, but a rerender in
 * progress is finished first.
 */
export function requestRerender(change: Change) {
  const { load, media } = change;
  if (load.type === 'rerendering') change.load = { ...load, isQueued: true };
  else if (isLoaded(change)) pushLoad(change, { type: 'rerendering', isQueued: false }, media.unpacked);
  else requestLoad(change);
}

type NewLoad = { type: 'loading'; isRead: boolean } | { type: 'rerendering'; isQueued: boolean };

function pushLoad(change: Change, load: NewLoad, source: Source | SourceBytes | null) {
  const id = change.load.id + 1;
  change.load = { ...load, id };
  change.effects.push({ type: 'load', id, source });
}

export function handleLoaded(change: Change, { file }: InputOf<'loaded'>) {
  const { load } = change;
  selectFrames(change, file);
  if (load.type === 'loading') {
    change.load = { ...load, isRead: true };
    apply(change, 'load');
  }
}

/**
 * Selects the frames of a file that play, and the position that the renderer draws first.
 * @param file the loaded file
 */
function selectFrames(change: Change, file: LoadedFile) {
  const range = playRangeOf(file, change.segment, prefersOwnMarker(change));
  if (!range) change.effects.push({ type: 'warn' });
  change.media = { ...file, ...(range ?? (playRangeOf(file) as PlayRange)) };
  const initial = seekTarget(`${change.settings.initialPercent}%`, change.media.totalFrames) ?? 0;
  if (change.status === 'loading' && !change.kept) moveTo(change, initial);
}

/** Plays a segment of the loaded file. The frame on screen stays, or the nearest one in the segment is shown. */
export function setSegment(change: Change, segment: PlayerModel['segment']) {
  const { media, clock } = change;
  change.segment = segment;
  if (!isLoaded(change)) return;
  selectFrames(change, media);
  change.whole = UNLOADED.whole;
  if (change.range.kind !== 'reversing') setRange(change, change.whole);
  if (change.status === 'loading') return;
  const frame = media.offset + clock.frame - change.media.offset;
  moveTo(change, clampFrame(frame, change.media.totalFrames), clock.phase);
  requestRender(change);
  requestTracking(change);
}

export function handleReady(change: Change, { rendering, at }: InputOf<'ready'>) {
  const { kept, load, clock, settings } = change;
  const isFirst = change.status === 'loading';
  change.rendering = rendering;
  change.kept = null;
  change.now = clock.at = at;
  if (!isFirst) requestRender(change);
  else if (kept) restore(change, kept);
  else if (settings.autoplay === true && !settings.scrub && mayAutoplay(change)) apply(change, 'autoplay');
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
  change.effects.push({ type: 'unload' });
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
 * Starts tracking the scroll position or the pointer if `scrub` requires it, or visibility if `autoplay` requires it, or
 * starts the state machine if there is one. Otherwise, ends all of this.
 */
export function requestTracking(change: Change) {
  const { settings, hasAutoplayedInView, effects } = change;
  const waitsForView = settings.autoplay === 'in-view' && !hasAutoplayedInView;
  const mode = settings.scrub || (hasMachine(change) ? 'machine' : waitsForView ? 'in-view' : null);
  effects.push({ type: 'trackView', mode });
}

/**
 * Applies a change of the reduced-motion mode.
 * @param before the model before the change
 */
export function onReducedMotionChange(change: Change, before: PlayerModel) {
  if (reducedMotionOf(change) === reducedMotionOf(before)) return;
  const { media, settings, rendering, status } = change;
  // Start again if playback must switch to the reduced-motion marker of the file, or back from it.
  if (!isLoaded(change) || !media.reducedMotion || prefersOwnMarker(change) === prefersOwnMarker(before))
    respectReducedMotion(change);
  else if (status === 'loading') setSegment(change, change.segment);
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
    if (wasPaused) play(change);
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
