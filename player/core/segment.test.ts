import {
  createLoadedPlayer,
  createTestPlayer,
  READ,
  TEN_FRAMES,
  type TestFile,
} from '@/testing/player-model';
import type { PlayerOptions, PlayerSegment } from '../types';
import { resolveSegment } from './segment';

const MARKERS = [
  { name: 'intro', first: 50, last: 70 },
  { name: '', first: 10, last: 20 },
];

test.each<[PlayerSegment, ReturnType<typeof resolveSegment>]>([
  [[10, 30], { first: 10, totalFrames: 20, direction: 1 }],
  [[30, 10], { first: 10, totalFrames: 20, direction: -1 }],
  [[-5, 900], { first: 0, totalFrames: 60, direction: 1 }],
  ['intro', { first: 50, totalFrames: 10, direction: 1 }],
])('resolveSegment converts %j to %j', (segment, span) => {
  expect(resolveSegment(segment, MARKERS, [0, 60])).toEqual(span);
});

test.each<PlayerSegment>([[5, 5], [60, 90], [Number.NaN, 3], 'outro', '', '42', '07', undefined as never])(
  'resolveSegment returns null for %j',
  (segment) => {
    expect(resolveSegment(segment, MARKERS, [0, 60])).toBeNull();
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

describe('a change of the segment', () => {
  /** Thirty frames; the marker `end` spans the last ten. */
  const THIRTY: TestFile = {
    ...TEN_FRAMES,
    totalFrames: 30,
    markers: [{ name: 'end', first: 20, last: 30 }],
  };

  const createThirty = (props: Partial<PlayerOptions> = {}, isAutonomous = false) =>
    createLoadedPlayer(props, { media: THIRTY, isAutonomous });

  type TestPlayer = ReturnType<typeof createThirty>;

  const setSegment = (player: TestPlayer, value: PlayerSegment | undefined) =>
    player.send({ type: 'set', name: 'segment', value });

  /** Returns the frame of the file that is on screen. */
  const fileFrame = ({ model, frame }: TestPlayer) => model.media.offset + frame;

  const loadsOf = (player: TestPlayer) =>
    player.take().flatMap((effect) => (effect.type === 'load' ? [effect.source] : []));

  test.each([
    [[5, 20], 12, 7, 15],
    [[15, 20], 15, 0, 5],
    [[2, 6], 5, 3, 4],
    ['end', 20, 0, 10],
    [undefined, 12, 12, 30],
  ] as const)(
    'shows, for the segment %j, the frame %d of the file, without a load',
    (segment, inFile, frame, totalFrames) => {
      const player = createThirty();
      player.seek(12);
      player.setProps({ segment: [0, 29] });
      player.take();
      player.setProps({ segment });
      expect([fileFrame(player), player.frame, player.model.media.totalFrames]).toEqual([
        inFile,
        frame,
        totalFrames,
      ]);
      expect([player.state, ...player.log()]).toEqual(['paused', 'frame']);
    },
  );

  test('leaves playback running from the same frame, in both directions', () => {
    for (const direction of [1, -1] as const) {
      const player = createThirty({ autoplay: true, loop: true, direction });
      player.wait(1200);
      player.setProps({ segment: [10, 25] });
      const shown = direction === 1 ? 12 : 17;
      expect([fileFrame(player), player.state]).toEqual([shown, 'playing']);
      expect(fileFrame(player.wait(200))).toBe(shown + 2 * direction);
      expect(player.events()).toEqual([]);
    }
  });

  test('sends an autonomous renderer the timeline of the segment', () => {
    const player = createThirty({ autoplay: true, loop: true }, true).wait(1200);
    player.take();
    setSegment(player, [10, 25]);
    expect(player.take()[0]).toMatchObject({
      type: 'render',
      position: 2,
      timeline: { offset: 10, frame: 2, totalFrames: 15 },
    });
  });

  test('keeps the phase of a bounce and the number of iterations', () => {
    const player = createThirty({ autoplay: true, loop: 2, mode: 'bounce' }).wait(5000, 100);
    setSegment(player, [4, 16]);
    expect([fileFrame(player), player.model.clock.phase]).toEqual([10, 'return']);
    player.wait(5000, 100);
    expect([player.state, ...player.events()]).toEqual(['paused', 'loop', 'complete']);
  });

  test('interrupts playSegment, but not a reversal after hovering', () => {
    const player = createThirty({ autoplay: true, loop: true });
    const id = player.playSegment([4, 20]);
    setSegment(player, [10, 25]);
    expect(player.outcomes).toEqual([[id, false]]);
    const hovered = createThirty({ autoplay: true, loop: true, hoverOut: 'reverse' }).wait(1200);
    hovered.send({ type: 'leave', isPointer: true });
    setSegment(hovered, [10, 25]);
    expect(fileFrame(hovered.wait(100))).toBe(11);
    expect([hovered.wait(200).state, fileFrame(hovered)]).toEqual(['stopped', 10]);
  });

  test('of the handle lasts until the prop changes, also if the animation loads again', () => {
    const player = createThirty({ segment: [0, 20] });
    setSegment(player, 'end');
    player.setProps({ speed: 2 });
    player.setProps({ src: 'b.json' });
    player.finishLoad();
    expect(player.model.media).toMatchObject({ offset: 20, totalFrames: 10 });
    player.setProps({ segment: [0, 15] });
    expect(player.model.media.totalFrames).toBe(15);
    setSegment(player, 5 as never);
    expect(player.model.media.totalFrames).toBe(30);
  });

  test('before the file has been read, or before the first frame, takes effect in the same load', () => {
    for (const isRead of [false, true]) {
      const player = createTestPlayer({ initialPercent: 50 }, { media: THIRTY }).startLoading();
      if (isRead) player.readFile();
      setSegment(player, [10, 20]);
      if (!isRead) player.readFile();
      player.renderFirstFrame();
      expect([player.state, fileFrame(player), player.frame]).toEqual(['stopped', 15, 5]);
      expect(loadsOf(player)).toEqual(['{}']);
    }
  });

  test('to one that the file doesn’t have warns, and plays the whole file', () => {
    for (const segment of ['nowhere', [30, 40], [12, 12], [Number.NaN, 5]] as const) {
      const player = createThirty({ segment: 'end' });
      setSegment(player, segment);
      expect([player.state, player.model.media.totalFrames]).toEqual(['stopped', 30]);
      expect(player.take().map(({ type }) => type)).toContain('warn');
      const loaded = createTestPlayer({ segment }, { media: THIRTY }).mount();
      expect([loaded.state, loaded.model.media.totalFrames]).toEqual(['stopped', 30]);
      expect(loaded.take().map(({ type }) => type)).toContain('warn');
    }
  });

  test('computes the position again if scrolling or a state machine determines it', () => {
    for (const props of [{ scrub: 'scroll' }, { stateMachineId: 'one' }] as const) {
      const player = createThirty(props);
      setSegment(player, 'end');
      expect(player.take().map(({ type }) => type)).toContain('trackView');
    }
  });
});

test('a change of the renderer or of expressions renders the file in memory again', () => {
  const player = createLoadedPlayer({ src: 'a.lottie', autoplay: true, loop: true }).wait(300);
  for (const props of [{ renderer: 'canvas' }, { expressions: false }] as const) {
    player.take();
    player.setProps(props);
    expect(player.take()).toEqual([{ type: 'load', id: expect.any(Number), source: READ }]);
    player.finishLoad();
    expect([player.state, player.frame, ...player.events()]).toEqual(['playing', 3]);
  }
});

test('while the file is being read, or after an error, a change of the renderer loads it again', () => {
  const player = createTestPlayer({ src: 'a.json' }, { media: null }).startLoading();
  player.take();
  player.setProps({ renderer: 'canvas' });
  expect(player.take()).toEqual([{ type: 'load', id: 2, source: 'a.json' }]);
  player.finishLoad();
  player.take();
  player.setProps({ renderer: 'svg' });
  expect(player.take()).toContainEqual({ type: 'load', id: 4, source: 'a.json' });
});
