import { createLoadedPlayer, createTestPlayer, TEN_FRAMES, type TestFile } from '@/testing/player-model';
import type { PlayerOptions } from '../types';
import type { Input } from './inputs';

type TestPlayer = ReturnType<typeof createTestPlayer>;

/** Hides a player, shows it again, and finishes the load that follows. */
function hideAndShow(player: TestPlayer, whileHidden = () => {}, props: Partial<PlayerOptions> = {}) {
  player.hide();
  whileHidden();
  return player.show(props).finishLoad();
}

describe('a player that React hides and shows again', () => {
  test('a player shown again stays paused at its position', () => {
    const player = createLoadedPlayer();
    player.seek(6);
    player.take();
    hideAndShow(player);
    expect([player.state, player.frame]).toEqual(['paused', 6]);
    expect(player.log()).toEqual(['load', '→ stopped', 'ready', '→ paused', 'frame', 'pause']);
  });

  test('a player shown again stays stopped on its first frame', () => {
    const player = hideAndShow(createLoadedPlayer());
    expect([player.state, player.frame, ...player.events()]).toEqual(['stopped', 0, 'load', 'ready']);
  });

  test('a player shown again resumes at its position, with the loop, speed and background that were set through the handle', () => {
    const player = createLoadedPlayer();
    player.send({ type: 'set', name: 'loop', value: 3 });
    player.send({ type: 'set', name: 'speed', value: 0.5 });
    player.send({ type: 'set', name: 'background', value: 'red' });
    player.send({ type: 'set', name: 'direction', value: -1 });
    player.play();
    player.wait(3000, 100);
    expect(player.events()).toEqual(['play', 'loop']);
    const { frame } = player.model.clock;
    hideAndShow(player, () => player.wait(5000));
    expect([player.state, player.model.background]).toEqual(['playing', 'red']);
    expect(player.model.clock.frame).toBe(frame);
    expect(player.wait(200).model.clock.frame).toBeCloseTo(frame - 1);
    // One of the three iterations ended before the player was hidden.
    player.wait(6000, 100);
    expect(player.events()).toEqual(['load', 'ready', 'play', 'loop', 'complete']);
  });

  test('a player shown again after the app froze it stays frozen until play() is called', () => {
    const player = createLoadedPlayer({ autoplay: true }).wait(400);
    player.freeze();
    player.take();
    hideAndShow(player);
    expect([player.state, player.frame]).toEqual(['frozen', 4]);
    const log = player.log();
    expect(log).toEqual(['load', '→ playing', 'ready', 'play', 'frame', '→ frozen', 'freeze']);
    player.setVisible(false);
    player.setVisible(true);
    expect(player.state).toBe('frozen');
    player.play();
    expect(player.state).toBe('playing');
  });

  test('a player shown again stays frozen if the app called freeze() while it was outside the viewport', () => {
    const player = createLoadedPlayer({ autoplay: true });
    player.setVisible(false);
    player.freeze();
    hideAndShow(player);
    player.setVisible(true);
    expect(player.state).toBe('frozen');
    player.play();
    expect(player.state).toBe('playing');
  });

  test('a player shown again resumes playback if it was frozen only because it was outside the viewport', () => {
    const player = createLoadedPlayer({ autoplay: true }).wait(400);
    player.setVisible(false);
    hideAndShow(player, () => player.setVisible(true));
    expect([player.state, player.frame]).toEqual(['playing', 4]);
  });

  test.each(['play', 'pause', 'freeze'] as const)(
    'a player shown again is still in a bounce’s return phase if %s() was called before it was hidden',
    (command) => {
      const player = createLoadedPlayer({ autoplay: true, mode: 'bounce' }).wait(1400);
      player[command]();
      const { status } = player.model;
      hideAndShow(player);
      expect([player.state, player.frame, player.model.clock.phase]).toEqual([status, 6, 'return']);
      player.play();
      expect(player.wait(200).frame).toBe(4);
    },
  );

  test('a player shown again continues in a bounce’s return phase if it was hidden between the reversal and the next tick', () => {
    const player = createLoadedPlayer(
      { autoplay: true, mode: 'bounce', loop: true },
      { isAutonomous: true },
    ).sleep(1300);
    hideAndShow(player);
    expect([player.state, player.model.clock.phase, player.frame]).toEqual(['playing', 'return', 7]);
  });

  test('a player shown again is stopped on its first frame if it was reversing when it was hidden', () => {
    const player = createLoadedPlayer({ autoplay: true, hoverOut: 'reverse' }).wait(500);
    player.send({ type: 'leave' });
    hideAndShow(player, () => {}, { autoplay: true });
    expect([player.state, player.frame, player.model.range.kind]).toEqual(['stopped', 0, 'whole']);
  });

  test('a player shown again is not started a second time by autoplay="in-view"', () => {
    const player = createLoadedPlayer({ autoplay: 'in-view' });
    player.send({ type: 'comeIntoView' });
    player.stop();
    player.take();
    hideAndShow(player);
    const modes = player.take().flatMap((effect) => (effect.type === 'trackView' ? [effect.mode] : []));
    expect(modes.at(-1)).toBeNull();
    expect(player.state).toBe('stopped');
  });

  test('a player shown again loads the same source', () => {
    const player = createLoadedPlayer({ src: 'a.json' });
    hideAndShow(player);
    const loads = player.take().flatMap((effect) => (effect.type === 'load' ? [effect.source] : []));
    expect(loads).toEqual(['a.json']);
  });

  test('a player shown again runs the commands that were queued before it was hidden', () => {
    const player = createTestPlayer({ loop: true }).startLoading();
    player.play();
    hideAndShow(player);
    expect(player.state).toBe('playing');
  });

  test('a player shown again starts from the beginning if src changed while it was hidden', () => {
    const player = createLoadedPlayer();
    player.seek(5);
    player.replaceFile({ ...TEN_FRAMES, totalFrames: 8 });
    hideAndShow(player, () => {}, { src: '{ }' });
    expect([player.state, player.frame, player.model.media.totalFrames]).toEqual(['stopped', 0, 8]);
  });

  test('a player shown again starts from the beginning if it was hidden while a new src was loading', () => {
    const player = createLoadedPlayer();
    player.seek(5);
    player.replaceFile({ ...TEN_FRAMES, totalFrames: 8 });
    player.setProps({ src: '{ }' });
    player.readFile();
    hideAndShow(player);
    expect([player.state, player.frame, player.model.media.totalFrames]).toEqual(['stopped', 0, 8]);
  });

  test('a player shown again keeps its position if it is hidden a second time before the animation has loaded', () => {
    const player = createLoadedPlayer();
    player.seek(5);
    player.hide();
    player.show();
    hideAndShow(player);
    expect([player.state, player.frame]).toEqual(['paused', 5]);
  });

  test('a player shown again is paused if the user enabled reduced motion while it was hidden', () => {
    const player = createLoadedPlayer({ autoplay: true }).wait(300);
    hideAndShow(player, () => player.setReducedMotion(true));
    expect([player.state, player.frame]).toEqual(['paused', 3]);
    player.setReducedMotion(false);
    expect(player.state).toBe('playing');
  });

  test('a player shown again keeps its state and position under reduced motion', () => {
    const player = createTestPlayer({ loop: true });
    player.setReducedMotion(true);
    player.mount();
    player.play();
    expect(hideAndShow(player.wait(300)).state).toBe('playing');
    player.setProps({ reducedMotion: 'first-frame' });
    player.seek(7);
    hideAndShow(player);
    expect([player.state, player.frame]).toEqual(['paused', 7]);
  });

  test('a player shown again plays the reduced-motion marker if the user enabled reduced motion while it was hidden', () => {
    const media: TestFile = { ...TEN_FRAMES, reducedMotion: [0, 2] };
    const player = createLoadedPlayer({ loop: true }, { media });
    player.play();
    player.wait(5500, 100);
    hideAndShow(player, () => {
      player.setReducedMotion(true);
    });
    expect([player.state, player.frame, player.model.clock.iterations]).toEqual(['playing', 0, 0]);
  });
});

describe('an unmounted player', () => {
  const LATE: readonly Input[] = [
    { type: 'play' },
    { type: 'pause' },
    { type: 'stop' },
    { type: 'freeze' },
    { type: 'seek', to: '50%' },
    { type: 'press', isHovering: false },
    { type: 'set', name: 'loop', value: true },
    { type: 'set', name: 'speed', value: 2 },
    { type: 'set', name: 'direction', value: -1 },
    { type: 'set', name: 'background', value: 'red' },
    { type: 'retry' },
    { type: 'enter' },
    { type: 'leave' },
    { type: 'start' },
  ];

  test.each(LATE)('an unmounted player ignores %j', (input) => {
    const player = createLoadedPlayer({ autoplay: true });
    player.hide();
    player.take();
    const before = player.model;
    player.send(input);
    expect([player.model, player.take()]).toEqual([before, []]);
  });

  test('an unmounted player immediately settles the promises of playSegment() and snapshot()', () => {
    const player = createLoadedPlayer();
    player.hide();
    player.take();
    const id = player.playSegment('part');
    player.send({ type: 'takeSnapshot', id: 9 });
    expect(player.outcomes).toEqual([[id, false]]);
    expect(player.take().map(({ type }) => type)).toEqual(['settle', 'settle']);
  });

  test('an unmounted player immediately settles the promise of playSegment(), even if a source was loading when it unmounted', () => {
    const player = createLoadedPlayer();
    player.setProps({ src: '{ }' });
    player.send({ type: 'unmount' });
    const id = player.playSegment([0, 5]);
    expect([player.outcomes, player.model.range.kind]).toEqual([[[id, false]], 'whole']);
  });

  test('an unmounted player destroys its renderer, drops pending callbacks and emits nothing', () => {
    const player = createLoadedPlayer({ autoplay: true }).wait(300);
    player.send({ type: 'takeSnapshot', id: 1 });
    player.take();
    player.hide();
    expect(player.take().map(({ type }) => type)).toEqual(['unload', 'dropCallbacks']);
    expect(player.model.media.totalFrames).toBe(0);
  });

  test('unmounting settles queued snapshot calls immediately, but keeps the other commands in the queue', () => {
    const player = createTestPlayer().startLoading();
    player.send({ type: 'takeSnapshot', id: 1 });
    player.play();
    player.take();
    player.hide();
    expect(player.take()).toContainEqual({ type: 'settle', id: 1, value: 0 });
    expect(player.model.queue).toEqual([{ type: 'play' }]);
  });

  test('a player keeps playing when StrictMode unmounts and immediately remounts it', () => {
    const player = createLoadedPlayer({ autoplay: true }).wait(300);
    player.send({ type: 'unmount' });
    player.show();
    expect([player.state, player.wait(100).frame, ...player.events()]).toEqual(['playing', 4]);
  });

  test('an unmounted player applies changed props and setLoop() immediately, without waiting for a remount', () => {
    const player = createTestPlayer().startLoading();
    player.send({ type: 'unmount' });
    player.setProps({ loop: true, background: 'red' });
    player.send({ type: 'set', name: 'loop', value: 3 });
    expect(player.model).toMatchObject({ loop: 3, background: 'red' });
  });
});
