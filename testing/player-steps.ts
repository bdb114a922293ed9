import fc from 'fast-check';
import type { Input } from '@/player/core/inputs';
import type { Command } from '@/player/core/model';
import { isInProgress } from '@/player/core/select';
import type { PlayerOptions } from '@/player/types';
import { type createTestPlayer, TEN_FRAMES, type TestFile } from './player-model';

/**
 * A file for tests. A frame takes 64 ms. The positions at multiples of 16 ms are therefore exact in
 * floating-point numbers.
 */
export const FILE: TestFile = { ...TEN_FRAMES, frameRate: 1000 / 64 };

/**
 * The possible results of a load: a file, a file with a reduced-motion marker, or `null` if the load fails.
 */
const FILES: readonly (TestFile | null)[] = [FILE, { ...FILE, reducedMotion: [0, 4] }, null];

export type TestPlayer = ReturnType<typeof createTestPlayer>;

/** An action of the app, the user or the page, or the passing of time. */
export type Step =
  | { type: 'send'; input: Input }
  | { type: 'playSegment'; segment: readonly [number, number] | string }
  | { type: 'wait'; milliseconds: number }
  | { type: 'setProps'; changed: Partial<PlayerOptions> }
  /** Sends the same command many times. */
  | { type: 'repeat'; command: Command; times: number }
  | { type: 'replaceSource'; file: TestFile | null; src: string }
  | { type: 'readFile' }
  | { type: 'finishLoad' }
  | { type: 'fail' }
  | { type: 'loseRenderer' }
  /** Moves the animation to the scroll position. `progress`: from 0 to 1 */
  | { type: 'scroll'; progress: number }
  /** Half of the animation is in view. */
  | { type: 'comeIntoView' }
  | { type: 'hideAndShow'; changed: Partial<PlayerOptions> };

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
  repeat(player, { command, times }) {
    for (let time = 0; time < times; time += 1) player.send(command);
  },
  fail(player) {
    if (player.model.rendering || isInProgress(player.model.load)) player.fail();
  },
  scroll(player, { progress }) {
    const position = progress * Math.max(player.model.media.totalFrames - 1, 0);
    player.send({ type: 'scroll', position, crossed: [] });
  },
  comeIntoView: (player) => player.comeIntoView(),
  loseRenderer(player) {
    const { rendering, load } = player.model;
    if (rendering || isInProgress(load)) player.send({ type: 'rerender', load: load.id });
  },
  hideAndShow(player, { changed }) {
    player.hide();
    player.show(changed);
  },
};

export function perform(player: TestPlayer, step: Step) {
  (ACTIONS[step.type] as (player: TestPlayer, step: Step) => void)(player, step);
}

const props = {
  autoplay: fc.constantFrom<PlayerOptions['autoplay']>(false, true, 'in-view'),
  scrub: fc.constantFrom<PlayerOptions['scrub']>(undefined, 'scroll'),
  loop: fc.constantFrom<boolean | number>(false, true, 2, 3, 0, 1),
  direction: fc.constantFrom<1 | -1>(1, -1),
  mode: fc.constantFrom<'normal' | 'bounce'>('normal', 'bounce'),
  speed: fc.constantFrom(0.5, 1, 2, 4),
  keepLastFrame: fc.boolean(),
  hoverOut: fc.constantFrom<'stop' | 'pause' | 'reverse'>('stop', 'pause', 'reverse'),
  reducedMotion: fc.constantFrom<PlayerOptions['reducedMotion']>(
    'respect',
    'first-frame',
    'last-frame',
    'ignore',
  ),
  freezeWhenUnseen: fc.boolean(),
  subframes: fc.boolean(),
  initialPercent: fc.constantFrom(0, 0, 50, 100),
  segment: fc.constantFrom<PlayerOptions['segment']>(undefined, undefined, [2, 10]),
  preload: fc.constantFrom<PlayerOptions['preload']>('auto', 'auto', 'auto', 'none'),
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

type PropName = keyof typeof props;

/** Generates a change to one of the props. */
const changeOf = (names: readonly PropName[]) =>
  fc.oneof(
    ...names.map((name) =>
      (props[name] as fc.Arbitrary<unknown>).map((next): Partial<PlayerOptions> => ({ [name]: next })),
    ),
  );

/** What the page and the user do to a player, apart from commands. */
const CONDITIONS = {
  hover: fc.constantFrom<Input>({ type: 'enter' }, { type: 'leave' }).map(send),
  comeIntoView: fc.constant<Step>({ type: 'comeIntoView' }),
  visibility: fc.boolean().map((isVisible) => send({ type: 'setEnvironment', isVisible })),
  scrubbing: fc.boolean().map((isScrubbing) => send({ type: 'setScrubbing', isScrubbing })),
  reducedMotion: fc
    .boolean()
    .map((prefersReducedMotion) => send({ type: 'setEnvironment', prefersReducedMotion })),
  scroll: fc.constantFrom(0, 0.5, 1).map((progress): Step => ({ type: 'scroll', progress })),
};

export const environment: fc.Arbitrary<Step> = fc.oneof(...Object.values(CONDITIONS));

/** Generators of steps, by kind. */
const KINDS = {
  ...CONDITIONS,
  command,
  wait,
  /** Commands whose effects are rendered. */
  repeat: fc
    .tuple(
      fc.constantFrom<Command>(
        { type: 'seek', to: 2 },
        { type: 'seek', to: 'part' },
        { type: 'step', frames: 1 },
      ),
      fc.constantFrom(2, 1500),
    )
    .map(([command, times]): Step => ({ type: 'repeat', command, times })),
  setLoop: props.loop.map((loop) => send({ type: 'set', name: 'loop', value: loop })),
  setSpeed: fc
    .constantFrom(0.5, 4, 0, -1, Number.NaN)
    .map((speed) => send({ type: 'set', name: 'speed', value: speed })),
  setDirection: props.direction.map((direction) =>
    send({ type: 'set', name: 'direction', value: direction }),
  ),
  rerender: fc
    .constantFrom('red', 'blue')
    .map((color): Step => ({ type: 'setProps', changed: { slots: { color } } })),
  replaceSource: fc
    .tuple(fc.constantFrom(...FILES), fc.constantFrom('a.json', 'b.json', 'c.json'))
    .map(([file, src]): Step => ({ type: 'replaceSource', file, src })),
  start: fc.constant(send({ type: 'start' })),
  fail: fc.constantFrom<Step>({ type: 'fail' }, send({ type: 'retry' })),
  loseRenderer: fc.constant<Step>({ type: 'loseRenderer' }),
};

type Kind = keyof typeof KINDS;

/** The progress of a load after each step. */
const PROGRESS = fc.constantFrom<Step | null>(
  null,
  null,
  { type: 'readFile' },
  { type: 'finishLoad' },
  { type: 'finishLoad' },
);

/**
 * Generates the props of a player, the file that it loads, and a sequence of steps. The fewer kinds of steps and
 * changing props there are, the more often they meet in the order that a fault needs.
 * @param kinds the kinds of steps, apart from changes to props
 * @param changing the props that the app changes
 * @param fixed the initial values of props; by default, any values
 */
export const lifeOf = (
  kinds: readonly Kind[],
  changing: readonly PropName[],
  fixed: Partial<PlayerOptions> = {},
) =>
  fc.record({
    props: anyProps.map((free) => ({ ...free, ...fixed })),
    file: fc.constantFrom(...FILES),
    isAutonomous: fc.boolean(),
    isFarAway: fc.constantFrom(false, false, false, true),
    steps: fc
      .array(
        fc.tuple(
          fc.oneof(
            ...kinds.map((kind) => KINDS[kind]),
            changeOf(changing).map((changed): Step => ({ type: 'setProps', changed })),
            changeOf(changing).map((changed): Step => ({ type: 'hideAndShow', changed })),
          ),
          PROGRESS,
        ),
        { minLength: 4, maxLength: 16 },
      )
      .map((pairs) => pairs.flat().filter((step) => step !== null)),
  });

// Repeated commands take long.
const USUAL_KINDS = (Object.keys(KINDS) as Kind[]).filter((kind) => kind !== 'repeat');

/** Generates the lives of players to which anything can happen. */
export const life = fc
  .tuple(
    fc.subarray(USUAL_KINDS, { minLength: 3 }),
    fc.subarray(Object.keys(props) as PropName[], { minLength: 1 }),
  )
  .chain(([kinds, changing]) => lifeOf([...kinds, 'command', 'wait'], changing));
