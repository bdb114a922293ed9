import type { Page } from '@playwright/test';
import fc from 'fast-check';
import type {
  PlayerDirection,
  PlayerHoverOut,
  PlayerLoop,
  PlayerMode,
  PlayerReducedMotion,
} from '@/player/types';
import { expect, test } from './fixtures';
import { FRAMES, MARKER, Model, type Observed, SRC, type Step } from './model';

const SEED = 20_260_101;
/** Of each renderer; a worker has to be waited for after each step. */
const RUNS = { svg: 300, canvas: 100 };
const STEPS = 10;

const loop = fc.constantFrom<PlayerLoop>(false, true, 2, 3, 0, 1);
const direction = fc.constantFrom<PlayerDirection>(1, -1);
/** Powers of two, so that a position is the same number however it was reached. */
const speed = fc.constantFrom(0.5, 1, 2, 4);
const props = {
  autoplay: fc.constantFrom<boolean | 'in-view'>(false, true, 'in-view'),
  scrub: fc.constantFrom<'scroll' | undefined>(undefined, undefined, 'scroll'),
  loop,
  direction,
  mode: fc.constantFrom<PlayerMode>('normal', 'bounce'),
  speed,
  keepLastFrame: fc.boolean(),
  hover: fc.boolean(),
  hoverOut: fc.constantFrom<PlayerHoverOut>('stop', 'pause', 'reverse'),
  reducedMotion: fc.constantFrom<PlayerReducedMotion>('respect', 'first-frame', 'last-frame', 'ignore'),
  freezeWhenUnseen: fc.boolean(),
};

const call = fc.constantFrom<Step>({ do: 'play' }, { do: 'pause' }, { do: 'stop' }, { do: 'freeze' });
const seek = fc
  .oneof(
    fc.integer({ min: -3, max: FRAMES + 3 }),
    fc.integer({ min: 0, max: 110 }).map((percent) => `${percent}%`),
    fc.constantFrom(MARKER.name, 'nowhere'),
  )
  .map((to): Step => ({ do: 'seek', to }));
const frame = fc.integer({ min: -3, max: FRAMES + 3 });
const playSegment = fc
  .oneof(fc.tuple(frame, frame), fc.constantFrom(MARKER.name, 'nowhere'))
  .map((segment): Step => ({ do: 'playSegment', segment }));
const set = fc.oneof(
  loop.map((loop): Step => ({ do: 'setLoop', loop })),
  fc.oneof(speed, fc.constantFrom(0, -1, Number.NaN)).map((speed): Step => ({ do: 'setSpeed', speed })),
  direction.map((direction): Step => ({ do: 'setDirection', direction })),
);
const environment = fc.constantFrom<Step>(
  { do: 'enter' },
  { do: 'leave' },
  { do: 'hide' },
  { do: 'show' },
  { do: 'comeIntoView' },
  { do: 'reduceMotion', reduced: true },
  { do: 'reduceMotion', reduced: false },
);
const tick = fc
  .constantFrom(125, 250, 500, 1000, 3000)
  .map((milliseconds): Step => ({ do: 'tick', milliseconds }));
const scroll = fc.integer({ min: 0, max: 16 }).map((sixteenths): Step => ({ do: 'scroll', sixteenths }));
const update = fc.record(props, { requiredKeys: [] }).map((props): Step => ({ do: 'update', props }));
const source = fc.constantFrom<Step>({ do: 'reload' }, { do: 'fail' }, { do: 'retry' });

const step = fc.oneof(
  { arbitrary: call, weight: 5 },
  { arbitrary: tick, weight: 5 },
  { arbitrary: seek, weight: 2 },
  { arbitrary: playSegment, weight: 2 },
  { arbitrary: set, weight: 2 },
  { arbitrary: environment, weight: 3 },
  { arbitrary: update, weight: 2 },
  { arbitrary: scroll, weight: 2 },
  { arbitrary: source, weight: 1 },
);

const sequence = fc.record({
  props: fc.record(props),
  /** A frame without a listener takes a shorter way through the player. */
  listensToFrames: fc.boolean(),
  /** Calls before the first frame is drawn. */
  early: fc.array(fc.oneof(call, seek, set, playSegment), { maxLength: 3 }),
  steps: fc.array(step, { minLength: STEPS - 4, maxLength: STEPS + 4 }),
});

type Sequence = typeof sequence extends fc.Arbitrary<infer T> ? T : never;

test(`the player does what the pure model does (seed ${SEED})`, async ({ page }) => {
  test.setTimeout(120_000);
  await prepare(page);
  await fc.assert(
    fc.asyncProperty(sequence, async (sequence) => {
      const wanted = expected(sequence, 'svg');
      expect(await play(page, sequence, 'svg', wanted)).toEqual(wanted);
    }),
    { seed: SEED, numRuns: RUNS.svg },
  );
});

test(`a player that a worker draws does what the pure model does (seed ${SEED})`, async ({ page }) => {
  test.setTimeout(120_000);
  await prepare(page);
  await fc.assert(
    fc.asyncProperty(sequence, async (sequence) => {
      // Without a listener time goes by timers, which the clock of these tests does not move.
      const heard = { ...sequence, listensToFrames: true };
      const wanted = expected(heard, 'canvas');
      expect(await play(page, heard, 'canvas', wanted)).toEqual(wanted);
    }),
    { seed: SEED, numRuns: RUNS.canvas },
  );
  expect(page.workers()).toHaveLength(1);
});

/** Replaces the clock, the preference for less motion and what tells of coming into view by ones that the test moves. */
async function prepare(page: Page) {
  await page.evaluate(() => {
    window.harness.installFakeClock();
    const { matchMedia } = window;
    const query = Object.assign(new EventTarget(), { matches: false });
    window.matchMedia = (media) =>
      media.includes('reduced-motion') ? (query as MediaQueryList) : matchMedia.call(window, media);
    Object.assign(window, { motionQuery: query });
    // What comes into view is said here; 1120 pixels of scrolling are the player's way through the viewport.
    const observers: ViewObserver[] = [];
    class ViewObserver {
      isConnected = true;
      constructor(
        readonly callback: (entries: object[]) => void,
        readonly options: IntersectionObserverInit = {},
      ) {
        observers.push(this);
      }
      observe() {}
      unobserve() {}
      disconnect() {
        this.isConnected = false;
      }
    }
    Object.assign(window, { IntersectionObserver: ViewObserver, observers });
    document.body.style.cssText = 'margin: 0; padding: 1000px 0 3000px';
  });
  // From here on the module that tracks the view is there at once.
  await Promise.all([
    page.waitForResponse(/view-tracking/),
    page.evaluate((src) => window.harness.load('player', { src, scrub: 'scroll' }), SRC),
  ]);
  await page.evaluate(() => window.harness.unmount('player'));
}

/**
 * Plays a sequence on a real player.
 * @param wanted what is waited for after each step, for a second: a worker says when it has drawn, and what comes after is heard then
 */
function play(
  page: Page,
  sequence: Sequence,
  renderer: keyof typeof RUNS,
  wanted: Observed[],
): Promise<Observed[]> {
  return page.evaluate(
    async ({ sequence: { props, listensToFrames, early, steps }, renderer, wanted, src }) => {
      const { harness } = window;
      const name = 'player';
      const observed: string[] = [];
      let eventsSeen = 0;
      const hide = (hidden: boolean) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      };
      const reduceMotion = (reduced: boolean) => {
        const query = (window as unknown as { motionQuery: MediaQueryList }).motionQuery;
        if (query.matches === reduced) return;
        Object.assign(query, { matches: reduced });
        query.dispatchEvent(new Event('change'));
      };
      const point = (type: 'pointerover' | 'pointerout') =>
        harness
          .box(name)
          .querySelector('button')
          ?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
      type Follower = {
        isConnected: boolean;
        options: IntersectionObserverInit;
        callback(entries: object[]): void;
      };
      const { observers } = window as unknown as { observers: Follower[] };
      /** What plays as half of the picture comes into view, and what moves by scrolling. */
      const isInView = ({ options }: Follower) => Array.isArray(options.threshold);
      const isScrubber = ({ options }: Follower) => options.threshold === undefined;
      /** Waits until the view is tracked: its module is loaded. */
      const tracked = async () => {
        const before = observers.length;
        for (let task = 0; task < 2; task += 1) await new Promise((resolve) => setTimeout(resolve));
        observers
          .slice(before)
          .filter(isScrubber)
          .at(-1)
          ?.callback([{ isIntersecting: true }]);
      };
      const comeIntoView = () => {
        const waiting = observers.filter((one) => one.isConnected && isInView(one));
        for (const one of waiting) one.callback([{ intersectionRatio: 0.5 }]);
      };
      const scroll = (sixteenths: number) => {
        window.scrollTo(0, 1000 - document.documentElement.clientHeight + sixteenths * 70);
        document.dispatchEvent(new Event('scroll'));
      };
      const perform = async (step: Step) => {
        const player = harness.handle(name);
        if (step.do === 'tick') harness.advanceFrame(step.milliseconds);
        else if (step.do === 'seek') player.seek(step.to);
        else if (step.do === 'comeIntoView') comeIntoView();
        else if (step.do === 'scroll') scroll(step.sixteenths);
        else if (step.do === 'playSegment') player.playSegment(step.segment);
        else if (step.do === 'reduceMotion') reduceMotion(step.reduced);
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
        } else if (step.do === 'retry') {
          player.retry();
          await harness.settled(name);
        } else player[step.do]();
        if (['update', 'setDirection', 'reload', 'retry', 'reduceMotion'].includes(step.do)) await tracked();
      };
      const observe = async () => {
        for (let attempt = 0; attempt < 100; attempt += 1) {
          const { state, frame } = harness.handle(name);
          const events = harness.events(name);
          const seen = [state, frame, ...events.slice(eventsSeen)].join(' ');
          if (seen === wanted[observed.length] || attempt === 99) {
            observed.push(seen);
            eventsSeen = events.length;
            return;
          }
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
      };
      scroll(0);
      harness.mount(name, { src, renderer, ...props }, { listensToFrames });
      for (const step of early) await perform(step);
      await harness.settled(name);
      await tracked();
      await observe();
      for (const step of steps) {
        await perform(step);
        await observe();
      }
      hide(false);
      reduceMotion(false);
      harness.unmount(name);
      observers.length = 0;
      return observed;
    },
    { sequence, renderer, wanted, src: SRC },
  );
}

/** What the contract says of the same sequence: the table of states, and the rules of position. */
function expected({ props, early, steps }: Sequence, renderer: keyof typeof RUNS): Observed[] {
  const model = new Model(props, renderer === 'canvas');
  for (const step of early) model.perform(step);
  model.loaded(true);
  const observed = [model.observe()];
  for (const step of steps) {
    model.perform(step);
    observed.push(model.observe());
  }
  return observed;
}
