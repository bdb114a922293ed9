import type { Input } from '../../core/inputs';
import type { PlayerModel } from '../../core/model';
import { type PlayRange, resolveSegment } from '../../core/segment';
import type { MachinePlayback } from '../../machine/definition';

/** The settings of the player that a machine changes, and that it gives back when it stops. */
type Saved = Pick<PlayerModel, 'loop' | 'background'> &
  Pick<PlayerModel['clock'], 'speed' | 'direction'> &
  Pick<PlayerModel['settings'], 'mode'>;

export const savedSettings = ({ loop, background, clock, settings }: PlayerModel): Saved => ({
  loop,
  background,
  speed: clock.speed,
  direction: clock.direction,
  mode: settings.mode,
});

/** Ends the limit of the range. */
export const UNLIMITED: Input = { type: 'limit', whole: { kind: 'whole' } };

const setInputs = (values: Saved): Input[] =>
  Object.entries(values).map(([name, value]) => ({ type: 'set', name, value }) as Input);

/** Returns the inputs that give the settings back and end the limit of the range. */
export const restoringInputs = (saved: Saved): Input[] => [...setInputs(saved), UNLIMITED];

/** Returns the frames that a state plays, and the one at which it starts. */
export function rangeOf({ segment, mode }: Partial<MachinePlayback>, { markers, totalFrames }: PlayRange) {
  const whole = { first: 0, totalFrames };
  const range = (segment && resolveSegment(segment, markers, [0, totalFrames])) || whole;
  const direction = mode?.startsWith('Reverse') ? -1 : 1;
  const start = direction === 1 ? range.first : range.first + range.totalFrames - 1;
  return { first: range.first, totalFrames: range.totalFrames, direction, start } as const;
}

/**
 * Returns the inputs that make the player play as a state of the machine says. A state without a color has the
 * background that the player had before the machine started.
 * @param movesToStart whether to move to the start of the range even if the position is inside it
 * @param mayPlay whether `autoplay` has an effect
 */
export function playingInputs(
  { loop, loopCount, speed, mode, backgroundColor, segment, autoplay }: Partial<MachinePlayback>,
  { media, status, clock }: PlayerModel,
  saved: Saved,
  movesToStart: boolean,
  mayPlay: boolean,
): Input[] {
  const { first, totalFrames, direction, start } = rangeOf({ segment, mode }, media);
  const moves = movesToStart || clock.frame < first || clock.frame >= first + totalFrames;
  return [
    ...setInputs({
      loop: loop ? loopCount || true : false,
      speed: speed && speed > 0 ? speed : 1,
      direction,
      mode: mode?.endsWith('Bounce') ? 'bounce' : 'normal',
      background: backgroundColor ? cssColor(backgroundColor) : saved.background,
    }),
    { type: 'limit', whole: { kind: 'whole', span: { first, totalFrames } } },
    ...(moves ? [moveInput(autoplay || movesToStart ? start : first, status)] : []),
    { type: autoplay && mayPlay ? 'play' : 'pause' },
  ];
}

/**
 * Returns the inputs for a move of the machine. Positions outside the range that plays are ignored.
 * @param unit whether `to` is a frame, or a percentage from 0 to 100
 */
export function seekingInputs(to: number, unit: 'frame' | 'percent', model: PlayerModel): Input[] {
  const { media, whole, status } = model;
  const last = media.totalFrames - 1;
  const frame = Math.min(Math.max(unit === 'frame' ? to : (to / 100) * last, 0), last);
  const { first, totalFrames } = whole.span ?? { first: 0, totalFrames: media.totalFrames };
  return frame < first || frame >= first + totalFrames ? [] : [moveInput(frame, status)];
}

/** Moves without a change of the state, except if playback is frozen. */
const moveInput = (position: number, status: PlayerModel['status']): Input =>
  status === 'frozen' ? { type: 'seek', to: position } : { type: 'scroll', position, crossed: [] };

/** Converts the number 0xRRGGBBAA to a CSS color. */
const cssColor = (color: number) => `#${(color >>> 0).toString(16).padStart(8, '0')}`;
