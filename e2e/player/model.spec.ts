import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { type Trigger, transition } from '@/player/playback/state-machine';
import type { PlayerDirection, PlayerEvent, PlayerLoop, PlayerMode, PlayerState } from '@/player/types';
import { expect, test } from './fixtures';
import { square } from './harness/square';

const SEED = 20_260_101;
const RUNS = 300;
const STEPS = 10;

const FRAMES = 10;
/** Frames a second, so that a tick of 100 ms is a frame at speed 1. */
const RATE = 10;
const SRC = square({ frames: FRAMES, rate: RATE });

type Props = {
  autoplay: boolean;
  loop: PlayerLoop;
  direction: PlayerDirection;
  mode: PlayerMode;
  speed: number;
  keepLastFrame: boolean;
  hover: boolean;
  freezeWhenUnseen: boolean;
};

/** What a host, a visitor or the passing of time does to a player. */
type Step =
  | { do: 'play' | 'pause' | 'stop' | 'freeze' | 'enter' | 'leave' | 'hide' | 'show' | 'fail' | 'reload' }
  | { do: 'seek'; to: number | `${number}%` }
  | { do: 'setLoop'; loop: PlayerLoop }
  | { do: 'setSpeed'; speed: number }
  | { do: 'setDirection'; direction: PlayerDirection }
  | { do: 'update'; props: Partial<Props> }
  | { do: 'tick'; milliseconds: number };

/** After each step: the state, the frame, and the events since the last step but `frame`. */
type Observed = string;

const loop = fc.constantFrom<PlayerLoop>(false, true, 2, 3, 0, 1);
const direction = fc.constantFrom<PlayerDirection>(1, -1);
/** Powers of two, so that a position is the same number however it was reached. */
const speed = fc.constantFrom(0.5, 1, 2, 4);
const props = {
  autoplay: fc.boolean(),
  loop,
  direction,
  mode: fc.constantFrom<PlayerMode>('normal', 'bounce'),
  speed,
  keepLastFrame: fc.boolean(),
  hover: fc.boolean(),
  freezeWhenUnseen: fc.boolean(),
};

const call = fc.constantFrom<Step>({ do: 'play' }, { do: 'pause' }, { do: 'stop' }, { do: 'freeze' });
const seek = fc
  .oneof(
    fc.integer({ min: -3, max: FRAMES + 3 }),
    fc.integer({ min: 0, max: 110 }).map((percent): `${number}%` => `${percent}%`),
  )
  .map((to): Step => ({ do: 'seek', to }));
const set = fc.oneof(
  loop.map((loop): Step => ({ do: 'setLoop', loop })),
  fc.oneof(speed, fc.constantFrom(0, -1, Number.NaN)).map((speed): Step => ({ do: 'setSpeed', speed })),
  direction.map((direction): Step => ({ do: 'setDirection', direction })),
);
const environment = fc.constantFrom<Step>({ do: 'enter' }, { do: 'leave' }, { do: 'hide' }, { do: 'show' });
const tick = fc
  .constantFrom(125, 250, 500, 1000, 3000)
  .map((milliseconds): Step => ({ do: 'tick', milliseconds }));
const update = fc.record(props, { requiredKeys: [] }).map((props): Step => ({ do: 'update', props }));
const source = fc.constantFrom<Step>({ do: 'reload' }, { do: 'fail' });

const step = fc.oneof(
  { arbitrary: call, weight: 5 },
  { arbitrary: tick, weight: 5 },
  { arbitrary: seek, weight: 2 },
  { arbitrary: set, weight: 2 },
  { arbitrary: environment, weight: 3 },
  { arbitrary: update, weight: 2 },
  { arbitrary: source, weight: 1 },
);

const sequence = fc.record({
  props: fc.record(props),
  /** A frame without a listener takes a shorter way through the player. */
  listensToFrames: fc.boolean(),
  /** Calls before the first frame is drawn. */
  early: fc.array(fc.oneof(call, seek, set), { maxLength: 3 }),
  steps: fc.array(step, { minLength: STEPS - 4, maxLength: STEPS + 4 }),
});

type Sequence = typeof sequence extends fc.Arbitrary<infer T> ? T : never;

test(`the player does what the pure model does (seed ${SEED})`, async ({ page }) => {
  test.setTimeout(120_000);
  await page.evaluate(() => window.harness.installFakeClock());
  await fc.assert(
    fc.asyncProperty(sequence, async (sequence) => {
      expect(await play(page, sequence)).toEqual(expected(sequence));
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

/** Plays a sequence on a real player. */
function play(page: Page, sequence: Sequence): Promise<Observed[]> {
  return page.evaluate(
    async ({ sequence: { props, listensToFrames, early, steps }, src }) => {
      const { harness } = window;
      const name = 'player';
      const observed: string[] = [];
      let eventsSeen = 0;
      const hide = (hidden: boolean) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      };
      const point = (type: 'pointerover' | 'pointerout') =>
        harness
          .box(name)
          .querySelector('button')
          ?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
      const perform = async (step: Step) => {
        const player = harness.handle(name);
        if (step.do === 'tick') harness.advanceFrame(step.milliseconds);
        else if (step.do === 'seek') player.seek(step.to);
        else if (step.do === 'setLoop') player.setLoop(step.loop);
        else if (step.do === 'setSpeed') player.setSpeed(step.speed);
        else if (step.do === 'setDirection') player.setDirection(step.direction);
        else if (step.do === 'update') harness.update(name, step.props);
        else if (step.do === 'enter') point('pointerover');
        else if (step.do === 'leave') point('pointerout');
        else if (step.do === 'hide') hide(true);
        else if (step.do === 'show') hide(false);
        else if (step.do === 'fail' || step.do === 'reload') {
          harness.update(name, {
            src: step.do === 'fail' ? `{ ${observed.length}` : { ...src, nm: String(observed.length) },
          });
          await harness.settled(name);
        } else player[step.do]();
      };
      const observe = () => {
        const { state, frame } = harness.handle(name);
        const events = harness.events(name);
        observed.push([state, frame, ...events.slice(eventsSeen)].join(' '));
        eventsSeen = events.length;
      };
      harness.mount(name, { src, ...props }, { listensToFrames });
      for (const step of early) await perform(step);
      await harness.settled(name);
      observe();
      for (const step of steps) {
        await perform(step);
        observe();
      }
      hide(false);
      harness.unmount(name);
      return observed;
    },
    { sequence, src: SRC },
  );
}

/** What the contract says of the same sequence: the table of states, and the rules of position. */
function expected({ props, early, steps }: Sequence): Observed[] {
  const model = new Model(props);
  for (const step of early) model.perform(step);
  model.loaded(true);
  const observed = [model.observe()];
  for (const step of steps) {
    model.perform(step);
    observed.push(model.observe());
  }
  return observed;
}

class Model {
  private state: PlayerState = 'loading';
  private position = 0;
  /** In mode bounce, on the way back. */
  private isReturning = false;
  private events: PlayerEvent[] = [];
  private queued: Step[] = [];
  private iterationsDone = 0;
  private hidden = false;
  private frozenByHost = false;
  private loop: PlayerLoop;
  private direction: PlayerDirection;
  private speed: number;

  constructor(private props: Props) {
    ({ loop: this.loop, direction: this.direction, speed: this.speed } = props);
  }

  observe(): Observed {
    const frame = Math.min(Math.floor(this.position), FRAMES - 1);
    const line = [this.state, frame, ...this.events].join(' ');
    this.events = [];
    return line;
  }

  /** The source is there, or can't be read. */
  loaded(good: boolean) {
    if (good) {
      this.trigger('load');
      if (this.props.autoplay) this.start('autoplay');
      else this.trigger('ready');
    } else this.trigger('error');
    const queued = good ? this.queued : [];
    this.queued = [];
    for (const step of queued) this.perform(step);
  }

  perform(step: Step) {
    const isQueued = ['play', 'pause', 'stop', 'freeze', 'seek'].includes(step.do);
    if (isQueued && this.state === 'loading') this.queued.push(step);
    else if (step.do === 'play') this.start('play');
    else if (step.do === 'pause') this.trigger('pause');
    else if (step.do === 'stop') this.stop('stop');
    else if (step.do === 'freeze') this.frozenByHost = this.trigger('freeze') || this.frozenByHost;
    else if (step.do === 'enter' && this.props.hover) this.start('enter');
    else if (step.do === 'leave' && this.props.hover) this.stop('leave');
    else if (step.do === 'hide' || step.do === 'show') this.hidden = step.do === 'hide';
    else if (step.do === 'fail' || step.do === 'reload') this.load(step.do === 'reload');
    else if (step.do === 'seek') this.seek(step.to);
    else if (step.do === 'setLoop') this.setLoop(step.loop);
    else if (step.do === 'setSpeed') this.speed = step.speed > 0 ? step.speed : this.speed;
    else if (step.do === 'setDirection') this.direction = step.direction;
    else if (step.do === 'update') this.update(step.props);
    else if (step.do === 'tick' && this.state === 'playing') this.tick(Math.min(step.milliseconds, 1000));
    this.freezeOrThaw();
  }

  private trigger(trigger: Trigger) {
    const next = transition(this.state, trigger);
    if (!next) return false;
    this.state = next.to;
    this.events.push(...next.events.filter((event) => event !== 'frame'));
    return true;
  }

  private start(trigger: Trigger) {
    const atEnd = this.isAtEnd();
    if (!this.trigger(trigger)) return;
    this.frozenByHost = false;
    if (atEnd) this.moveTo(this.direction === 1 ? 0 : FRAMES - 1);
  }

  private isAtEnd() {
    const isFirst = this.position <= 0;
    const isLast = this.position >= FRAMES - 1;
    if (this.props.mode === 'normal') return this.direction === 1 ? isLast : isFirst;
    if (this.direction === 1) return this.isReturning && isFirst;
    return this.isReturning ? isLast : isFirst;
  }

  private moveTo(position: number) {
    this.position = position;
    this.isReturning = false;
  }

  private stop(trigger: Trigger) {
    if (this.trigger(trigger)) this.rewind();
  }

  private rewind() {
    this.moveTo(0);
    this.iterationsDone = 0;
  }

  private load(good: boolean) {
    this.trigger('loading');
    this.rewind();
    this.loaded(good);
  }

  private seek(to: number | `${number}%`) {
    const frame =
      typeof to === 'number' ? to : Math.floor((Number.parseFloat(to) / 100) * FRAMES + Number.EPSILON);
    if (this.trigger('seek')) this.moveTo(Math.min(Math.max(frame, 0), FRAMES - 1));
  }

  private setLoop(loop: PlayerLoop) {
    this.loop = loop;
    this.iterationsDone = 0;
  }

  private update(props: Partial<Props>) {
    const before = this.props;
    this.props = { ...before, ...props };
    if (this.props.loop !== before.loop) this.setLoop(this.props.loop);
    if (this.props.speed !== before.speed) this.speed = this.props.speed;
    if (this.props.direction !== before.direction) this.direction = this.props.direction;
    if (this.props.mode !== before.mode) this.isReturning = false;
  }

  /** Goes the whole way at once: full iterations first, then the rest of the last one. */
  private tick(milliseconds: number) {
    const bounces = this.props.mode === 'bounce';
    const length = bounces ? 2 * FRAMES : FRAMES;
    // The frame is reached or left at the end of an iteration, where a bounce runs against the direction.
    const endsForwards = (this.direction === 1) !== bounces;
    let way = this.fromBeginning() + this.speed * (milliseconds / 1000) * RATE;
    const loopCount = this.loop === true ? Number.POSITIVE_INFINITY : Math.max(Number(this.loop), 1);
    const crossed = endsForwards ? Math.floor(way / length) : Math.ceil(way / length) - 1;
    const iterations = Math.min(Math.max(crossed, 0), Math.max(loopCount - 1 - this.iterationsDone, 0));
    way -= iterations * length;
    this.iterationsDone += iterations;
    for (let iteration = 0; iteration < iterations; iteration += 1) this.trigger('iteration');
    this.isReturning = bounces && (this.direction === 1 ? way >= FRAMES : way > FRAMES);
    const fromStart = this.isReturning ? 2 * FRAMES - way : way;
    this.position = this.direction === 1 ? fromStart : FRAMES - fromStart;
    const isLast = this.iterationsDone >= loopCount - 1;
    const isOver = endsForwards ? way >= length - 1 : way >= length;
    if (isLast && isOver) this.complete(loopCount === 1 && this.props.keepLastFrame);
  }

  /** Frames since the iteration began. */
  private fromBeginning() {
    const { position, direction, isReturning } = this;
    if (direction === 1) return isReturning ? 2 * FRAMES - position : position;
    return isReturning ? FRAMES + position : FRAMES - position;
  }

  private complete(stays: boolean) {
    const { isReturning } = this;
    this.trigger('complete');
    this.rewind();
    if (!stays) return;
    if ((this.direction === 1) !== isReturning) this.position = FRAMES - 1;
    this.isReturning = isReturning;
  }

  private freezeOrThaw() {
    const unseen = this.hidden && this.props.freezeWhenUnseen;
    if (unseen && this.state === 'playing') this.trigger('freeze');
    else if (!unseen && this.state === 'frozen' && !this.frozenByHost) this.trigger('thaw');
  }
}
