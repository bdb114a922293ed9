import { apply, type Change, setRange } from './change';
import { renderedPosition } from './clock';
import type { Command, PlayerModel } from './model';
import { resolveSegment } from './segment';
import { reducedMotionOf } from './select';
import { seekTarget, startFrame } from './timeline';
import { type Trigger, transition } from './transitions';

/** The most commands that a player in state `error` keeps: the error may stay forever. */
const MAX_QUEUED = 100;

/** A caller awaits the result of these, so they don't wait until an error is fixed. */
const isAwaited = ({ type }: Command) => type === 'playSegment' || type === 'takeSnapshot';

/** Runs a command, or queues it until the animation has loaded. Unmounted, it finds nothing to do. */
export function perform(change: Change, command: Command) {
  const { status, lifecycle, queue } = change;
  const waits = status === 'loading' || (status === 'error' && !isAwaited(command));
  if (!waits || lifecycle === 'unmounted') (RUN[command.type] as Run)(change, command);
  else change.queue = [...(status === 'error' ? queue.slice(1 - MAX_QUEUED) : queue), command];
}

/** Runs the queued commands. Those that still have to wait are queued again. */
export function performQueued(change: Change, filter: (command: Command) => boolean = () => true) {
  const { queue } = change;
  change.queue = queue.filter((command) => !filter(command));
  for (const command of queue.filter(filter)) perform(change, command);
}

/** Runs the queued commands whose results are awaited. */
export const performAwaited = (change: Change) => performQueued(change, isAwaited);

type Run = (change: Change, command: Command) => void;

const RUN: { [T in Command['type']]: (change: Change, command: Extract<Command, { type: T }>) => void } = {
  play: (change) => play(change, 'play'),

  pause(change) {
    // What was paused for reduced motion now stays paused.
    if (change.resumeOn === 'motion-allowed') change.resumeOn = null;
    apply(change, 'pause');
  },

  stop: (change) => apply(change, 'stop'),

  freeze(change) {
    // A host's freeze ends only with `play`, even if the player was invisible before.
    if (change.resumeOn === 'visible') change.resumeOn = null;
    else apply(change, 'freeze');
  },

  seek(change, { to }) {
    const { markers, totalFrames } = change.media;
    const marker = to && markers.find(({ name }) => name === to);
    const target = seekTarget(marker ? marker.first : to, totalFrames);
    if (target !== null) goTo(change, 'seek', target);
  },

  press(change, { isHovering }) {
    if (change.status !== 'playing' || change.range.kind === 'reversing') play(change, 'enter');
    // A pointer that plays the animation by hovering stops it by leaving, unless it could not start it
    // either.
    else if (reducedMotionOf(change) || !isHovering) leave(change);
  },

  playSegment(change, { segment, id }) {
    const span = resolveSegment(segment, change.media);
    if (!span || !transition(change.status, 'playSegment')) {
      change.effects.push({ type: 'settleSegment', id, isCompleted: false });
      return;
    }
    setRange(change, { kind: 'segment', span, id });
    apply(change, 'playSegment', span.first + startFrame(span.totalFrames, span.direction));
  },

  takeSnapshot(change, { id }) {
    const position = renderedPosition(change, change.clock.frame);
    change.effects.push({ type: 'takeSnapshot', id, position });
  },
};

/** Plays from the current position, or from the start if playback is at its end. */
export function play(change: Change, trigger: Extract<Trigger, 'play' | 'enter' | 'autoplay' | 'inView'>) {
  if (change.range.kind === 'reversing') setRange(change, { kind: 'whole' });
  apply(change, trigger);
}

/** Moves to a position, which interrupts a segment. */
export function goTo(change: Change, trigger: 'seek' | 'scrub', target: number): boolean {
  if (change.range.kind === 'segment' && transition(change.status, trigger))
    setRange(change, { kind: 'whole' });
  return apply(change, trigger, target);
}

/** The pointer or the focus has left the animation in hover mode. */
export function leave(change: Change) {
  const { settings, resumeOn, media, status } = change;
  const { hoverOut } = settings;
  if (hoverOut === 'pause') apply(change, 'pause');
  // The user would not see it play back.
  else if (resumeOn === 'visible') apply(change, 'stop');
  else if (hoverOut !== 'reverse') apply(change, 'leave');
  else if (transition(status, 'reverse')) {
    setRange(change, {
      kind: 'reversing',
      span: { first: 0, totalFrames: media.totalFrames, direction: -1 },
    });
    apply(change, 'reverse');
  }
}

/** Iterations count from 0 again with another loop. */
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
