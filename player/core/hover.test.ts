import { createLoadedPlayer, createTestPlayer, TEN_FRAMES } from '@/testing/player-model';
import type { PlayerOptions } from '../types';

type TestPlayer = ReturnType<typeof createTestPlayer>;

const enter = (player: TestPlayer) => player.send({ type: 'enter' });
const leave = (player: TestPlayer) => player.send({ type: 'leave', isPointer: true });
const blur = (player: TestPlayer) => player.send({ type: 'leave' });
const press = (player: TestPlayer, isHovering = false) => player.send({ type: 'press', isHovering });

/** Returns a player that has played to frame 5 because the pointer entered the animation. */
function playByPointer(props: Partial<PlayerOptions> = {}) {
  const player = createLoadedPlayer({ hover: true, loop: true, ...props });
  enter(player);
  return player.wait(500);
}

describe('the pointer', () => {
  test('the pointer starts playback when it enters the animation, and stops playback when it leaves', () => {
    const player = playByPointer();
    expect([player.state, player.frame]).toEqual(['playing', 5]);
    leave(player);
    expect([player.state, player.frame, ...player.events()]).toEqual(['stopped', 0, 'play', 'stop']);
  });

  test('the pointer has no effect when it enters a playing animation or leaves a paused animation', () => {
    const player = createLoadedPlayer({ hover: true, autoplay: true });
    enter(player);
    expect(player.log()).toEqual([]);
    player.pause();
    player.take();
    leave(player);
    expect([player.state, ...player.log()]).toEqual(['paused']);
  });

  test.each(['loading', 'error'])(
    'the pointer has no effect while the state of the player is "%s"',
    (state) => {
      const player = createTestPlayer({ hover: true }, { media: null }).startLoading();
      if (state === 'error') player.finishLoad();
      player.take();
      enter(player);
      leave(player);
      expect([player.state, ...player.log()]).toEqual([state]);
    },
  );

  test('the pointer restarts playback when it enters a completed animation', () => {
    const player = createLoadedPlayer({ hover: true, keepLastFrame: true });
    enter(player);
    player.wait(900);
    enter(player);
    expect([player.state, player.frame]).toEqual(['playing', 0]);
  });
});

describe('hoverOut', () => {
  test('hoverOut="pause" keeps the position, and playback continues from there on the next hover', () => {
    const player = playByPointer({ hoverOut: 'pause' });
    leave(player);
    expect([player.state, player.wait(1000).frame]).toEqual(['paused', 5]);
    enter(player);
    expect(player.wait(200).frame).toBe(7);
    expect(player.events()).toEqual(['play', 'pause', 'play']);
  });

  test('hoverOut="reverse" makes the animation play backwards to the first frame and stop there', () => {
    const player = playByPointer({ hoverOut: 'reverse' });
    leave(player);
    expect([player.wait(200).frame, player.state, player.model.range.kind]).toEqual([
      3,
      'playing',
      'reversing',
    ]);
    player.wait(300);
    expect([player.frame, player.state, player.model.range.kind]).toEqual([0, 'stopped', 'whole']);
    expect(player.events()).toEqual(['play', 'stop']);
  });

  test('hoverOut="reverse" ignores direction, mode and loop', () => {
    const player = playByPointer({ hoverOut: 'reverse', direction: -1, mode: 'bounce' });
    expect(player.frame).toBe(4);
    leave(player);
    expect(player.wait(300).frame).toBe(1);
    player.wait(100);
    expect(player.state).toBe('stopped');
  });

  test('a player that is reversing because of hoverOut="reverse" plays forwards when the pointer enters', () => {
    const player = playByPointer({ hoverOut: 'reverse', mode: 'bounce' });
    leave(player);
    player.wait(200);
    enter(player);
    expect([player.wait(300).frame, ...player.events()]).toEqual([6, 'play']);
  });

  test('after a reversal started by hoverOut="reverse", a bounce restarts in its forward phase', () => {
    const player = playByPointer({ hoverOut: 'reverse', mode: 'bounce' }).wait(1000);
    expect([player.frame, player.model.clock.phase]).toEqual([5, 'return']);
    leave(player);
    player.wait(200);
    enter(player);
    expect(player.wait(200).frame).toBe(5);
  });

  test('a player that is reversing because of hoverOut="reverse" plays forwards when play() is called', () => {
    const player = playByPointer({ hoverOut: 'reverse' });
    leave(player);
    player.wait(200);
    player.play();
    expect([player.wait(300).frame, ...player.events()]).toEqual([6, 'play']);
  });

  test('a reversal frozen on a hidden page continues when the page is shown again', () => {
    const player = playByPointer({ hoverOut: 'reverse' });
    leave(player);
    player.setVisible(false);
    expect([player.state, player.wait(1000).frame]).toEqual(['frozen', 5]);
    player.setVisible(true);
    expect(player.wait(100).frame).toBe(4);
    player.wait(500);
    expect(player.state).toBe('stopped');
  });

  test('a reversal started by hoverOut="reverse" ends when the app calls pause()', () => {
    const player = playByPointer({ hoverOut: 'reverse' });
    leave(player);
    player.pause();
    player.play();
    expect(player.wait(200).frame).toBe(7);
  });

  test.each([
    ['stop', 'stopped'],
    ['reverse', 'stopped'],
    ['pause', 'paused'],
  ] as const)(
    'hoverOut="%s" applies immediately when the pointer leaves a player that is not visible',
    (hoverOut, state) => {
      const player = playByPointer({ hoverOut });
      player.setVisible(false);
      leave(player);
      player.setVisible(true);
      expect(player.state).toBe(state);
    },
  );

  test.each(['stop', 'pause', 'reverse'] as const)(
    'hoverOut="%s" has no effect on a player that the app froze, whether or not it is visible',
    (hoverOut) => {
      for (const isVisible of [true, false]) {
        const player = playByPointer({ hoverOut });
        player.setVisible(isVisible);
        player.freeze();
        leave(player);
        player.setVisible(true);
        expect([player.state, player.frame, ...player.events()]).toEqual(['frozen', 5, 'play', 'freeze']);
      }
    },
  );

  test('a new value of hoverOut applies when the pointer leaves', () => {
    const player = playByPointer();
    player.setProps({ hoverOut: 'pause' });
    leave(player);
    expect(player.state).toBe('paused');
  });
});

describe('a press', () => {
  test('a press with the keyboard or by touch toggles playback', () => {
    const player = createLoadedPlayer({ hover: true, loop: true });
    const states = [1, 2, 3, 4].map(() => {
      press(player);
      return player.state;
    });
    expect(states).toEqual(['playing', 'stopped', 'playing', 'stopped']);
  });

  test('a press doesn’t stop playback started by hovering', () => {
    const player = playByPointer();
    press(player, true);
    expect([player.state, ...player.events()]).toEqual(['playing', 'play']);
  });

  test('a press during a reversal makes the animation play forwards from the current position', () => {
    const player = createLoadedPlayer({ hover: true, hoverOut: 'reverse' });
    press(player);
    player.wait(400);
    press(player);
    player.wait(200);
    press(player);
    expect(player.wait(100).frame).toBe(3);
    leave(player);
    player.wait(500);
    expect(player.state).toBe('stopped');
  });

  test('a press stops a segment that is playing', () => {
    const player = createLoadedPlayer({ hover: true });
    player.playSegment([0, 5]);
    press(player);
    expect(player.state).toBe('stopped');
  });

  test('a press is queued until the animation has loaded', () => {
    const player = createTestPlayer({ hover: true }).startLoading();
    press(player);
    player.setProps({ src: '{ }' });
    player.finishLoad();
    expect(player.state).toBe('playing');
  });

  test.each(['loading', 'error'])('only the first press is queued while the state is "%s"', (state) => {
    const player = createTestPlayer({ hover: true, preload: 'none' }, { media: null }).startLoading();
    press(player);
    if (state === 'error') player.finishLoad();
    press(player);
    player.replaceFile(TEN_FRAMES);
    player.retry();
    player.finishLoad();
    expect(player.state).toBe('playing');
    press(player);
    expect(player.state).toBe('stopped');
  });
});

describe('under reduced motion', () => {
  test('under reduced motion, a press starts and stops the animation, and hovering has no effect', () => {
    const player = createLoadedPlayer({ hover: true });
    player.setReducedMotion(true);
    enter(player);
    expect([player.state, ...player.log()]).toEqual(['stopped']);
    press(player, true);
    expect(player.state).toBe('playing');
    leave(player);
    expect(player.state).toBe('playing');
    press(player, true);
    expect(player.state).toBe('stopped');
  });

  test('under reduced motion, playback started by a press stops when the focus leaves the animation', () => {
    const player = createLoadedPlayer({ hover: true });
    player.setReducedMotion(true);
    press(player);
    blur(player);
    expect(player.state).toBe('stopped');
  });

  test('hovering starts playback under reduced motion if reducedMotion is "ignore"', () => {
    const player = createLoadedPlayer({ hover: true, reducedMotion: 'ignore' });
    player.setReducedMotion(true);
    enter(player);
    expect(player.state).toBe('playing');
  });
});
