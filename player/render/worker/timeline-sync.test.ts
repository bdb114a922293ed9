import type { PlaybackSync } from '../renderer';
import { createTimelineSync } from './timeline-sync';

function setUp() {
  const sent: [number, PlaybackSync][] = [];
  return { sent, sync: createTimelineSync((number, sync) => sent.push([number, sync])) };
}

test('of what is asked while a picture is drawn only the latest is sent', async () => {
  const { sent, sync } = setUp();
  const drawn = [1, 2, 3].map((position) => sync.send({ position }));
  expect(sent).toEqual([[1, { position: 1 }]]);
  sync.onDrawn(1);
  await drawn[0];
  expect(sent.slice(1)).toEqual([[3, { position: 3 }]]);
  sync.onDrawn(3);
  await Promise.all(drawn);
  expect(sent).toHaveLength(2);
});

test('it is busy while something is drawn, and as long as the picture moves by itself', () => {
  const { sync } = setUp();
  expect(sync.isBusy()).toBe(false);
  sync.send({ position: 1 });
  expect(sync.isBusy()).toBe(true);
  sync.onDrawn(1);
  expect(sync.isBusy()).toBe(false);
  const timeline = {
    frame: 0,
    at: 0,
    framesPerMs: 1,
    totalFrames: 9,
    direction: 1,
    iterationsLeft: 0,
  } as const;
  sync.send({ timeline, subframes: true });
  sync.onDrawn(2);
  expect(sync.isBusy()).toBe(true);
});

test('a picture that was begun anew is asked for the latest again', () => {
  const { sent, sync } = setUp();
  sync.send({ position: 4 });
  sync.onDrawn(1);
  sync.repeat();
  expect(sent).toEqual([
    [1, { position: 4 }],
    [2, { position: 4 }],
  ]);
});

test('a picture that was begun anew before anything was asked is free for what is', () => {
  const { sent, sync } = setUp();
  sync.repeat();
  expect(sync.isBusy()).toBe(false);
  sync.send({ position: 1 });
  expect(sent).toEqual([[1, { position: 1 }]]);
});

test('at its end nobody waits', async () => {
  const { sync } = setUp();
  const drawn = [sync.send({ position: 1 }), sync.send({ position: 2 })];
  sync.end();
  await Promise.all(drawn);
  expect(sync.isBusy()).toBe(false);
});
