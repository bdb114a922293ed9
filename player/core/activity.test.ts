/** @jest-environment node */
import type { PlayerProps } from '../types';
import type { Input } from './inputs';
import { createLoadedPlayer, createTestPlayer, TEN_FRAMES } from './test-player';

type TestPlayer = ReturnType<typeof createTestPlayer>;

/** Hides a player and shows it again, which loads its animation. */
function hideAndShow(player: TestPlayer, whileHidden = () => {}, props: Partial<PlayerProps> = {}) {
  player.hide();
  whileHidden();
  return player.show(props).finishLoad();
}

describe('a player that React hides and shows again', () => {
  test('is paused where it was', () => {
    const player = createLoadedPlayer();
    player.seek(6);
    player.take();
    hideAndShow(player);
    expect([player.state, player.frame]).toEqual(['paused', 6]);
    expect(player.log()).toEqual(['load', '→ stopped', 'ready', '→ paused', 'frame', 'pause']);
  });

  test('is stopped on its first frame', () => {
    const player = hideAndShow(createLoadedPlayer());
    expect([player.state, player.frame, ...player.events()]).toEqual(['stopped', 0, 'load', 'ready']);
  });

  test('plays on from where it was with the loop, the speed and the background that the host set', () => {
    const player = createLoadedPlayer();
    player.send({ type: 'setLoop', loop: 3 });
    player.send({ type: 'setSpeed', speed: 0.5 });
    player.send({ type: 'setBackground', background: 'red' });
    player.send({ type: 'setDirection', direction: -1 });
    player.play();
    player.wait(3000, 100);
    expect(player.events()).toEqual(['play', 'loop']);
    const { frame } = player.model.clock;
    hideAndShow(player, () => player.wait(5000));
    expect([player.state, player.model.background]).toEqual(['playing', 'red']);
    expect(player.model.clock.frame).toBe(frame);
    expect(player.wait(200).model.clock.frame).toBeCloseTo(frame - 1);
    // The iteration before counts.
    player.wait(6000, 100);
    expect(player.events()).toEqual(['load', 'ready', 'play', 'loop', 'complete']);
  });

  test('is frozen where the host froze it, until play', () => {
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

  test('stays frozen by the host when it is shown while it is not visible', () => {
    const player = createLoadedPlayer({ autoplay: true });
    player.setVisible(false);
    player.freeze();
    hideAndShow(player);
    player.setVisible(true);
    expect(player.state).toBe('frozen');
    player.play();
    expect(player.state).toBe('playing');
  });

  test('plays on when it was frozen only because it was not visible', () => {
    const player = createLoadedPlayer({ autoplay: true }).wait(400);
    player.setVisible(false);
    hideAndShow(player, () => player.setVisible(true));
    expect([player.state, player.frame]).toEqual(['playing', 4]);
  });

  test.each(['play', 'pause', 'freeze'] as const)('continues a bounce in its phase after %s', (command) => {
    const player = createLoadedPlayer({ autoplay: true, mode: 'bounce' }).wait(1400);
    player[command]();
    const { status } = player.model;
    hideAndShow(player);
    expect([player.state, player.frame, player.model.clock.phase]).toEqual([status, 6, 'return']);
    player.play();
    expect(player.wait(200).frame).toBe(4);
  });

  test('continues where a bounce has come to when no tick came before', () => {
    const player = createLoadedPlayer(
      { autoplay: true, mode: 'bounce', loop: true },
      { isAutonomous: true },
    ).sleep(1300);
    hideAndShow(player);
    expect([player.state, player.model.clock.phase, player.frame]).toEqual(['playing', 'return', 7]);
  });

  test('is stopped on its first frame when it was playing back to it', () => {
    const player = createLoadedPlayer({ autoplay: true, hoverOut: 'reverse' }).wait(500);
    player.send({ type: 'leave' });
    hideAndShow(player, () => {}, { autoplay: true });
    expect([player.state, player.frame, player.model.range.kind]).toEqual(['stopped', 0, 'whole']);
  });

  test('does not play in view again', () => {
    const player = createLoadedPlayer({ autoplay: 'in-view' });
    player.send({ type: 'comeIntoView' });
    player.stop();
    player.take();
    hideAndShow(player);
    const modes = player.take().flatMap((effect) => (effect.type === 'trackView' ? [effect.mode] : []));
    expect(modes.at(-1)).toBeNull();
    expect(player.state).toBe('stopped');
  });

  test('renders the file that was read, without another request', () => {
    const player = createLoadedPlayer({ src: 'a.json' });
    hideAndShow(player);
    const loads = player.take().flatMap((effect) => (effect.type === 'load' ? [effect.source] : []));
    expect(loads).toEqual([{ text: '{}', base: '' }]);
  });

  test('keeps the commands that wait for the first frame', () => {
    const player = createTestPlayer({ loop: true }).startLoading();
    player.play();
    hideAndShow(player);
    expect(player.state).toBe('playing');
  });

  test('begins with another source that the host sets with it', () => {
    const player = createLoadedPlayer();
    player.seek(5);
    player.replaceFile({ ...TEN_FRAMES, totalFrames: 8 });
    hideAndShow(player, () => {}, { src: '{ }' });
    expect([player.state, player.frame, player.model.media.totalFrames]).toEqual(['stopped', 0, 8]);
  });

  test('begins with the other source when it was hidden during that load', () => {
    const player = createLoadedPlayer();
    player.seek(5);
    player.replaceFile({ ...TEN_FRAMES, totalFrames: 8 });
    player.setProps({ src: '{ }' });
    player.readFile();
    hideAndShow(player);
    expect([player.state, player.frame, player.model.media.totalFrames]).toEqual(['stopped', 0, 8]);
  });

  test('keeps its playback when it is hidden again before its animation has loaded', () => {
    const player = createLoadedPlayer();
    player.seek(5);
    player.hide();
    player.show();
    hideAndShow(player);
    expect([player.state, player.frame]).toEqual(['paused', 5]);
  });

  test('pauses for reduced motion that began meanwhile, and resumes afterwards', () => {
    const player = createLoadedPlayer({ autoplay: true }).wait(300);
    hideAndShow(player, () => player.setReducedMotion(true));
    expect([player.state, player.frame]).toEqual(['paused', 3]);
    player.setReducedMotion(false);
    expect(player.state).toBe('playing');
  });

  test('has what the user plays or looks at under reduced motion', () => {
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

  test('begins the marker of reduced motion at its start, and counts no iterations of the whole', () => {
    const media = { ...TEN_FRAMES, hasReducedMotion: true };
    const player = createLoadedPlayer({ loop: true }, { media });
    player.play();
    player.wait(5500, 100);
    hideAndShow(player, () => {
      player.replaceFile({ ...media, totalFrames: 2 });
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
    { type: 'setLoop', loop: true },
    { type: 'setSpeed', speed: 2 },
    { type: 'setDirection', direction: -1 },
    { type: 'setBackground', background: 'red' },
    { type: 'retry' },
    { type: 'enter' },
    { type: 'leave' },
    { type: 'start' },
  ];

  test.each(LATE)('does nothing when it receives %j', (input) => {
    const player = createLoadedPlayer({ autoplay: true });
    player.hide();
    player.take();
    const before = player.model;
    player.send(input);
    expect([player.model, player.take()]).toEqual([before, []]);
  });

  test('settles playSegment and takes snapshots, which fail without an animation, at once', () => {
    const player = createLoadedPlayer();
    player.hide();
    player.take();
    const id = player.playSegment('part');
    player.send({ type: 'takeSnapshot', id: 9 });
    expect(player.outcomes).toEqual([[id, false]]);
    expect(player.take().map(({ type }) => type)).toEqual(['settleSegment', 'takeSnapshot']);
  });

  test('settles playSegment at once when it was unmounted while another source loads', () => {
    const player = createLoadedPlayer();
    player.setProps({ src: '{ }' });
    player.send({ type: 'unmount' });
    const id = player.playSegment([0, 5]);
    expect([player.outcomes, player.model.range.kind]).toEqual([[[id, false]], 'whole']);
  });

  test('destroys its renderer, drops the callbacks that have not run, and emits nothing', () => {
    const player = createLoadedPlayer({ autoplay: true }).wait(300);
    player.send({ type: 'takeSnapshot', id: 1 });
    player.take();
    player.hide();
    expect(player.take().map(({ type }) => type)).toEqual(['unload', 'trackView', 'dropCallbacks']);
    expect(player.model.media.totalFrames).toBe(0);
  });

  test('takes the snapshots that wait for the first frame, which fail', () => {
    const player = createTestPlayer().startLoading();
    player.send({ type: 'takeSnapshot', id: 1 });
    player.play();
    player.take();
    player.hide();
    expect(player.take()).toContainEqual({ type: 'takeSnapshot', id: 1, position: 0 });
    expect(player.model.queue).toEqual([{ type: 'play' }]);
  });

  test('continues unchanged when StrictMode mounts it again at once', () => {
    const player = createLoadedPlayer({ autoplay: true }).wait(300);
    player.send({ type: 'unmount' });
    player.show();
    expect([player.state, player.wait(100).frame, ...player.events()]).toEqual(['playing', 4]);
  });

  test('takes what the host sets before it is mounted again', () => {
    const player = createTestPlayer().startLoading();
    player.send({ type: 'unmount' });
    player.setProps({ loop: true, background: 'red' });
    player.send({ type: 'setLoop', loop: 3 });
    expect(player.model).toMatchObject({ loop: 3, background: 'red' });
  });
});
