import type { PlaybackSync } from '../renderer';
import { createTimelineSync } from './timeline-sync';

function setUp() {
  const posted: [number, PlaybackSync][] = [];
  return { posted, sync: createTimelineSync((number, sync) => posted.push([number, sync])) };
}

describe('createTimelineSync', () => {
  test('only the latest of several frames passed to send is posted after the pending reply has arrived', async () => {
    const { posted, sync } = setUp();
    const rendered = [1, 2, 3].map((frame) => sync.send({ frame }));
    expect(posted).toEqual([[1, { frame: 1 }]]);
    sync.onSynced(1);
    await rendered[0];
    expect(posted.slice(1)).toEqual([[3, { frame: 3 }]]);
    sync.onSynced(3);
    await Promise.all(rendered);
    expect(posted).toHaveLength(2);
  });

  test('isBusy returns true while a reply is pending or a timeline is playing', () => {
    const { sync } = setUp();
    expect(sync.isBusy()).toBe(false);
    sync.send({ frame: 1 });
    expect(sync.isBusy()).toBe(true);
    sync.onSynced(1);
    expect(sync.isBusy()).toBe(false);
    const timeline = {
      frame: 0,
      at: 0,
      framesPerMs: 1,
      offset: 0,
      totalFrames: 9,
      direction: 1,
      iterationsLeft: 0,
    } as const;
    sync.send({ timeline, subframes: true });
    sync.onSynced(2);
    expect(sync.isBusy()).toBe(true);
  });

  test('repeat posts the latest frame again', () => {
    const { posted, sync } = setUp();
    sync.send({ frame: 4 });
    sync.onSynced(1);
    sync.repeat();
    expect(posted).toEqual([
      [1, { frame: 4 }],
      [2, { frame: 4 }],
    ]);
  });

  test('repeat does nothing when no frame has been sent', () => {
    const { posted, sync } = setUp();
    sync.repeat();
    expect(sync.isBusy()).toBe(false);
    sync.send({ frame: 1 });
    expect(posted).toEqual([[1, { frame: 1 }]]);
  });

  test('end resolves all pending promises that send has returned', async () => {
    const { sync } = setUp();
    const rendered = [sync.send({ frame: 1 }), sync.send({ frame: 2 })];
    sync.end();
    await Promise.all(rendered);
    expect(sync.isBusy()).toBe(false);
  });
});
