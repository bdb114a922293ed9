import { createLoadedPlayer, createTestPlayer, loadedFile, READ, TEN_FRAMES } from '@/testing/player-model';
import type { Input } from './inputs';
import type { Effect } from './model';

type TestPlayer = ReturnType<typeof createTestPlayer>;

/** Returns the effects of the given type since the last call. */
const effectsOf = <T extends Effect['type']>(player: TestPlayer, type: T) =>
  player.take().filter((effect): effect is Extract<Effect, { type: T }> => effect.type === type);

const loadsOf = (player: TestPlayer) => effectsOf(player, 'load').map(({ source }) => source);

describe('loading', () => {
  test('loading starts only once, when the player is both mounted and near the viewport', () => {
    const player = createTestPlayer({ src: 'a.json' });
    player.send({ type: 'start' });
    expect(loadsOf(player)).toEqual([]);
    player.send({ type: 'mount' });
    player.send({ type: 'start' });
    player.send({ type: 'start' });
    expect(loadsOf(player)).toEqual(['a.json']);
  });

  test('loading starts with the current props when the prop loading changes from "lazy" to "eager"', () => {
    const player = createTestPlayer();
    player.send({ type: 'mount' });
    player.setProps({ segment: [0, 5], speed: 2, rendererSettings: { className: 'a' } });
    expect(loadsOf(player)).toEqual([]);
    player.setProps({ loading: 'eager', segment: [0, 8] });
    expect(loadsOf(player)).toEqual(['{}']);
  });

  test('a file in memory loads again only if it is a different object', () => {
    const first = new Uint8Array([123, 125]);
    const second = first.slice();
    const player = createLoadedPlayer({ src: first });
    player.take();
    for (const src of [first, second, second, second.buffer, new Blob([second])]) player.setProps({ src });
    expect(loadsOf(player)).toEqual([second, second.buffer, expect.any(Blob)]);
  });

  test('with preload="none", loading starts when a command needs the animation, and the command then runs', () => {
    const player = createTestPlayer({ preload: 'none', autoplay: true, loading: 'eager' });
    player.send({ type: 'mount' });
    for (const type of ['start', 'enter', 'leave', 'pause', 'stop', 'freeze'] as const) player.send({ type });
    player.send({ type: 'setEnvironment', isVisible: false });
    player.send({ type: 'setEnvironment', isVisible: true });
    player.setProps({ speed: 2 });
    expect([...loadsOf(player), player.state]).toEqual(['loading']);
    player.send({ type: 'press', isHovering: false });
    player.send({ type: 'play' });
    expect(loadsOf(player)).toEqual(['{}']);
    expect(player.finishLoad().state).toBe('playing');
  });

  test.each<Input>([
    { type: 'play' },
    { type: 'seek', to: 4 },
    { type: 'press', isHovering: true },
    { type: 'playSegment', segment: 'part', id: 1 },
    { type: 'takeSnapshot', id: 1 },
  ])('the command %j starts loading outside the viewport and with preload="none"', (command) => {
    for (const preload of ['auto', 'none'] as const) {
      const early = createTestPlayer({ preload });
      early.send(command);
      expect(loadsOf(early)).toEqual([]);
      early.send({ type: 'mount' });
      expect(loadsOf(early)).toEqual(['{}']);
      const player = createTestPlayer({ preload });
      player.send({ type: 'mount' });
      player.send(command);
      player.send({ type: 'start' });
      expect(loadsOf(player)).toEqual(['{}']);
    }
  });

  test('loading starts when preload changes from "none" to "auto" near the viewport, but not elsewhere', () => {
    const player = createTestPlayer({ preload: 'none' });
    player.send({ type: 'mount' });
    player.setProps({ preload: 'auto' });
    player.setProps({ preload: 'none' });
    expect(loadsOf(player)).toEqual([]);
    player.send({ type: 'start' });
    expect(loadsOf(player)).toEqual([]);
    player.setProps({ preload: 'auto' });
    expect(loadsOf(player)).toEqual(['{}']);
  });

  test('with preload="none", a player that had loaded loads again when React shows it again', () => {
    const player = createLoadedPlayer({ preload: 'none' });
    player.seek(4);
    player.send({ type: 'release' });
    player.take();
    player.send({ type: 'start' });
    expect(loadsOf(player)).toHaveLength(1);
    expect(player.finishLoad().frame).toBe(4);
  });

  test('load is emitted when the file has been read, and ready when the first frame is on screen', () => {
    const player = createTestPlayer().startLoading();
    player.readFile();
    expect(player.log()).toEqual(['load']);
    player.renderFirstFrame();
    expect(player.log()).toEqual(['→ stopped', 'ready']);
  });

  test('playback starts from the initial position, but a stop returns to the first frame', () => {
    const player = createTestPlayer({ initialPercent: 56.3 }).startLoading();
    player.readFile();
    expect([player.frame, ...player.log()]).toEqual([5, 'load']);
    player.renderFirstFrame();
    expect([player.state, player.frame, ...player.log()]).toEqual(['stopped', 5, '→ stopped', 'ready']);
    player.send({ type: 'play' });
    expect(player.wait(200).frame).toBe(7);
    player.send({ type: 'stop' });
    expect(player.frame).toBe(0);
    player.setProps({ src: '{ }' });
    expect(player.finishLoad().frame).toBe(5);
  });

  test('a stopped player that React shows again is at the frame at which it was stopped', () => {
    const player = createLoadedPlayer({ initialPercent: 56.3 });
    const showAgain = () => {
      player.send({ type: 'release' });
      player.send({ type: 'start' });
      return player.finishLoad();
    };
    expect([showAgain().frame, player.state]).toEqual([5, 'stopped']);
    player.send({ type: 'stop' });
    expect([showAgain().frame, player.state]).toEqual([0, 'stopped']);
  });

  test('an invalid initial position is replaced with the first frame', () => {
    for (const initialPercent of [-5, Number.NaN, 'x' as never])
      expect(createLoadedPlayer({ initialPercent }).frame).toBe(0);
    expect(createLoadedPlayer({ initialPercent: 500 }).frame).toBe(9);
  });

  test('results of a canceled load are ignored', () => {
    const player = createTestPlayer().startLoading();
    const { id } = player.model.load;
    player.setProps({ src: '{ }' });
    player.take();
    player.send({ type: 'loaded', load: id, file: loadedFile(TEN_FRAMES) });
    player.send({ type: 'fail', load: id, error: { code: 'parse', message: '' } });
    expect([player.state, ...player.log()]).toEqual(['loading']);
  });

  test('the source of a load is null if src is blank or has an invalid type', () => {
    for (const src of ['', ' ', 5 as never]) {
      const player = createTestPlayer({ src }).startLoading();
      expect(loadsOf(player)).toEqual([null]);
    }
  });

  test('the previous animation does not move while a new source loads', () => {
    const player = createLoadedPlayer({ autoplay: true, loop: true }, { isAutonomous: true }).wait(300);
    player.take();
    player.setProps({ src: '{ }' });
    expect(player.log()).toEqual(['→ loading']);
    expect([player.wait(500).frame, player.model.media.markers]).toEqual([0, []]);
    player.finishLoad();
    expect([player.state, ...player.events()]).toEqual(['playing', 'load', 'ready', 'play']);
  });

  test('a worker stops the previous animation at its current position when a new source starts to load', () => {
    const player = createLoadedPlayer({ autoplay: true, loop: true }, { isAutonomous: true }).wait(300);
    player.take();
    player.setProps({ src: '{ }' });
    expect(effectsOf(player, 'sync')).toEqual([{ type: 'sync', position: 3, timeline: null }]);
  });
});

describe('commands during the load', () => {
  test('queued commands run in order after the first frame', () => {
    const player = createTestPlayer().startLoading();
    player.seek('50%');
    player.send({ type: 'takeSnapshot', id: 7 });
    player.play();
    player.pause();
    expect(player.log()).toEqual([]);
    player.finishLoad();
    expect([player.state, player.frame]).toEqual(['paused', 5]);
    const effects = player.take();
    const snapshot = effects.findIndex(({ type }) => type === 'settle');
    expect(effects[snapshot]).toEqual({ type: 'settle', id: 7, value: 5 });
    const events = (some: Effect[]) => some.flatMap((one) => (one.type === 'emit' ? [one.event] : []));
    expect(events(effects.slice(0, snapshot))).toEqual(['load', 'ready', 'pause']);
    expect(events(effects.slice(snapshot))).toEqual(['play', 'pause']);
  });

  test.each([
    ['play', 'playing load ready play'],
    ['pause', 'stopped load ready'],
    ['stop', 'stopped load ready stop'],
    ['freeze', 'stopped load ready'],
  ] as const)('a queued "%s" command results in the state and events "%s"', (type, outcome) => {
    const player = createTestPlayer().startLoading();
    player.send({ type });
    player.finishLoad();
    expect([player.state, ...player.events()].join(' ')).toBe(outcome);
  });

  test('queued commands run even if a new source replaces the source that is loading', () => {
    const player = createTestPlayer().startLoading();
    player.play();
    player.setProps({ src: '{ }' });
    player.finishLoad();
    expect(player.state).toBe('playing');
  });

  test('commands of a lazy player stay queued until the player is near the viewport and its animation has loaded', () => {
    const player = createTestPlayer();
    player.send({ type: 'mount' });
    player.seek(4);
    expect(player.mount().frame).toBe(4);
  });

  test('takeSnapshot renders a whole frame when subframes is false', () => {
    const player = createLoadedPlayer({ subframes: false });
    player.seek(2.5);
    player.take();
    player.send({ type: 'takeSnapshot', id: 1 });
    expect(effectsOf(player, 'settle')).toMatchObject([{ value: 2 }]);
  });
});

describe('an error', () => {
  test('when a load fails, error is emitted and the data of the previous animation is removed', () => {
    const player = createLoadedPlayer({ autoplay: true }).wait(400);
    player.replaceFile(null);
    player.setProps({ src: '{' });
    player.finishLoad();
    expect(player.log()).toEqual(['→ loading', '→ error', 'error']);
    expect(player.model.media).toMatchObject({ totalFrames: 0, frameRate: 0, markers: [] });
    expect([player.frame, player.model.rendering]).toEqual([0, null]);
  });

  test('an animation that fails after it has loaded is unloaded', () => {
    const player = createLoadedPlayer({ autoplay: true }).wait(400);
    player.take();
    player.fail();
    expect(player.take().map(({ type }) => type)).toEqual(['unload', 'stateChange', 'emit']);
    expect([player.state, player.model.error?.code]).toEqual(['error', 'renderer']);
  });

  test('an error of the previous animation is ignored while a new source is loading', () => {
    const player = createLoadedPlayer();
    const { id } = player.model.load;
    player.setProps({ src: '{ }' });
    player.send({ type: 'fail', load: id, error: { code: 'renderer', message: '' } });
    expect(player.state).toBe('loading');
  });

  test('retry() loads the same source after an error and runs the queued commands', () => {
    const player = createTestPlayer({}, { media: null }).startLoading();
    player.seek(4);
    player.finishLoad();
    player.play();
    player.send({ type: 'set', name: 'speed', value: 0.5 });
    player.pause();
    expect([player.state, loadsOf(player)]).toEqual(['error', ['{}']]);
    player.replaceFile(TEN_FRAMES);
    player.retry();
    expect([player.state, player.model.error]).toEqual(['loading', null]);
    player.finishLoad();
    expect([player.state, player.frame, player.model.clock.speed]).toEqual(['paused', 4, 0.5]);
    expect(player.events()).toEqual(['load', 'ready', 'pause', 'play', 'pause']);
  });

  test('the player returns to the error state if the load started by retry() fails', () => {
    const player = createTestPlayer({}, { media: null }).mount();
    player.play();
    player.retry();
    player.finishLoad();
    expect([player.state, ...player.events()]).toEqual(['error', 'error', 'error']);
    player.replaceFile(TEN_FRAMES);
    player.retry();
    player.finishLoad();
    expect(player.state).toBe('playing');
  });

  test.each(['loading', 'error'])('the last 1,000 commands stay queued while the state is "%s"', (state) => {
    const player = createTestPlayer({}, { media: null }).startLoading();
    if (state === 'error') player.finishLoad();
    for (let frames = 0; frames < 1050; frames += 1) player.send({ type: 'step', frames });
    const { queue } = player.model;
    expect([player.state, queue.length]).toEqual([state, 1000]);
    expect([queue[0], queue.at(-1)]).toEqual([
      { type: 'step', frames: 50 },
      { type: 'step', frames: 1049 },
    ]);
  });

  test('all commands that were queued during loading stay queued after an error', () => {
    const player = createTestPlayer({}, { media: null }).startLoading();
    for (let frames = 0; frames < 150; frames += 1) player.send({ type: 'step', frames });
    player.finishLoad();
    expect([player.state, player.model.queue.length]).toEqual(['error', 150]);
  });

  test('a new source clears the error and discards the queued commands', () => {
    const player = createTestPlayer({}, { media: null }).mount();
    player.play();
    player.replaceFile(TEN_FRAMES);
    player.setProps({ src: '{ }' });
    player.finishLoad();
    expect([player.state, ...player.events()]).toEqual(['stopped', 'error', 'load', 'ready']);
  });

  test('after an error, snapshots are taken without waiting for a retry', () => {
    const player = createTestPlayer({}, { media: null }).startLoading();
    player.send({ type: 'takeSnapshot', id: 1 });
    player.finishLoad();
    player.send({ type: 'takeSnapshot', id: 2 });
    expect(effectsOf(player, 'settle').map(({ id }) => id)).toEqual([1, 2]);
  });

  test('retry() does nothing if there is no error', () => {
    const player = createLoadedPlayer();
    player.retry();
    expect([player.state, ...player.take()]).toEqual(['stopped']);
  });
});

describe('a rerender', () => {
  const lose = (player: TestPlayer) => player.send({ type: 'rerender', load: player.model.load.id });

  test('a rerender keeps the state and position, and emits only frame', () => {
    const player = createLoadedPlayer({ autoplay: true }).wait(300);
    player.take();
    player.setProps({ rendererSettings: { className: 'other' } });
    expect(loadsOf(player)).toEqual([READ]);
    player.finishLoad();
    expect([player.state, player.frame, ...player.log()]).toEqual(['playing', 3, 'frame']);
    expect(player.wait(100).frame).toBe(4);
  });

  test('a rerender starts when the renderer is lost', () => {
    const player = createLoadedPlayer();
    lose(player);
    expect(loadsOf(player)).toEqual([READ]);
  });

  test('several changes during a rerender cause one further rerender, which starts when the first one ends', () => {
    const player = createLoadedPlayer();
    for (const color of ['red', 'green', 'blue']) player.setProps({ slots: { color } });
    expect(loadsOf(player)).toEqual([READ]);
    player.readFile();
    player.renderFirstFrame();
    expect(loadsOf(player)).toEqual([READ]);
    player.finishLoad();
    expect(loadsOf(player)).toEqual([]);
  });

  test('a rerender is canceled when a new source starts to load', () => {
    const player = createLoadedPlayer();
    player.setProps({ slots: { color: 'red' } });
    player.setProps({ src: '{ }' });
    expect(loadsOf(player)).toEqual([READ, '{ }']);
    player.finishLoad();
    expect(loadsOf(player)).toEqual([]);
  });

  test('the player pauses if the user enables reduced motion during a rerender', () => {
    const player = createLoadedPlayer({ autoplay: true, loop: true }).wait(450);
    player.setProps({ rendererSettings: { className: 'other' } });
    player.setReducedMotion(true);
    player.finishLoad();
    expect([player.state, player.frame, ...player.events()]).toEqual(['paused', 4, 'pause']);
  });

  test('a rerender does not start while a new source is loading', () => {
    const player = createLoadedPlayer();
    player.setProps({ src: '{ }' });
    player.setProps({ rendererSettings: { className: 'other' } });
    expect(loadsOf(player)).toEqual(['{ }']);
  });

  test('a rerender does not start after an error', () => {
    const player = createTestPlayer({}, { media: null }).mount();
    player.take();
    player.setProps({ rendererSettings: { className: 'other' }, fit: 'cover' });
    expect([player.state, ...player.take()]).toEqual(['error']);
  });

  test('a failed rerender puts the player in the error state', () => {
    const player = createLoadedPlayer({ autoplay: true });
    player.setProps({ slots: { color: 'red' } });
    player.replaceFile(null);
    player.finishLoad();
    expect([player.state, ...player.events()]).toEqual(['error', 'error']);
  });
});
