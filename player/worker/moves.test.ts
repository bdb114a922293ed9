import { createMoves } from './moves';
import type { Motion } from './protocol';

function setUp() {
  const sent: [number, Motion][] = [];
  return { sent, moves: createMoves((number, motion) => sent.push([number, motion])) };
}

test('of what is asked while a picture is drawn only the latest is sent', async () => {
  const { sent, moves } = setUp();
  const drawn = [1, 2, 3].map((position) => moves.ask({ position }));
  expect(sent).toEqual([[1, { position: 1 }]]);
  moves.onDrawn(1);
  await drawn[0];
  expect(sent.slice(1)).toEqual([[3, { position: 3 }]]);
  moves.onDrawn(3);
  await Promise.all(drawn);
  expect(sent).toHaveLength(2);
});

test('it is busy while something is drawn, and as long as the picture moves by itself', () => {
  const { moves } = setUp();
  expect(moves.isBusy()).toBe(false);
  moves.ask({ position: 1 });
  expect(moves.isBusy()).toBe(true);
  moves.onDrawn(1);
  expect(moves.isBusy()).toBe(false);
  const timeline = {
    frame: 0,
    at: 0,
    framesPerMs: 1,
    totalFrames: 9,
    direction: 1,
    iterationsLeft: 0,
  } as const;
  moves.ask({ timeline, subframes: true });
  moves.onDrawn(2);
  expect(moves.isBusy()).toBe(true);
});

test('a picture that was begun anew is asked for the latest again', () => {
  const { sent, moves } = setUp();
  moves.ask({ position: 4 });
  moves.onDrawn(1);
  moves.repeat();
  expect(sent).toEqual([
    [1, { position: 4 }],
    [2, { position: 4 }],
  ]);
});

test('at its end nobody waits', async () => {
  const { moves } = setUp();
  const drawn = [moves.ask({ position: 1 }), moves.ask({ position: 2 })];
  moves.end();
  await Promise.all(drawn);
  expect(moves.isBusy()).toBe(false);
});
