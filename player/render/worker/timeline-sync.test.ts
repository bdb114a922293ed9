import type { Motion } from './protocol';
import { createMotionSender } from './timeline-sync';

function setUp() {
  const sent: [number, Motion][] = [];
  return { sent, sender: createMotionSender((number, motion) => sent.push([number, motion])) };
}

test('of what is asked while a picture is drawn only the latest is sent', async () => {
  const { sent, sender } = setUp();
  const drawn = [1, 2, 3].map((position) => sender.ask({ position }));
  expect(sent).toEqual([[1, { position: 1 }]]);
  sender.onDrawn(1);
  await drawn[0];
  expect(sent.slice(1)).toEqual([[3, { position: 3 }]]);
  sender.onDrawn(3);
  await Promise.all(drawn);
  expect(sent).toHaveLength(2);
});

test('it is busy while something is drawn, and as long as the picture moves by itself', () => {
  const { sender } = setUp();
  expect(sender.isBusy()).toBe(false);
  sender.ask({ position: 1 });
  expect(sender.isBusy()).toBe(true);
  sender.onDrawn(1);
  expect(sender.isBusy()).toBe(false);
  const timeline = {
    frame: 0,
    at: 0,
    framesPerMs: 1,
    totalFrames: 9,
    direction: 1,
    iterationsLeft: 0,
  } as const;
  sender.ask({ timeline, subframes: true });
  sender.onDrawn(2);
  expect(sender.isBusy()).toBe(true);
});

test('a picture that was begun anew is asked for the latest again', () => {
  const { sent, sender } = setUp();
  sender.ask({ position: 4 });
  sender.onDrawn(1);
  sender.repeat();
  expect(sent).toEqual([
    [1, { position: 4 }],
    [2, { position: 4 }],
  ]);
});

test('a picture that was begun anew before anything was asked is free for what is', () => {
  const { sent, sender } = setUp();
  sender.repeat();
  expect(sender.isBusy()).toBe(false);
  sender.ask({ position: 1 });
  expect(sent).toEqual([[1, { position: 1 }]]);
});

test('at its end nobody waits', async () => {
  const { sender } = setUp();
  const drawn = [sender.ask({ position: 1 }), sender.ask({ position: 2 })];
  sender.end();
  await Promise.all(drawn);
  expect(sender.isBusy()).toBe(false);
});
