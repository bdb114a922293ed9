import { createLoadedPlayer, createTestPlayer, TEN_FRAMES } from '@/testing/player-model';
import type { PlayerEvent } from '../types';
import type { Media } from './model';

/**
 * One test case per row. The first five columns are the direction, `loop`, autoplay or a call of `play()`,
 * `keepLastFrame`, and whether the whole animation or a segment of five frames plays. The next columns are
 * the events that must be emitted within 3.5 seconds, except `frame`. A dot marks the call of `play()`. The
 * last two columns are the final state and frame.
 */
const GOLDEN = `
 1 off  auto  rewind whole    load ready play complete                                      paused 0
 1 off  auto  rewind segment  load ready play complete                                      paused 0
 1 off  auto  keep   whole    load ready play complete                                      paused 9
 1 off  auto  keep   segment  load ready play complete                                      paused 4
 1 off  call  rewind whole    load ready · play complete                                    paused 0
 1 off  call  rewind segment  load ready · play complete                                    paused 0
 1 off  call  keep   whole    load ready · play complete                                    paused 9
 1 off  call  keep   segment  load ready · play complete                                    paused 4
 1 on   auto  rewind whole    load ready play loop loop loop                                playing 5
 1 on   auto  rewind segment  load ready play loop loop loop loop loop loop loop            playing 0
 1 on   auto  keep   whole    load ready play loop loop loop                                playing 5
 1 on   auto  keep   segment  load ready play loop loop loop loop loop loop loop            playing 0
 1 on   call  rewind whole    load ready · play loop loop loop                              playing 5
 1 on   call  rewind segment  load ready · play loop loop loop loop loop loop loop          playing 0
 1 on   call  keep   whole    load ready · play loop loop loop                              playing 5
 1 on   call  keep   segment  load ready · play loop loop loop loop loop loop loop          playing 0
 1 2    auto  rewind whole    load ready play loop complete                                 paused 0
 1 2    auto  rewind segment  load ready play loop complete                                 paused 0
 1 2    auto  keep   whole    load ready play loop complete                                 paused 0
 1 2    auto  keep   segment  load ready play loop complete                                 paused 0
 1 2    call  rewind whole    load ready · play loop complete                               paused 0
 1 2    call  rewind segment  load ready · play loop complete                               paused 0
 1 2    call  keep   whole    load ready · play loop complete                               paused 0
 1 2    call  keep   segment  load ready · play loop complete                               paused 0
-1 off  auto  rewind whole    load ready play complete                                      paused 0
-1 off  auto  rewind segment  load ready play complete                                      paused 0
-1 off  auto  keep   whole    load ready play complete                                      paused 0
-1 off  auto  keep   segment  load ready play complete                                      paused 0
-1 off  call  rewind whole    load ready · play complete                                    paused 0
-1 off  call  rewind segment  load ready · play complete                                    paused 0
-1 off  call  keep   whole    load ready · play complete                                    paused 0
-1 off  call  keep   segment  load ready · play complete                                    paused 0
-1 on   auto  rewind whole    load ready play loop loop loop                                playing 4
-1 on   auto  rewind segment  load ready play loop loop loop loop loop loop loop            playing 4
-1 on   auto  keep   whole    load ready play loop loop loop                                playing 4
-1 on   auto  keep   segment  load ready play loop loop loop loop loop loop loop            playing 4
-1 on   call  rewind whole    load ready · play loop loop loop                              playing 4
-1 on   call  rewind segment  load ready · play loop loop loop loop loop loop loop          playing 4
-1 on   call  keep   whole    load ready · play loop loop loop                              playing 4
-1 on   call  keep   segment  load ready · play loop loop loop loop loop loop loop          playing 4
-1 2    auto  rewind whole    load ready play loop complete                                 paused 0
-1 2    auto  rewind segment  load ready play loop complete                                 paused 0
-1 2    auto  keep   whole    load ready play loop complete                                 paused 0
-1 2    auto  keep   segment  load ready play loop complete                                 paused 0
-1 2    call  rewind whole    load ready · play loop complete                               paused 0
-1 2    call  rewind segment  load ready · play loop complete                               paused 0
-1 2    call  keep   whole    load ready · play loop complete                               paused 0
-1 2    call  keep   segment  load ready · play loop complete                               paused 0
`;

const LOOPS: Record<string, boolean | number> = { off: false, on: true, 2: 2 };

test.each([
  ['the page', false],
  ['a worker', true],
])('a player emits the expected sequence of events when rendering in %s', (_, isAutonomous) => {
  const rows = GOLDEN.trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  expect(rows).toHaveLength(48);
  for (const row of rows) {
    const [direction, loop = '', start, end, range] = row;
    const props = {
      direction: Number(direction) as 1 | -1,
      loop: LOOPS[loop],
      autoplay: start === 'auto',
      keepLastFrame: end === 'keep',
    };
    const media = range === 'whole' ? TEN_FRAMES : { ...TEN_FRAMES, totalFrames: 5, markers: [] };
    const player = createTestPlayer(props, { media, isAutonomous }).mount();
    const events = player.events();
    if (start === 'call') {
      events.push('·');
      player.play();
    }
    // Each frame is rendered twice, as on a 20 Hz display.
    events.push(...player.wait(3500, 50).events());
    expect([direction, loop, start, end, range, ...events, player.state, String(player.frame)]).toEqual(row);
  }
});

/** Returns the details of all events of this type since the last call. */
const detailsOf = (player: ReturnType<typeof createTestPlayer>, event: PlayerEvent) =>
  player
    .take()
    .flatMap((effect) => (effect.type === 'emit' && effect.event === event ? [effect.detail] : []));

test('load is emitted with the duration of the animation at speed 1', () => {
  const player = createTestPlayer({ speed: 2 }).mount();
  expect(detailsOf(player, 'load')).toEqual([{ totalFrames: 10, frameRate: 10, duration: 1 }]);
});

test('the detail of pause and stop is the position after the change', () => {
  const player = createLoadedPlayer();
  player.seek(4);
  expect(detailsOf(player, 'pause')).toEqual([
    { frame: 4, totalFrames: 10, percent: (4 / 9) * 100, time: 0.4 },
  ]);
  player.stop();
  expect(detailsOf(player, 'stop')).toEqual([{ frame: 0, totalFrames: 10, percent: 0, time: 0 }]);
});

test('the position in the detail of complete is the last frame, even though playback returns to the first frame', () => {
  const player = createLoadedPlayer({ autoplay: true }).wait(900);
  expect(detailsOf(player, 'complete')).toMatchObject([{ frame: 9, percent: 100 }]);
  expect(player.frame).toBe(0);
});

test('the position in the detail of play is the first frame when playback restarts', () => {
  const player = createLoadedPlayer();
  player.seek(9);
  player.play();
  expect(detailsOf(player, 'play')).toMatchObject([{ frame: 0 }]);
});

test('error is emitted with a code and a message', () => {
  const player = createTestPlayer({}, { media: null }).mount();
  expect(detailsOf(player, 'error')).toEqual([{ code: 'parse', message: 'No animation.' }]);
});

test('a new state is reported before the events of the same change', () => {
  const player = createTestPlayer({ autoplay: true }).mount();
  expect(player.log()).toEqual(['load', '→ playing', 'ready', 'play']);
  player.stop();
  expect(player.log()).toEqual(['→ stopped', 'stop', 'frame']);
  player.seek(3);
  expect(player.log()).toEqual(['→ paused', 'frame', 'pause']);
  player.playSegment('part');
  expect(player.log()).toEqual(['→ playing', 'play', 'frame']);
});

test('no state change is reported when the state stays the same', () => {
  const player = createLoadedPlayer();
  player.stop();
  player.seek(3);
  player.seek(4);
  player.pause();
  expect(player.log().filter((entry) => entry.startsWith('→'))).toEqual(['→ paused']);
});

test('if hundreds of iterations end within one frame, their loop events are emitted in order', () => {
  const player = createLoadedPlayer({ autoplay: true, loop: true, speed: 10_000 }).wait(72);
  const counts = detailsOf(player, 'loop').map((detail) => (detail as { iterations: number }).iterations);
  expect(counts).toEqual(Array.from({ length: 720 }, (_, index) => index + 1));
});

test('if thousands of iterations end within one frame, only the last 1,000 loop events are emitted', () => {
  const player = createLoadedPlayer({ autoplay: true, loop: true, speed: 1e9 }).wait(100);
  const counts = detailsOf(player, 'loop').map((detail) => (detail as { iterations: number }).iterations);
  expect(counts).toHaveLength(1000);
  expect(counts.at(-1)).toBe(1e8);
});

test('a new background is reported when the app or the user changes it', () => {
  const player = createLoadedPlayer({ background: '#fff' });
  for (const background of ['red', 'red', null as never])
    player.send({ type: 'set', name: 'background', value: background });
  player.setProps({ background: 'blue' });
  const received = player
    .take()
    .flatMap((effect) => (effect.type === 'backgroundChange' ? [effect.background] : []));
  expect(received).toEqual(['red', 'blue']);
});

test('each tick requests rendering of the current position', () => {
  const player = createLoadedPlayer({ autoplay: true, keepLastFrame: true }).wait(1000, 250);
  const positions = player.take().flatMap((effect) => (effect.type === 'advance' ? [effect] : []));
  expect(positions.map(({ position, isLast }) => [position, isLast])).toEqual([
    [2.5, false],
    [5, false],
    [7.5, false],
    [9, true],
  ]);
});

test.each<[string, Partial<Media>]>([
  ['less than one frame', { totalFrames: 1, frameRate: 60 }],
  ['an extreme frame rate', { frameRate: 1e300 }],
])('a looping player stays on a valid frame when the animation has %s', (_, changed) => {
  const player = createLoadedPlayer(
    { autoplay: true, loop: true },
    { media: { ...TEN_FRAMES, ...changed } },
  ).wait(320, 16);
  expect(player.state).toBe('playing');
  expect(player.frame).toBeGreaterThanOrEqual(0);
  expect(player.frame).toBeLessThan(player.model.media.totalFrames);
  expect(player.events()).toContain('loop');
});

test('a player that plays, freezes, pauses, stops and fails emits every event of the core', () => {
  // Only the runtime emits `frame` and the events of state machines.
  const all: Record<Exclude<PlayerEvent, 'frame' | 'transition' | 'machineEvent'>, true> = {
    load: true,
    ready: true,
    play: true,
    pause: true,
    stop: true,
    freeze: true,
    loop: true,
    complete: true,
    marker: true,
    error: true,
    volumeChange: true,
  };
  const player = createTestPlayer({ autoplay: true, loop: 2, onMarker() {} })
    .mount()
    .wait(2000);
  player.play();
  player.freeze();
  player.pause();
  player.stop();
  player.send({ type: 'set', name: 'muted', value: false });
  player.fail();
  expect(new Set(player.events())).toEqual(new Set(Object.keys(all)));
});
