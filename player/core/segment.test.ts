import { createLoadedPlayer, createTestPlayer } from '@/testing/player-model';
import type { PlayerSegment } from '../types';
import { resolveSegment } from './segment';

const SIXTY_FRAMES = {
  totalFrames: 60,
  markers: [
    { name: 'intro', first: 50, last: 70 },
    { name: '', first: 10, last: 20 },
  ],
};

test.each<[PlayerSegment, ReturnType<typeof resolveSegment>]>([
  [[10, 30], { first: 10, totalFrames: 20, direction: 1 }],
  [[30, 10], { first: 10, totalFrames: 20, direction: -1 }],
  [[-5, 900], { first: 0, totalFrames: 60, direction: 1 }],
  ['intro', { first: 50, totalFrames: 10, direction: 1 }],
])('resolveSegment converts %j to %j', (segment, span) => {
  expect(resolveSegment(segment, SIXTY_FRAMES)).toEqual(span);
});

test.each<PlayerSegment>([[5, 5], [60, 90], [Number.NaN, 3], 'outro', '', '42', '07', undefined as never])(
  'resolveSegment returns null for %j',
  (segment) => {
    expect(resolveSegment(segment, SIXTY_FRAMES)).toBeNull();
  },
);

describe('playSegment', () => {
  test('playSegment plays a marker once to its last frame, pauses there, and resolves to true', () => {
    const player = createLoadedPlayer({ loop: true, direction: -1, mode: 'bounce', onMarker() {} });
    const id = player.playSegment('part');
    expect([player.state, player.frame]).toEqual(['playing', 4]);
    player.wait(100);
    expect([player.state, player.frame, player.outcomes]).toEqual(['playing', 5, []]);
    player.wait(100);
    expect([player.state, player.frame, player.outcomes]).toEqual(['paused', 6, [[id, true]]]);
    expect(player.events()).toEqual(['play', 'marker', 'complete']);
  });

  test('playSegment plays backwards if the first frame comes after the last', () => {
    const player = createLoadedPlayer();
    const id = player.playSegment([8, 3]);
    expect(player.frame).toBe(7);
    player.wait(300);
    expect([player.frame, player.outcomes]).toEqual([4, []]);
    player.wait(100);
    expect([player.state, player.frame, player.outcomes]).toEqual(['paused', 3, [[id, true]]]);
  });

  test('playSegment during playback renders the segment’s first frame, and emits only frame', () => {
    const player = createLoadedPlayer({ autoplay: true }).wait(100);
    player.take();
    player.playSegment('part');
    expect(player.log()).toEqual(['frame']);
  });

  test('playSegment resolves to false when it is interrupted', () => {
    const interruptions: Record<string, (player: ReturnType<typeof createTestPlayer>) => void> = {
      pause: (player) => player.pause(),
      stop: (player) => player.stop(),
      seek: (player) => player.seek(2),
      'a hover that ends': (player) => player.send({ type: 'leave' }),
      'scroll scrubbing': (player) => player.send({ type: 'scroll', position: 2, crossed: [] }),
      'another segment': (player) => player.playSegment([0, 2]),
      'another source': (player) => player.setProps({ src: '{ }' }),
      'an error': (player) => player.fail(),
      unmounting: (player) => player.hide(),
      'reduced motion': (player) => player.setReducedMotion(true),
    };
    for (const [what, interrupt] of Object.entries(interruptions)) {
      const player = createLoadedPlayer();
      const id = player.playSegment('part');
      player.wait(100);
      interrupt(player);
      expect([what, player.outcomes]).toEqual([what, [[id, false]]]);
      player.wait(5000, 500);
      expect(player.outcomes.filter(([settled]) => settled === id)).toHaveLength(1);
    }
  });

  test('a segment continues after freeze() and play(), and after the page is hidden and shown', () => {
    const player = createLoadedPlayer();
    const id = player.playSegment('part');
    player.wait(100);
    player.freeze();
    player.play();
    player.setVisible(false);
    player.wait(5000);
    player.setVisible(true);
    expect(player.outcomes).toEqual([]);
    player.wait(100);
    expect([player.state, player.frame, player.outcomes]).toEqual(['paused', 6, [[id, true]]]);
  });

  test('calling play() or changing the speed, loop or direction doesn’t interrupt a segment', () => {
    const player = createLoadedPlayer();
    const id = player.playSegment([2, 8]);
    player.wait(100);
    player.play();
    player.setProps({ loop: 3, direction: -1, speed: 2 });
    expect(player.wait(150).frame).toBe(6);
    player.wait(50);
    expect([player.frame, player.outcomes]).toEqual([7, [[id, true]]]);
  });

  test.each(['normal', 'bounce'] as const)(
    'play() after a segment plays the whole animation in mode "%s"',
    (mode) => {
      const player = createLoadedPlayer({ mode });
      player.playSegment('part');
      player.wait(200);
      player.play();
      expect(player.wait(200).frame).toBe(8);
      player.wait(300);
      expect(player.state).toBe(mode === 'bounce' ? 'playing' : 'paused');
    },
  );

  test('play() continues a backward segment that was frozen on the last frame of the animation', () => {
    const player = createLoadedPlayer();
    player.playSegment([10, 5]);
    player.freeze();
    player.play();
    expect([player.frame, player.wait(100).frame]).toEqual([9, 8]);
  });

  test('playSegment is queued until the animation has loaded', () => {
    const player = createTestPlayer().startLoading();
    const id = player.playSegment('part');
    const unknown = player.playSegment('nowhere');
    expect(player.outcomes).toEqual([]);
    player.finishLoad();
    expect([player.state, player.frame, player.outcomes]).toEqual(['playing', 4, [[unknown, false]]]);
    player.wait(500);
    expect(player.outcomes).toEqual([
      [unknown, false],
      [id, true],
    ]);
  });

  test('playSegment resolves to false, and changes nothing, if the segment doesn’t exist', () => {
    const player = createLoadedPlayer();
    const id = player.playSegment('nowhere');
    expect([player.outcomes, player.log()]).toEqual([[[id, false]], []]);
  });

  test('playSegment with an unknown segment does not interrupt the segment that is playing', () => {
    const player = createLoadedPlayer();
    const id = player.playSegment('part');
    const unknown = player.playSegment([5, 5]);
    player.wait(500);
    expect(player.outcomes).toEqual([
      [unknown, false],
      [id, true],
    ]);
  });

  test('playSegment resolves to false immediately if the player has no animation', () => {
    const player = createTestPlayer({}, { media: null }).mount();
    const id = player.playSegment('part');
    expect(player.outcomes).toEqual([[id, false]]);
  });

  test('playSegment resolves to false when the load in progress fails', () => {
    const player = createTestPlayer({}, { media: null }).startLoading();
    const id = player.playSegment('part');
    player.finishLoad();
    expect(player.outcomes).toEqual([[id, false]]);
  });

  test('playSegment resolves to false when the player unmounts during the load', () => {
    const player = createTestPlayer().startLoading();
    const id = player.playSegment('part');
    player.hide();
    expect(player.outcomes).toEqual([[id, false]]);
  });
});
