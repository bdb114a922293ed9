import { createLoadedPlayer, createTestPlayer, TEN_FRAMES } from '@/testing/player-model';
import type { PlayerState } from '../types';
import type { Command } from './model';

/** For each state and command: the resulting state, followed by the events that the command emits. */
const OUTCOMES = {
  stopped: { play: 'playing play', pause: 'stopped', stop: 'stopped stop', freeze: 'stopped' },
  paused: { play: 'playing play', pause: 'paused', stop: 'stopped stop', freeze: 'paused' },
  playing: { play: 'playing', pause: 'paused pause', stop: 'stopped stop', freeze: 'frozen freeze' },
  frozen: { play: 'playing play', pause: 'paused pause', stop: 'stopped stop', freeze: 'frozen' },
  error: { play: 'error', pause: 'error', stop: 'error', freeze: 'error' },
  loading: { play: 'loading', pause: 'loading', stop: 'loading', freeze: 'loading' },
};

function playerIn(state: PlayerState) {
  if (state === 'loading') return createTestPlayer().startLoading();
  if (state === 'error') return createTestPlayer({}, { media: null }).mount();
  const player = createLoadedPlayer();
  if (state !== 'stopped') player.play();
  if (state === 'paused') player.pause();
  if (state === 'frozen') player.freeze();
  return player;
}

test.each(Object.entries(OUTCOMES))(
  'commands result in the expected states and events when the player is %s',
  (state, commands) => {
    for (const [type, outcome] of Object.entries(commands)) {
      const player = playerIn(state as PlayerState);
      player.take();
      expect(player.state).toBe(state);
      player.send({ type } as Command);
      expect([type, player.state, ...player.events()].join(' ')).toBe(`${type} ${outcome}`);
    }
  },
);

describe('position', () => {
  test('the position changes according to the frame rate and the speed', () => {
    const player = createLoadedPlayer({ autoplay: true, speed: 2 }).wait(250);
    expect(player.model.clock.frame).toBe(5);
  });

  test('the position stays the same while the player is paused, and playback then continues from there', () => {
    const player = createLoadedPlayer({ autoplay: true }).wait(300);
    player.pause();
    expect(player.wait(5000).frame).toBe(3);
    player.play();
    expect(player.wait(200).frame).toBe(5);
  });

  test('a command updates the position even if no tick preceded it', () => {
    const player = createLoadedPlayer({ autoplay: true }).sleep(300);
    player.pause();
    expect(player.model.clock.frame).toBe(3);
  });

  test('the position is on the last frame when backward playback starts', () => {
    const player = createLoadedPlayer({ autoplay: true, direction: -1 });
    expect(player.frame).toBe(9);
    expect(player.wait(300).frame).toBe(6);
  });

  test('setDirection reverses playback at the current position', () => {
    const player = createLoadedPlayer({ autoplay: true, loop: true }).wait(400);
    player.send({ type: 'set', name: 'direction', value: -1 });
    expect(player.wait(100).frame).toBe(3);
    player.send({ type: 'set', name: 'direction', value: 5 as never });
    expect(player.wait(100).frame).toBe(4);
  });

  test.each([1e308, 5e-324])(
    'a player with a speed of %d keeps a valid position, and stays responsive',
    (speed) => {
      for (const frameRate of [1e-300, 10, 1e308])
        for (const mode of ['normal', 'bounce'] as const) {
          const onMarker = () => {};
          const media = { ...TEN_FRAMES, frameRate };
          const player = createLoadedPlayer({ autoplay: true, loop: true, mode, onMarker }, { media });
          player.send({ type: 'set', name: 'speed', value: speed });
          player.send({ type: 'tick' });
          for (const milliseconds of [16, 1, 0]) {
            player.wait(milliseconds, milliseconds || 1);
            const { clock, motion } = player.model;
            expect(clock.frame).toBeGreaterThanOrEqual(0);
            expect(clock.frame).toBeLessThan(10);
            expect(Object.values(motion ?? {})).not.toContain(Number.NaN);
          }
          player.pause();
          expect(player.state).toBe('paused');
        }
    },
  );

  test.each([-0.1, 1.1, Number.NaN, '0.5', null])('setVolume ignores %p', (volume) => {
    const player = createLoadedPlayer({ volume: 0.5 });
    player.send({ type: 'set', name: 'volume', value: volume as number });
    expect([player.model.volume, player.events()]).toEqual([0.5, []]);
    expect(createLoadedPlayer({ volume: volume as number }).model.volume).toBe(1);
  });

  test.each([0, -1, Number.NaN, Infinity])('setSpeed ignores %d', (speed) => {
    const player = createLoadedPlayer({ autoplay: true, speed: 2 });
    player.send({ type: 'set', name: 'speed', value: speed });
    expect(player.wait(200).frame).toBe(4);
    expect(createLoadedPlayer({ speed }).model.clock.speed).toBe(1);
  });

  test('stop() returns to the first frame in both directions and resets the iteration count', () => {
    for (const props of [{}, { direction: -1 }, { direction: -1, loop: true }, { loop: 3 }] as const) {
      const player = createLoadedPlayer({ autoplay: true, ...props }).wait(props.loop ? 1300 : 300);
      player.take();
      player.stop();
      expect([player.state, player.frame, player.model.clock.iterations]).toEqual(['stopped', 0, 0]);
      expect(player.events()).toEqual(['stop']);
    }
  });
});

describe('play', () => {
  test.each([1, -1] as const)(
    'play() starts from the beginning if playback is at its end (direction %i)',
    (direction) => {
      const player = createLoadedPlayer({ direction });
      const [first, last] = direction === 1 ? [0, 9] : [9, 0];
      player.seek(last);
      player.take();
      player.play();
      player.pause();
      expect(player.frame).toBe(first);
      expect(player.log()).toEqual(['→ playing', 'play', 'frame', '→ paused', 'pause']);
    },
  );

  test('play() on the last frame plays the rest of the frame if another iteration follows, and otherwise restarts', () => {
    const player = createLoadedPlayer({ autoplay: true, loop: 2 }).wait(950);
    player.pause();
    player.play();
    expect(player.model.clock.frame).toBe(9.5);
    player.pause();
    player.send({ type: 'set', name: 'loop', value: false });
    player.play();
    expect(player.model.clock.frame).toBe(0);
  });

  test('play() restarts after a seek to the last frame', () => {
    const player = createLoadedPlayer({ loop: true });
    player.seek(9);
    player.play();
    expect(player.frame).toBe(0);
  });

  test('play() restarts after playback has completed with keepLastFrame', () => {
    const player = createLoadedPlayer({ autoplay: true, keepLastFrame: true }).wait(900);
    expect([player.state, player.frame]).toEqual(['paused', 9]);
    player.play();
    expect([player.state, player.frame]).toEqual(['playing', 0]);
  });
});

describe('loop', () => {
  test.each([false, 0, 1, Number.NaN])('an animation plays once when loop is %p', (loop) => {
    const player = createLoadedPlayer({ autoplay: true, loop }).wait(3000, 100);
    expect(player.events()).toEqual(['complete']);
  });

  test('setLoop resets the iteration count', () => {
    const player = createLoadedPlayer({ autoplay: true, loop: 3 }).wait(1500, 100);
    player.send({ type: 'set', name: 'loop', value: 2 });
    player.wait(3000, 100);
    expect(player.events()).toEqual(['loop', 'loop', 'complete']);
  });

  test('setting loop to false makes playback complete at the end of the current iteration', () => {
    const player = createLoadedPlayer({ autoplay: true, loop: true }).wait(1500, 100);
    player.setProps({ loop: false });
    player.wait(3000, 100);
    expect(player.events()).toEqual(['loop', 'complete']);
  });

  test('the iteration count is reset after playback has completed', () => {
    const player = createLoadedPlayer({ autoplay: true, loop: 2 }).wait(3000, 100);
    player.play();
    player.wait(3000, 100);
    expect(player.events()).toEqual(['loop', 'complete', 'play', 'loop', 'complete']);
  });

  test('an animation with several iterations returns to the first frame after the last iteration, even with keepLastFrame', () => {
    const player = createLoadedPlayer({ autoplay: true, loop: 2, keepLastFrame: true }).wait(3000, 100);
    expect([player.state, player.frame]).toEqual(['paused', 0]);
  });
});

describe('mode bounce', () => {
  const bouncing = { autoplay: true, mode: 'bounce' } as const;

  test('a bounce plays to the end and back, and completes on its start frame', () => {
    const player = createLoadedPlayer(bouncing);
    const frames = [400, 500, 300, 400, 300].map((time) => player.wait(time).frame);
    expect(frames).toEqual([4, 9, 8, 4, 1]);
    player.wait(200);
    expect([player.state, ...player.events()]).toEqual(['paused', 'complete']);
  });

  test('a bounce counts the forward and return phases as one iteration', () => {
    const player = createLoadedPlayer({ ...bouncing, loop: 2, direction: -1 });
    expect(player.frame).toBe(9);
    expect(player.wait(3600, 900).events()).toEqual(['loop']);
    expect(player.wait(300).events()).toEqual(['complete']);
  });

  test('play() on the last frame plays the return phase of a bounce', () => {
    const player = createLoadedPlayer({ mode: 'bounce' });
    player.seek(9);
    player.play();
    expect(player.wait(500).frame).toBe(6);
  });

  test('a bounce continues in its return phase after a pause', () => {
    const player = createLoadedPlayer(bouncing).wait(1500);
    player.pause();
    player.play();
    expect(player.wait(200).frame).toBe(3);
  });

  test('a seek puts a bounce in its forward phase', () => {
    const player = createLoadedPlayer(bouncing).wait(1500);
    player.seek(5);
    expect(player.wait(200).frame).toBe(7);
  });

  test('a bounce is in its return phase if it is paused between the reversal and the next tick', () => {
    const player = createLoadedPlayer({ ...bouncing, loop: true }, { isAutonomous: true }).sleep(1300);
    player.pause();
    expect(player.model.clock.phase).toBe('return');
  });

  test('a change to mode or direction takes effect immediately', () => {
    const player = createLoadedPlayer({ ...bouncing, loop: true }).wait(1400);
    expect(player.frame).toBe(6);
    player.setProps({ mode: 'normal' });
    expect(player.wait(200).frame).toBe(8);
    player.setProps({ mode: 'bounce' });
    expect(player.wait(400).frame).toBe(8);
    player.setProps({ direction: -1 });
    expect(player.wait(100).frame).toBe(9);
    expect(player.events()).toEqual([]);
  });
});

describe('the seek slider', () => {
  const scrub = (player: ReturnType<typeof createTestPlayer>, isScrubbing: boolean) =>
    player.send({ type: 'setScrubbing', isScrubbing });

  test('holding the seek slider changes neither the position nor the state', () => {
    const player = createLoadedPlayer({ autoplay: true }).wait(200);
    scrub(player, true);
    player.seek(5);
    player.wait(3000);
    expect([player.state, player.frame]).toEqual(['playing', 5]);
    scrub(player, false);
    expect(player.wait(200).frame).toBe(7);
    expect(player.events()).toEqual([]);
  });

  test('dragging the seek slider to the end completes playback only when the slider is released', () => {
    const player = createLoadedPlayer({ autoplay: true });
    scrub(player, true);
    player.seek('100%');
    player.wait(1000);
    expect([player.state, player.frame]).toEqual(['playing', 9]);
    scrub(player, false);
    player.wait(100);
    expect(player.events()).toEqual(['complete']);
  });

  test('holding the seek slider changes nothing while the player is stopped', () => {
    const player = createLoadedPlayer();
    scrub(player, true);
    scrub(player, false);
    expect([player.state, ...player.log()]).toEqual(['stopped']);
  });
});
