import fc from 'fast-check';
import type { PlayerProps } from '../types';
import type { Input } from './inputs';
import type { Command, Media } from './model';
import { isInProgress } from './select';
import { type createTestPlayer, TEN_FRAMES } from './test-model';

/**
 * A file for tests. A frame takes 64 ms. The positions at multiples of 16 ms are therefore exact in
 * floating-point numbers.
 */
export const FILE: Media = { ...TEN_FRAMES, frameRate: 1000 / 64 };

/**
 * The possible results of a load: a file, a file with a reduced-motion marker, or `null` if the load fails.
 */
const FILES: readonly (Media | null)[] = [FILE, { ...FILE, hasReducedMotion: true }, null];

export type TestPlayer = ReturnType<typeof createTestPlayer>;

/** An action of the app, the user or the page, or the passing of time. */
export type Step =
  | { type: 'send'; input: Input }
  | { type: 'playSegment'; segment: readonly [number, number] | string }
  | { type: 'wait'; milliseconds: number }
  | { type: 'setProps'; changed: Partial<PlayerProps> }
  | { type: 'replaceSource'; file: Media | null; src: string }
  | { type: 'readFile' }
  | { type: 'finishLoad' }
  | { type: 'fail' }
  | { type: 'hideAndShow' };

const ACTIONS: { [T in Step['type']]: (player: TestPlayer, step: Extract<Step, { type: T }>) => unknown } = {
  send: (player, { input }) => player.send(input),
  playSegment: (player, { segment }) => player.playSegment(segment),
  wait: (player, { milliseconds }) => player.wait(milliseconds),
  setProps: (player, { changed }) => player.setProps(changed),
  replaceSource(player, { file, src }) {
    player.replaceFile(file);
    player.setProps({ src });
  },
  readFile: (player) => isInProgress(player.model.load) && player.readFile(),
  finishLoad: (player) => player.finishLoad(),
  fail: (player) => player.fail(),
  hideAndShow(player) {
    player.hide();
    player.show();
  },
};

export function perform(player: TestPlayer, step: Step) {
  (ACTIONS[step.type] as (player: TestPlayer, step: Step) => void)(player, step);
}

const props = {
  autoplay: fc.constantFrom<PlayerProps['autoplay']>(false, true, 'in-view'),
  scrub: fc.constantFrom<PlayerProps['scrub']>(undefined, 'scroll'),
  loop: fc.constantFrom<boolean | number>(false, true, 2, 3, 0, 1),
  direction: fc.constantFrom<1 | -1>(1, -1),
  mode: fc.constantFrom<'normal' | 'bounce'>('normal', 'bounce'),
  speed: fc.constantFrom(0.5, 1, 2, 4),
  keepLastFrame: fc.boolean(),
  hoverOut: fc.constantFrom<'stop' | 'pause' | 'reverse'>('stop', 'pause', 'reverse'),
  reducedMotion: fc.constantFrom<PlayerProps['reducedMotion']>(
    'respect',
    'first-frame',
    'last-frame',
    'ignore',
  ),
  freezeWhenUnseen: fc.boolean(),
  subframes: fc.boolean(),
};

export const anyProps = fc.record({ ...props, onMarker: fc.constantFrom(undefined, () => {}) });

const send = (input: Input): Step => ({ type: 'send', input });

const frame = fc.integer({ min: -3, max: 13 });
const segment = fc.oneof(fc.tuple(frame, frame), fc.constantFrom('part', 'nowhere'));
const target = fc.oneof(frame, fc.constantFrom('0%', '50%', '110%', 'part', 'nowhere'));

/** Generates commands. The player queues them until the animation has loaded. */
export const command: fc.Arbitrary<Step> = fc.oneof(
  fc
    .constantFrom<Command>({ type: 'play' }, { type: 'pause' }, { type: 'stop' }, { type: 'freeze' })
    .map(send),
  target.map((to) => send({ type: 'seek', to })),
  frame.map((frames) => send({ type: 'step', frames })),
  segment.map((segment): Step => ({ type: 'playSegment', segment })),
  fc.boolean().map((isHovering) => send({ type: 'press', isHovering })),
);

export const milliseconds = fc.constantFrom(16, 64, 256, 640, 2000);
export const wait = milliseconds.map((milliseconds): Step => ({ type: 'wait', milliseconds }));

const setting: fc.Arbitrary<Step> = fc.oneof(
  props.loop.map((loop) => send({ type: 'set', name: 'loop', value: loop })),
  fc
    .constantFrom(0.5, 4, 0, -1, Number.NaN)
    .map((speed) => send({ type: 'set', name: 'speed', value: speed })),
  props.direction.map((direction) => send({ type: 'set', name: 'direction', value: direction })),
  fc.record(props, { requiredKeys: [] }).map((changed): Step => ({ type: 'setProps', changed })),
);

/** Generates inputs from the page and the user. */
export const environment: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Input>({ type: 'enter' }, { type: 'leave' }, { type: 'comeIntoView' }).map(send),
  fc.boolean().map((isVisible) => send({ type: 'setVisible', isVisible })),
  fc.boolean().map((isScrubbing) => send({ type: 'setScrubbing', isScrubbing })),
  fc.boolean().map((prefersReducedMotion) => send({ type: 'setPrefersReducedMotion', prefersReducedMotion })),
  fc.integer({ min: 0, max: 9 }).map((position) => send({ type: 'scroll', position, crossed: [] })),
);

const load: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>({ type: 'readFile' }, { type: 'finishLoad' }, { type: 'finishLoad' }),
  fc.constantFrom<Step>({ type: 'fail' }, { type: 'hideAndShow' }, send({ type: 'retry' })),
  fc
    .tuple(fc.constantFrom(...FILES), fc.constantFrom('a.json', 'b.json', 'c.json'))
    .map(([file, src]): Step => ({ type: 'replaceSource', file, src })),
  fc.constantFrom('red', 'blue').map((color): Step => ({ type: 'setProps', changed: { slots: { color } } })),
);

/** Generates the props of a player, the file that it loads, and a sequence of steps. */
export const life = fc.record({
  props: anyProps,
  file: fc.constantFrom(...FILES),
  isAutonomous: fc.boolean(),
  steps: fc.array(
    fc.oneof(
      { arbitrary: command, weight: 6 },
      { arbitrary: wait, weight: 5 },
      { arbitrary: setting, weight: 3 },
      { arbitrary: environment, weight: 3 },
      { arbitrary: load, weight: 3 },
    ),
    { minLength: 4, maxLength: 16 },
  ),
});
