import fc from 'fast-check';
import { createLoadedPlayer, TEN_FRAMES } from '@/testing/player-model';
import type { PlayerDirection, PlayerMarker, PlayerOptions } from '../types';
import { crossingsOf, markersBetween, millisecondsToMarker } from './marker-crossings';
import { type Phase, positionAt, startFrame, type Timeline } from './timeline';

const MARKS = [0, 3, 9].map((first) => ({ first }));
const once: Timeline = {
  frame: 0,
  at: 0,
  framesPerMs: 1,
  offset: 0,
  totalFrames: 10,
  direction: 1,
  iterationsLeft: 0,
};

/**
 * Returns, for each crossed marker, its first frame and the number of iterations that ended before the
 * crossing.
 */
function crossed(timeline: Timeline, frames: number, hasJustSeeked = true) {
  const step = positionAt(timeline, frames);
  const found = crossingsOf(MARKS, timeline, step, hasJustSeeked, 100);
  return found.flatMap((marks, before) => marks.map(({ first }) => [first, before]));
}

test('crossingsOf returns a marker when playback reaches its first frame or starts there after a seek', () => {
  expect(crossed(once, 2)).toEqual([[0, 0]]);
  expect(crossed(once, 3, false)).toEqual([[3, 0]]);
  expect(crossed({ ...once, frame: 3 }, 3, false)).toEqual([]);
  expect(crossed({ ...once, frame: 3 }, 3)).toEqual([[3, 0]]);
});

test('crossingsOf returns markers in playback order when playing backwards or looping', () => {
  const endless = { ...once, iterationsLeft: Infinity };
  expect(crossed({ ...endless, frame: 8 }, 6)).toEqual([
    [9, 0],
    [0, 1],
    [3, 1],
  ]);
  expect(crossed({ ...endless, frame: 4, direction: -1 }, 6)).toEqual([
    [3, 0],
    [0, 0],
    [9, 1],
  ]);
});

test('crossingsOf returns each marker in both phases of a bounce, but returns a marker at an end only once', () => {
  expect(crossed({ ...once, phase: 'forward' }, 20)).toEqual([
    [0, 0],
    [3, 0],
    [9, 0],
    [9, 0],
    [3, 0],
    [0, 0],
  ]);
  const twice: Timeline = { ...once, phase: 'return', frame: 4, iterationsLeft: 1 };
  expect(crossed(twice, 8)).toEqual([
    [3, 0],
    [0, 1],
    [3, 1],
  ]);
});

test('crossingsOf returns only the markers within a segment', () => {
  expect(crossed({ ...once, first: 3, frame: 3, totalFrames: 6 }, 20)).toEqual([[3, 0]]);
});

test('millisecondsToMarker returns the time until the next marker', () => {
  expect(millisecondsToMarker(MARKS, { ...once, framesPerMs: 0.5 }, false)).toBe(6);
  expect(millisecondsToMarker(MARKS, once, true)).toBe(0);
  expect(millisecondsToMarker([], once, true)).toBe(Infinity);
});

test('crossingsOf returns the same markers for a long step and for several short steps', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<PlayerDirection>(1, -1),
      fc.constantFrom<Phase | undefined>(undefined, 'forward'),
      fc.array(fc.double({ min: 0.1, max: 15, noNaN: true }), { minLength: 1, maxLength: 20 }),
      (direction, phase, steps) => {
        const start = { ...once, direction, phase, frame: startFrame(10, direction) };
        let timeline: Timeline = { ...start, iterationsLeft: 100 };
        const found: number[] = [];
        steps.forEach((frames, index) => {
          const step = positionAt(timeline, frames);
          const crossings = crossingsOf(MARKS, timeline, step, index === 0, 100);
          found.push(...crossings.flat().map(({ first }) => first));
          timeline = { ...timeline, frame: step.position, phase: step.phase };
        });
        // Add two frames, because a tolerance compensates for the rounding of clocks and lets iterations end
        // slightly early.
        const distance = steps.reduce((sum, frames) => sum + frames) + 2;
        const whole = crossed({ ...start, iterationsLeft: 100 }, distance).map(([first]) => first);
        expect(whole.slice(0, found.length)).toEqual(found);
      },
    ),
  );
});

test('markersBetween returns the markers between two positions in playback order', () => {
  expect(markersBetween(MARKS, 0, 9)).toEqual([{ first: 3 }, { first: 9 }]);
  expect(markersBetween(MARKS, 9, 0)).toEqual([{ first: 3 }, { first: 0 }]);
  expect(markersBetween(MARKS, 4, 4)).toEqual([]);
});

describe('a player', () => {
  /** Twenty frames in two seconds, with three markers. */
  const CHAPTERS = {
    ...TEN_FRAMES,
    totalFrames: 20,
    markers: [
      { name: 'intro', first: 0, last: 5 },
      { name: 'middle', first: 5, last: 15 },
      { name: 'end', first: 15, last: 20 },
    ],
  };

  function createChapters(props: Partial<PlayerOptions> = {}) {
    const player = createLoadedPlayer({ onMarker() {}, ...props }, { media: CHAPTERS });
    /** Returns the markers emitted since the last call. */
    const markers = () =>
      player
        .take()
        .flatMap((effect) => (effect.type === 'emit' && effect.event === 'marker' ? [effect.detail] : []));
    return Object.assign(player, { markers, names: () => markers().map(({ name }: PlayerMarker) => name) });
  }

  test('a player emits a marker, with times in seconds, when playback reaches the marker’s first frame', () => {
    const player = createChapters({ autoplay: true });
    player.wait(400, 100);
    expect(player.markers()).toEqual([{ name: 'intro', time: 0, duration: 0.5 }]);
    player.wait(100);
    expect(player.markers()).toEqual([{ name: 'middle', time: 0.5, duration: 1 }]);
    player.wait(1800, 600);
    expect(player.events()).toEqual(['marker', 'complete']);
  });

  test('if an iteration ends within a tick, its markers are emitted before the loop event, and the next markers after it', () => {
    const player = createChapters({ autoplay: true, loop: true }).wait(2700);
    expect(player.events()).toEqual(['marker', 'marker', 'marker', 'loop', 'marker', 'marker']);
  });

  test('a player emits markers in playback order in a backward bounce', () => {
    const player = createChapters({ autoplay: true, mode: 'bounce', direction: -1 });
    player.wait(3900, 100);
    expect(player.names()).toEqual(['end', 'middle', 'intro', 'middle', 'end']);
  });

  test('a seek to a marker doesn’t emit the marker until playback starts from there', () => {
    const player = createChapters();
    player.seek('middle');
    player.seek(19);
    player.seek('middle');
    expect(player.names()).toEqual([]);
    player.play();
    player.wait(100);
    expect(player.names()).toEqual(['middle']);
    player.wait(100);
    expect(player.names()).toEqual([]);
    player.seek('middle');
    player.wait(100);
    expect(player.names()).toEqual(['middle']);
  });

  test('a player emits only markers that are reached after the app has started listening', () => {
    const player = createChapters({ onMarker: undefined, autoplay: true });
    player.wait(600);
    expect(player.names()).toEqual([]);
    player.setProps({ onEvent() {} });
    player.wait(1000);
    expect(player.names()).toEqual(['end']);
  });

  test('a player emits no markers outside the segment that is playing', () => {
    const player = createChapters();
    player.playSegment([4, 12]);
    player.wait(2000);
    expect(player.names()).toEqual(['middle']);
  });
});
