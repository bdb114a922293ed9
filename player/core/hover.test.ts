/** @jest-environment node */
import type { PlayerProps } from '../types';
import { createLoadedPlayer, createTestPlayer } from './test-player';

type TestPlayer = ReturnType<typeof createTestPlayer>;

const enter = (player: TestPlayer) => player.send({ type: 'enter' });
const leave = (player: TestPlayer) => player.send({ type: 'leave' });
const press = (player: TestPlayer, isHovering = false) => player.send({ type: 'press', isHovering });

/** Returns a player that the pointer has played to frame 5. */
function playByPointer(props: Partial<PlayerProps> = {}) {
  const player = createLoadedPlayer({ hover: true, loop: true, ...props });
  enter(player);
  return player.wait(500);
}

describe('the pointer', () => {
  test('plays the animation when it enters, and stops it when it leaves', () => {
    const player = playByPointer();
    expect([player.state, player.frame]).toEqual(['playing', 5]);
    leave(player);
    expect([player.state, player.frame, ...player.events()]).toEqual(['stopped', 0, 'play', 'stop']);
  });

  test('changes nothing when it enters a playing animation or leaves one that rests', () => {
    const player = createLoadedPlayer({ hover: true, autoplay: true });
    enter(player);
    expect(player.log()).toEqual([]);
    player.pause();
    player.take();
    leave(player);
    expect([player.state, ...player.log()]).toEqual(['paused']);
  });

  test.each(['loading', 'error'])('changes nothing when the player is %s', (state) => {
    const player = createTestPlayer({ hover: true }, { media: null }).startLoading();
    if (state === 'error') player.finishLoad();
    player.take();
    enter(player);
    leave(player);
    expect([player.state, ...player.log()]).toEqual([state]);
  });

  test('plays from the start when it enters at the end of playback', () => {
    const player = createLoadedPlayer({ hover: true, keepLastFrame: true });
    enter(player);
    player.wait(900);
    enter(player);
    expect([player.state, player.frame]).toEqual(['playing', 0]);
  });
});

describe('hoverOut', () => {
  test('pause keeps the position, and the pointer continues from there', () => {
    const player = playByPointer({ hoverOut: 'pause' });
    leave(player);
    expect([player.state, player.wait(1000).frame]).toEqual(['paused', 5]);
    enter(player);
    expect(player.wait(200).frame).toBe(7);
    expect(player.events()).toEqual(['play', 'pause', 'play']);
  });

  test('reverse plays back to the first frame and stops there', () => {
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

  test('reverse plays back regardless of direction, mode and loop', () => {
    const player = playByPointer({ hoverOut: 'reverse', direction: -1, mode: 'bounce' });
    expect(player.frame).toBe(4);
    leave(player);
    expect(player.wait(300).frame).toBe(1);
    player.wait(100);
    expect(player.state).toBe('stopped');
  });

  test('reverse turns around when the pointer enters again', () => {
    const player = playByPointer({ hoverOut: 'reverse', mode: 'bounce' });
    leave(player);
    player.wait(200);
    enter(player);
    expect([player.wait(300).frame, ...player.events()]).toEqual([6, 'play']);
  });

  test('reverse leads to the forward phase of a bounce', () => {
    const player = playByPointer({ hoverOut: 'reverse', mode: 'bounce' }).wait(1000);
    expect([player.frame, player.model.clock.phase]).toEqual([5, 'return']);
    leave(player);
    player.wait(200);
    enter(player);
    expect(player.wait(200).frame).toBe(5);
  });

  test('reverse turns around when play is called', () => {
    const player = playByPointer({ hoverOut: 'reverse' });
    leave(player);
    player.wait(200);
    player.play();
    expect([player.wait(300).frame, ...player.events()]).toEqual([6, 'play']);
  });

  test('reverse continues back after a freeze', () => {
    const player = playByPointer({ hoverOut: 'reverse' });
    leave(player);
    player.setVisible(false);
    expect([player.state, player.wait(1000).frame]).toEqual(['frozen', 5]);
    player.setVisible(true);
    expect(player.wait(100).frame).toBe(4);
    player.wait(500);
    expect(player.state).toBe('stopped');
  });

  test('reverse ends when the host pauses', () => {
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
    '%s applies at once when the pointer leaves a player that is not visible',
    (hoverOut, state) => {
      const player = playByPointer({ hoverOut });
      player.setVisible(false);
      leave(player);
      player.setVisible(true);
      expect(player.state).toBe(state);
    },
  );

  test('counts when the pointer leaves, also if it has changed since', () => {
    const player = playByPointer();
    player.setProps({ hoverOut: 'pause' });
    leave(player);
    expect(player.state).toBe('paused');
  });
});

describe('a press', () => {
  test('toggles playback by keyboard or touch', () => {
    const player = createLoadedPlayer({ hover: true, loop: true });
    const states = [1, 2, 3, 4].map(() => {
      press(player);
      return player.state;
    });
    expect(states).toEqual(['playing', 'stopped', 'playing', 'stopped']);
  });

  test('leaves playing what the pointer has started', () => {
    const player = playByPointer();
    press(player, true);
    expect([player.state, ...player.events()]).toEqual(['playing', 'play']);
  });

  test('turns around an animation that plays back to its first frame', () => {
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

  test('stops a segment that the host plays', () => {
    const player = createLoadedPlayer({ hover: true });
    player.playSegment([0, 5]);
    press(player);
    expect(player.state).toBe('stopped');
  });

  test('waits for the first frame when the animation is loading', () => {
    const player = createTestPlayer({ hover: true }).startLoading();
    press(player);
    player.setProps({ src: '{ }' });
    player.finishLoad();
    expect(player.state).toBe('playing');
  });
});

describe('under reduced motion', () => {
  test('only a press starts the animation, and stops it again', () => {
    const player = createLoadedPlayer({ hover: true });
    player.setReducedMotion(true);
    enter(player);
    expect([player.state, ...player.log()]).toEqual(['stopped']);
    press(player, true);
    expect(player.state).toBe('playing');
    press(player, true);
    expect(player.state).toBe('stopped');
  });

  test('the pointer plays the animation when the host ignores the preference', () => {
    const player = createLoadedPlayer({ hover: true, reducedMotion: 'ignore' });
    player.setReducedMotion(true);
    enter(player);
    expect(player.state).toBe('playing');
  });
});
