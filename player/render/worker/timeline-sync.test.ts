import type { PlaybackSync } from '../renderer';
import { createTimelineSync } from './timeline-sync';

function setUp() {
  const posted: [number, PlaybackSync][] = [];
  return { posted, sync: createTimelineSync((number, sync) => posted.push([number, sync])) };
}

describe('createTimelineSync', () => {
  test('send posts only the latest position after a pending reply arrives', async () => {
    const { posted, sync } = setUp();
    const rendered = [1, 2, 3].map((position) => sync.send({ position }));
    expect(posted).toEqual([[1, { position: 1 }]]);
    sync.onSynced(1);
    await rendered[0];
    expect(posted.slice(1)).toEqual([[3, { position: 3 }]]);
    sync.onSynced(3);
    await Promise.all(rendered);
    expect(posted).toHaveLength(2);
  });

  test('isBusy returns true while a reply is pending or a timeline is playing', () => {
    const { sync } = setUp();
    expect(sync.isBusy()).toBe(false);
    sync.send({ position: 1 });
    expect(sync.isBusy()).toBe(true);
    sync.onSynced(1);
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
    sync.onSynced(2);
    expect(sync.isBusy()).toBe(true);
  });

  test('repeat posts the latest position again', () => {
    const { posted, sync } = setUp();
    sync.send({ position: 4 });
    sync.onSynced(1);
    sync.repeat();
    expect(posted).toEqual([
      [1, { position: 4 }],
      [2, { position: 4 }],
    ]);
  });

  test('repeat does nothing when no position has been sent', () => {
    const { posted, sync } = setUp();
    sync.repeat();
    expect(sync.isBusy()).toBe(false);
    sync.send({ position: 1 });
    expect(posted).toEqual([[1, { position: 1 }]]);
  });

  test('end resolves all pending promises of send', async () => {
    const { sync } = setUp();
    const rendered = [sync.send({ position: 1 }), sync.send({ position: 2 })];
    sync.end();
    await Promise.all(rendered);
    expect(sync.isBusy()).toBe(false);
  });
});
