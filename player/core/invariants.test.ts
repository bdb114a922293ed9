import fc from 'fast-check';
import { createTestPlayer, loadedFile } from '@/testing/player-model';
import {
  anyProps,
  command,
  environment,
  FILE,
  life,
  lifeOf,
  milliseconds,
  perform,
  type Step,
  type TestPlayer,
  wait,
} from '@/testing/player-steps';
import type { Effect } from './model';
import { wholeTimeline } from './motion';
import { positionAt, type Timeline } from './timeline';

const SEED = 20_260_101;
const { totalFrames } = FILE;

/**
 * Checks an invariant after a step. Returns `false` if it holds, otherwise a description of the violation.
 */
type Check = (effects: readonly Effect[], step: Step) => string | false;

/** Defines a test that runs random sequences of steps, and checks an invariant after each step. */
function always(title: string, createCheck: (player: TestPlayer) => Check, lives = life, numRuns = 1000) {
  test(title, () => {
    const property = fc.property(lives, ({ props, file, steps, isAutonomous, isFarAway }) => {
      const player = createTestPlayer(props, { media: file, isAutonomous });
      const check = createCheck(player);
      if (isFarAway) player.mountFarAway();
      else player.startLoading();
      for (const step of [{ type: 'readFile' } as const, ...steps]) {
        perform(player, step);
        const fault = check(player.take(), step);
        if (fault) throw new Error(fault);
      }
    });
    fc.assert(property, { seed: SEED, numRuns });
  });
}

/**
 * For each event, the events that are allowed to follow it, and the states in which the player is allowed to
 * emit it.
 */
const ORDER: Record<string, { next: string; states: string }> = {
  none: { next: 'load error', states: '' },
  load: { next: 'load ready error', states: 'loading' },
  ready: { next: 'play pause stop load error', states: 'stopped playing' },
  play: { next: 'pause stop freeze loop complete load error', states: 'playing' },
  pause: { next: 'play stop load error', states: 'paused' },
  stop: { next: 'play pause stop load error', states: 'stopped' },
  freeze: { next: 'play pause stop load error', states: 'frozen' },
  loop: { next: 'loop pause stop freeze complete load error', states: 'playing' },
  complete: { next: 'play stop load error', states: 'paused' },
  error: { next: 'load error', states: 'error' },
};

always('events are emitted only in a valid order and in a valid state', (player) => {
  let last = 'none';
  let state = 'loading';
  return (effects) => {
    for (const effect of effects) {
      if (effect.type === 'dropCallbacks') [last, state] = ['none', 'loading'];
      if (effect.type === 'stateChange') {
        if (effect.state === state) return `${state} was announced twice`;
        ({ state } = effect);
      }
      if (effect.type !== 'emit' || effect.event === 'marker') continue;
      const { event } = effect;
      if (!ORDER[last]?.next.split(' ').includes(event)) return `${event} came after ${last}`;
      if (!ORDER[event]?.states.split(' ').includes(state)) return `${event} came in state ${state}`;
      last = event;
    }
    return player.state !== state && `${player.state} was not announced`;
  };
});

function staysWithinAnimation(player: TestPlayer): Check {
  const isFrame = (value: number, total: number) =>
    Number.isInteger(value) && value >= 0 && value <= Math.max(total - 1, 0);
  return (effects) => {
    const { clock, media } = player.model;
    for (const effect of effects) {
      if ('position' in effect && !(effect.position >= 0 && effect.position < totalFrames))
        return `rendered ${effect.position}`;
      if (effect.type !== 'emit' || !('percent' in effect.detail)) continue;
      const { frame, percent, time } = effect.detail;
      if (!isFrame(frame, totalFrames)) return `frame ${frame} in ${effect.event}`;
      if (!(percent >= 0 && percent <= 100 && time >= 0 && time < totalFrames / FILE.frameRate))
        return `${percent} % and ${time} s in ${effect.event}`;
    }
    const isWithin = clock.frame >= 0 && (clock.frame < media.totalFrames || clock.frame === 0);
    return !(isWithin && isFrame(player.frame, media.totalFrames)) && `frame ${clock.frame}`;
  };
}

always('the position and the positions in event details stay within the animation', staysWithinAnimation);

always(
  'the position stays within the animation if the user’s preference changes during the load',
  staysWithinAnimation,
  lifeOf(['replaceSource', 'reducedMotion'], ['initialPercent'], { reducedMotion: 'respect' }),
);

always(
  'the passage of time changes nothing while the player is not playing or the user is holding the seek slider',
  (player) => {
    let { status, clock } = player.model;
    return (effects, { type }) => {
      const rests = status !== 'playing' || clock.isScrubbing;
      const hasMoved = player.model.clock.frame !== clock.frame || effects.length > 0;
      ({ status, clock } = player.model);
      return type === 'wait' && rests && hasMoved && `moved in state ${status}`;
    };
  },
);

always('a player with freezeWhenUnseen never plays while it is not visible', (player) => () => {
  const { status, settings, environment } = player.model;
  return (
    status === 'playing' && settings.freezeWhenUnseen && !environment.isVisible && 'played while invisible'
  );
});

always(
  'under reduced motion, playback starts only when the app calls a method or the user presses the animation',
  (player) => {
    let isRequested = false;
    return (_, step) => {
      const { type } = step.type === 'send' ? step.input : step;
      isRequested ||= type === 'play' || type === 'press' || type === 'playSegment';
      const { status, settings, environment, media } = player.model;
      const isReduced = environment.prefersReducedMotion && settings.reducedMotion !== 'ignore';
      // Under reduced motion, only the reduced-motion marker of the file is allowed to play automatically.
      return (
        status === 'playing' &&
        isReduced &&
        !isRequested &&
        !media.reducedMotion &&
        'played without a request'
      );
    };
  },
);

always(
  'each promise of playSegment settles exactly once, at the latest when the player is released',
  (player) => {
    let requested = 0;
    return (_, { type }) => {
      if (type === 'playSegment') requested += 1;
      const { range, queue } = player.model;
      const waiting = queue.flatMap((command) => (command.type === 'playSegment' ? [command.id] : []));
      if (range.kind === 'segment') waiting.push(range.id);
      if (type === 'hideAndShow' && waiting.length > 0) return `${waiting} still wait`;
      const all = [...player.outcomes.map(([id]) => id), ...waiting];
      return !(all.length === requested && new Set(all).size === requested) && `settled or waiting: ${all}`;
    };
  },
);

always(
  'the number of iterations that are left is never negative',
  (player) => () => {
    const { iterationsLeft } = wholeTimeline(player.model);
    return iterationsLeft < 0 && `${iterationsLeft} iterations left`;
  },
  lifeOf(['command', 'wait'], ['loop'], { autoplay: true, scrub: undefined, reducedMotion: 'ignore' }),
);

always(
  'a player with autoplay="in-view" that has not come into view yet is tracked',
  (player) => {
    let hasCome = false;
    return (_, { type }) => {
      const { status, settings, load, kept } = player.model;
      const isShown = status !== 'loading' && status !== 'error';
      if (load.type === 'loading' && !kept) hasCome = false;
      else if (type === 'comeIntoView' && isShown) hasCome = true;
      const waits = settings.autoplay === 'in-view' && isShown && !hasCome;
      return waits && player.tracking !== 'in-view' && 'will never play';
    };
  },
  lifeOf(['comeIntoView', 'replaceSource'], ['autoplay'], { autoplay: 'in-view', scrub: undefined }),
);

always(
  'outside the viewport, only commands start the first load',
  () => {
    let mayLoad = false;
    return (effects, step) => {
      const type = step.type === 'send' ? step.input.type : step.type;
      mayLoad ||= ['hideAndShow', 'play', 'seek', 'step', 'press', 'playSegment'].includes(type);
      return !mayLoad && effects.some(({ type }) => type === 'load') && 'loaded too early';
    };
  },
  lifeOf(['command', 'visibility'], ['preload'], { preload: 'none' }).map((life) => ({
    ...life,
    isFarAway: true,
  })),
);

always(
  'the numbers of queued commands and of frames that are rendered at once are limited',
  (player) => (effects, step) => {
    const queued = player.model.queue.filter(({ type }) => type !== 'playSegment').length;
    const frames = effects.filter(({ type }) => type === 'render').length;
    if (step.type !== 'repeat' && frames > 1100) return `${frames} frames`;
    return queued > 1000 && `${queued} commands`;
  },
  lifeOf(['repeat', 'command', 'replaceSource'], ['preload']),
  20,
);

always('setting props to equal values changes nothing', (player) => () => {
  const { status, clock, load } = player.model;
  player.setProps({});
  const { model } = player;
  const isSame = model.status === status && model.clock.frame === clock.frame && model.load.id === load.id;
  return !(isSame && player.take().length === 0) && 'changed something';
});

/** The distance between two positions. The end of an iteration counts as the same position as its start. */
const distance = (a: number, b: number, length = totalFrames) =>
  Math.min(Math.abs(a - b), length - Math.abs(a - b));

always(
  'an autonomous renderer always has the same position as the player',
  (player) => {
    let known: { position: number; timeline: Timeline | null } = { position: 0, timeline: null };
    return (effects, step) => {
      // The first frame of each load is rendered without a `render` effect.
      if (step.type === 'finishLoad' && effects.some((one) => one.type === 'emit' && one.event === 'ready'))
        known = { position: player.firstPosition, timeline: null };
      player.send({ type: 'tick' });
      for (const effect of [...effects, ...player.take()])
        if (effect.type === 'render' || effect.type === 'sync') known = effect;
      const { status, rendering, clock } = player.model;
      if (!rendering) return false;
      const { position, timeline } = known;
      if (status === 'loading') return timeline !== null && 'moved during the load';
      const rendered = timeline ? positionAt(timeline, player.now).position : position;
      return distance(rendered, clock.frame) > 1e-6 && `rendered ${rendered} instead of ${clock.frame}`;
    };
  },
  life.map((life) => ({ ...life, isAutonomous: true })),
);

const isPress = (step: Step) => step.type === 'send' && step.input.type === 'press';

/** Returns whether a step is a seek. `isKnown`: and its target doesn't depend on the file. */
function isSeek(step: Step | undefined, isKnown = false): boolean {
  return step?.type === 'send' && step.input.type === 'seek' && (!isKnown || /\d/.test(`${step.input.to}`));
}

test('commands that were queued during loading or after an error are run in order once the animation has loaded', () => {
  const property = fc.property(
    anyProps,
    fc.array(command, { maxLength: 8 }),
    fc.constantFrom<'loading' | 'error'>('loading', 'error'),
    fc.array(environment, { maxLength: 2 }),
    (props, commands, state, conditions) => {
      const run = (isEarly: boolean) => {
        const player = createTestPlayer(props, { media: isEarly && state === 'error' ? null : FILE });
        for (const step of conditions) perform(player, step);
        player.startLoading();
        if (!isEarly || state === 'error') player.finishLoad();
        const asked = state === 'error' ? commands.filter(({ type }) => type !== 'playSegment') : commands;
        // Only the first press and the last of consecutive seeks are queued.
        const firstPress = asked.findIndex(isPress);
        const queued = asked
          .filter((step, index) => !isPress(step) || index === firstPress)
          .filter((step, index, steps) => !(isSeek(step) && isSeek(steps[index + 1], true)));
        for (const step of isEarly ? asked : queued) perform(player, step);
        player.replaceFile(FILE);
        player.retry();
        player.finishLoad();
        const log = player.log().filter((entry) => !['→ error', 'error', '→ loading'].includes(entry));
        return { log, outcomes: player.outcomes, state: player.state, position: player.model.clock.frame };
      };
      expect(run(true)).toEqual(run(false));
    },
  );
  fc.assert(property, { seed: SEED, numRuns: 1000 });
});

test('the number of loop events corresponds to the total playback time', () => {
  const stretch = fc.record({
    played: milliseconds,
    ticks: fc.constantFrom(1, 4),
    speed: fc.constantFrom(0.5, 1, 2, 4),
    rest: fc.constantFrom('pause', 'freeze', 'hide', 'hold'),
  });
  const property = fc.property(
    fc.record({
      direction: fc.constantFrom<1 | -1>(1, -1),
      mode: fc.constantFrom<'normal' | 'bounce'>('normal', 'bounce'),
      loop: fc.constantFrom(true, 3),
    }),
    fc.array(stretch, { maxLength: 10 }),
    (props, stretches) => {
      const player = createTestPlayer({ ...props, autoplay: true }, { media: FILE }).mount();
      // Start between two frames, so that no wait ends exactly at the end of an iteration.
      player.seek(props.direction === 1 ? 1 / 16 : 9 - 1 / 16);
      let frames = 1 / 16 + (props.direction === 1 ? 0 : 1);
      for (const { played, ticks, speed, rest } of stretches) {
        player.send({ type: 'set', name: 'speed', value: speed });
        player.wait(played, played / ticks);
        frames += (played / 64) * speed;
        if (player.state !== 'playing') break;
        if (rest === 'hide') player.setVisible(false);
        else if (rest === 'hold') player.send({ type: 'setScrubbing', isScrubbing: true });
        else player[rest === 'pause' ? 'pause' : 'freeze']();
        player.wait(5000);
        player.setVisible(true);
        player.send({ type: 'setScrubbing', isScrubbing: false });
        player.play();
      }
      const length = props.mode === 'bounce' ? 2 * totalFrames : totalFrames;
      const ended = Math.floor(frames / length);
      const loops = player
        .take()
        .flatMap((effect) => (effect.type === 'emit' && effect.event === 'loop' ? [effect.detail] : []));
      const expected = props.loop === true ? ended : Math.min(ended, 2);
      expect(loops.map(({ iterations }) => iterations)).toEqual(
        Array.from({ length: expected }, (_, at) => at + 1),
      );
    },
  );
  fc.assert(property, { seed: SEED, numRuns: 1000 });
});

test('a released player emits, renders and loads nothing', () => {
  const late = fc.oneof(
    command,
    wait,
    environment,
    fc
      .constantFrom<'retry' | 'start'>('retry', 'start')
      .map((type): Step => ({ type: 'send', input: { type } })),
  );
  const property = fc.property(
    life,
    fc.array(late, { maxLength: 8 }),
    ({ props, file, steps }, lateSteps) => {
      const player = createTestPlayer(props, { media: file }).startLoading();
      for (const step of steps) perform(player, step);
      const { id } = player.model.load;
      player.hide();
      player.take();
      for (const step of lateSteps) perform(player, step);
      // These inputs of the canceled load must be ignored.
      player.send({ type: 'loaded', load: id, file: loadedFile(FILE) });
      player.send({ type: 'fail', load: id, error: { code: 'parse', message: '' } });
      const types = new Set(player.take().map(({ type }) => type));
      for (const type of ['settle', 'trackView'] as const) types.delete(type);
      expect([...types]).toEqual([]);
    },
  );
  fc.assert(property, { seed: SEED, numRuns: 1000 });
});

test('events and positions are independent of the tick frequency', () => {
  const property = fc.property(life, ({ props, file, steps, isAutonomous }) => {
    const run = (isFine: boolean) => {
      const player = createTestPlayer(props, { media: file, isAutonomous }).mount();
      return steps.flatMap((step) => {
        if (step.type === 'wait' && isFine) player.wait(step.milliseconds, 16);
        else perform(player, step);
        const { clock, media } = player.model;
        const { frame, phase } = clock;
        // Discard runs with a tick exactly at the end of a bounce: the clock tolerance decides whether the
        // tick is before or after the end.
        fc.pre(!(phase && step.type === 'wait' && distance(frame, 0, media.totalFrames) < 1e-6));
        return [...player.events(), player.state, frame.toFixed(6)];
      });
    };
    expect(run(true)).toEqual(run(false));
  });
  fc.assert(property, { seed: SEED, numRuns: 500 });
});
