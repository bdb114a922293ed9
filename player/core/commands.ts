import { apply, type Change, setRange } from './change';
import type { Command, PlayerModel } from './model';
import { renderedFrame } from './motion';
import { resolveSegment } from './segment';
import { reducedMotionOf } from './select';
import { seekTarget, startFrame, wholeFrame } from './timeline';
import { transition } from './transitions';

/** Maximum number of queued commands. Beyond it, the oldest commands whose callers receive no promise are dropped. */
const MAX_QUEUED = 1000;

/**
 * Returns whether the caller of a command receives a promise. In the `error` state, commands that return a
 * promise run immediately instead of waiting for a retry.
 */
const isAwaited = ({ type }: Command) => type === 'playSegment' || type === 'takeSnapshot';

/**
 * Runs a command, or queues it until the animation has loaded. If the player is unmounted, the command runs
 * immediately, but its only effect is that its promise settles.
 */
export function runOrQueue(change: Change, command: Command) {
  const { status, lifecycle } = change;
  const waits = status === 'loading' || (status === 'error' && !isAwaited(command));
  if (!waits || lifecycle === 'unmounted') (RUN[command.type] as Run)(change, command);
  else change.queue = addToQueue(change, command);
}

/**
 * Adds a command to the queue. The queue holds at most one `press`, because a second one would stop the playback
 * that the first one starts. A seek replaces the seek before it, unless its target might be unknown to the file.
 */
function addToQueue({ queue }: PlayerModel, command: Command): readonly Command[] {
  if (command.type === 'press' && queue.some(({ type }) => type === 'press')) return queue;
  const replaces =
    command.type === 'seek' && queue.at(-1)?.type === 'seek' && seekTarget(command.to, 1) !== null;
  const next = [...(replaces ? queue.slice(0, -1) : queue), command];
  let excess = next.length - MAX_QUEUED;
  return next.filter((one) => isAwaited(one) || excess-- <= 0);
}

/**
 * Runs the queued commands that match the filter. If the animation still hasn't loaded, `runOrQueue` puts
 * them back in the queue.
 */
export function runQueued(change: Change, filter: (command: Command) => boolean = () => true) {
  const { queue } = change;
  change.queue = queue.filter((command) => !filter(command));
  for (const command of queue.filter(filter)) runOrQueue(change, command);
}

/** Runs the queued commands that return a promise. */
export const runAwaited = (change: Change) => runQueued(change, isAwaited);

type Run = (change: Change, command: Command) => void;

const RUN: { [T in Command['type']]: (change: Change, command: Extract<Command, { type: T }>) => void } = {
  play,

  pause(change) {
    // After a call of `pause()`, playback must not resume when the preference for reduced motion ends.
    if (change.resumeOn === 'motion-allowed') change.resumeOn = null;
    apply(change, 'pause');
  },

  stop: (change) => apply(change, 'stop'),

  freeze(change) {
    // After a call of `freeze()`, playback must not resume when the player becomes visible.
    if (change.resumeOn === 'visible') change.resumeOn = null;
    else apply(change, 'freeze');
  },

  seek(change, { to }) {
    const { markers, totalFrames } = change.media;
    const marker = to && markers.find(({ name }) => name === to);
    const target = seekTarget(marker ? marker.first : to, totalFrames);
    if (target !== null) goTo(change, 'seek', target);
  },

  step(change, { frames }) {
    const { clock, media } = change;
    RUN.seek(change, { type: 'seek', to: wholeFrame(clock.frame, media.totalFrames) + frames });
  },

  press(change, { isHovering }) {
    if (change.status !== 'playing' || change.range.kind === 'reversing') play(change);
    // If the pointer can hover, playback stops when the pointer leaves the animation, so a press doesn't stop
    // it. Under reduced motion, hovering has no effect, so a press toggles playback for all pointers.
    else if (reducedMotionOf(change) || !isHovering) leave(change);
  },

  playSegment(change, { segment, id }) {
    const { media } = change;
    const span = resolveSegment(segment, media.markers, [0, media.totalFrames]);
    if (!span || !transition(change.status, 'playSegment')) {
      change.effects.push({ type: 'settle', id, value: false });
      return;
    }
    setRange(change, { kind: 'segment', span, id });
    apply(change, 'playSegment', span.first + startFrame(span.totalFrames, span.direction));
  },

  takeSnapshot(change, { id }) {
    change.effects.push({ type: 'settle', id, value: renderedFrame(change, change.clock.frame) });
  },
};

/** Plays from the current position, or from the start frame if playback is at its end. */
export function play(change: Change) {
  if (change.range.kind === 'reversing') setRange(change, change.whole);
  apply(change, 'play');
}

/** Moves to a position. Interrupts the segment that is playing, if there is one. */
export function goTo(change: Change, trigger: 'seek' | 'scrub', target: number): boolean {
  if (change.range.kind === 'segment' && transition(change.status, trigger)) setRange(change, change.whole);
  return apply(change, trigger, target);
}

/**
 * Performs the action of the prop `hoverOut` when the pointer or the focus leaves the animation. A player that the
 * app froze stays frozen.
 */
export function leave(change: Change) {
  const { settings, resumeOn, status } = change;
  const { hoverOut } = settings;
  if (status === 'frozen' && resumeOn !== 'visible') return;
  if (hoverOut === 'pause') apply(change, 'pause');
  else if (hoverOut === 'reverse' && status === 'playing') setRange(change, { kind: 'reversing' });
  // Stop instead of reversing if the user can't see the animation.
  else if (status === 'playing' || resumeOn === 'visible') apply(change, 'stop');
}

export function setLoop(change: Change, loop: PlayerModel['loop']) {
  change.loop = loop;
  change.clock.iterations = 0;
  change.needsSync = true;
}

export function setBackground(change: Change, background: string) {
  if ((background ?? change.background) === change.background) return;
  change.background = background;
  change.effects.push({ type: 'backgroundChange', background });
}
