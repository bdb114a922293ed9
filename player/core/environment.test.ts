/** @jest-environment node */
import { createLoadedPlayer, createTestPlayer, TEN_FRAMES } from './test-player';

const looping = { autoplay: true, loop: true } as const;

/** A file with a marker of two frames for users who prefer reduced motion. */
const WITH_OWN_MARKER = { ...TEN_FRAMES, hasReducedMotion: true };
const OWN_MARKER = { ...WITH_OWN_MARKER, totalFrames: 2, markers: [] };

describe('reduced motion', () => {
  test('prevents autoplay, but not a call of play', () => {
    const player = createTestPlayer(looping);
    player.setReducedMotion(true);
    player.mount();
    expect([player.state, ...player.events()]).toEqual(['stopped', 'load', 'ready']);
    player.play();
    expect([player.state, player.wait(300).frame]).toEqual(['playing', 3]);
  });

  test('pauses playback when the user prefers it, and resumes it afterwards', () => {
    const player = createLoadedPlayer(looping).wait(300);
    player.setReducedMotion(true);
    expect([player.state, player.wait(1000).frame]).toEqual(['paused', 3]);
    player.setReducedMotion(false);
    expect([player.state, player.wait(100).frame]).toEqual(['playing', 4]);
    expect(player.events()).toEqual(['pause', 'play']);
  });

  test.each([
    ['first-frame', 0],
    ['last-frame', 9],
  ] as const)('%s shows that frame and pauses, and playback resumes afterwards', (reducedMotion, frame) => {
    const player = createLoadedPlayer({ ...looping, reducedMotion }).wait(300);
    player.take();
    player.setReducedMotion(true);
    expect([player.state, player.frame, ...player.log()]).toEqual([
      'paused',
      frame,
      '→ paused',
      'frame',
      'pause',
    ]);
    player.setReducedMotion(false);
    expect(player.state).toBe('playing');
  });

  test.each([
    ['first-frame', 0],
    ['last-frame', 9],
  ] as const)('%s shows that frame when an animation with an own marker loads', (reducedMotion, frame) => {
    const player = createTestPlayer({ ...looping, reducedMotion }, { media: WITH_OWN_MARKER });
    player.setReducedMotion(true);
    player.mount();
    expect([player.state, player.frame, ...player.events()]).toEqual(['stopped', frame, 'load', 'ready']);
    player.play();
    expect(player.state).toBe('playing');
  });

  test('first-frame moves a paused animation to the first frame without an event', () => {
    const player = createLoadedPlayer({ reducedMotion: 'first-frame' });
    player.seek(5);
    player.take();
    player.setReducedMotion(true);
    expect([player.state, player.frame, ...player.log()]).toEqual(['paused', 0, 'frame']);
    player.setReducedMotion(false);
    expect([player.state, player.frame]).toEqual(['paused', 0]);
  });

  test('ignore changes nothing', () => {
    const player = createTestPlayer({ ...looping, reducedMotion: 'ignore' }, { media: WITH_OWN_MARKER });
    player.setReducedMotion(true);
    player.mount();
    expect([player.state, player.model.load.playsMarker]).toEqual(['playing', false]);
    player.setReducedMotion(false);
    player.setReducedMotion(true);
    expect([player.state, ...player.events()]).toEqual(['playing', 'load', 'ready', 'play']);
  });

  test('takes effect at once when the prop changes', () => {
    const player = createTestPlayer({ ...looping, reducedMotion: 'ignore' });
    player.setReducedMotion(true);
    player.mount();
    player.setProps({ reducedMotion: 'respect' });
    expect(player.state).toBe('paused');
    player.setProps({ reducedMotion: 'last-frame' });
    expect([player.state, player.frame]).toEqual(['paused', 9]);
    player.setProps({ reducedMotion: 'ignore' });
    expect(player.state).toBe('playing');
  });

  test.each(['pause', 'stop'] as const)('does not resume what the host has ended with %s', (command) => {
    const before = createLoadedPlayer(looping);
    before[command]();
    before.setReducedMotion(true);
    before.setReducedMotion(false);
    const after = createLoadedPlayer(looping);
    after.setReducedMotion(true);
    after[command]();
    after.setReducedMotion(false);
    const state = command === 'pause' ? 'paused' : 'stopped';
    expect([before.state, after.state]).toEqual([state, state]);
  });

  test('does not pause what the host plays meanwhile when the preference ends', () => {
    const player = createLoadedPlayer(looping);
    player.setReducedMotion(true);
    player.play();
    player.setReducedMotion(false);
    expect([player.state, ...player.events()]).toEqual(['playing', 'pause', 'play']);
  });

  test('leaves frozen what the host froze', () => {
    for (const reducedMotion of ['respect', 'first-frame', 'last-frame'] as const) {
      const player = createLoadedPlayer({ ...looping, reducedMotion }).wait(300);
      player.freeze();
      player.setReducedMotion(true);
      player.setReducedMotion(false);
      expect([player.state, player.frame, ...player.events()]).toEqual(['frozen', 3, 'freeze']);
    }
  });

  test('pauses what a hidden page froze, and resumes it afterwards', () => {
    const player = createLoadedPlayer(looping);
    player.setVisible(false);
    player.setReducedMotion(true);
    player.setVisible(true);
    expect(player.state).toBe('paused');
    player.setReducedMotion(false);
    expect([player.state, ...player.events()]).toEqual(['playing', 'freeze', 'pause', 'play']);
  });

  test('plays the marker that the file has for it, and then the whole animation again', () => {
    const player = createLoadedPlayer(looping, { media: WITH_OWN_MARKER });
    player.replaceFile(OWN_MARKER);
    player.setReducedMotion(true);
    player.finishLoad();
    expect([player.state, player.model.media.totalFrames]).toEqual(['playing', 2]);
    player.replaceFile(WITH_OWN_MARKER);
    player.setReducedMotion(false);
    player.finishLoad();
    expect([player.state, player.model.media.totalFrames]).toEqual(['playing', 10]);
    expect(player.events()).toEqual(['load', 'ready', 'play', 'load', 'ready', 'play']);
  });

  test.each(['before', 'after'])(
    'renders the marker without another load event when it begins %s the file is read',
    (when) => {
      const player = createTestPlayer(looping, { media: WITH_OWN_MARKER }).startLoading();
      if (when === 'before') player.setReducedMotion(true);
      player.readFile();
      if (when === 'after') player.setReducedMotion(true);
      player.replaceFile(OWN_MARKER);
      const loads = player.take().flatMap((effect) => (effect.type === 'load' ? [effect.source] : []));
      // The second one renders the file that was read.
      expect(loads).toEqual(['{}', { text: '{}', base: '' }]);
      player.finishLoad();
      expect([player.state, player.model.media.totalFrames]).toEqual(['playing', 2]);
      expect(player.events()).toEqual(['ready', 'play']);
    },
  );
});

describe('a player that is not visible', () => {
  test('freezes while it plays, and resumes where it was', () => {
    const player = createLoadedPlayer(looping).wait(400);
    player.setVisible(false);
    expect([player.state, player.wait(5000).frame]).toEqual(['frozen', 4]);
    player.setVisible(true);
    expect([player.state, player.frame]).toEqual(['playing', 4]);
    expect(player.wait(100).frame).toBe(5);
    expect(player.events()).toEqual(['freeze', 'play']);
  });

  test('keeps its state when it does not play', () => {
    const player = createLoadedPlayer();
    player.seek(5);
    player.take();
    player.setVisible(false);
    player.setVisible(true);
    expect([player.state, ...player.log()]).toEqual(['paused']);
  });

  test('emits play and freeze when play is called', () => {
    const player = createLoadedPlayer();
    player.setVisible(false);
    player.play();
    expect([player.state, ...player.log()]).toEqual(['frozen', '→ playing', 'play', '→ frozen', 'freeze']);
    player.setVisible(true);
    expect([player.state, ...player.events()]).toEqual(['playing', 'play']);
  });

  test('freezes as soon as it autoplays', () => {
    const player = createTestPlayer(looping);
    player.setVisible(false);
    player.mount();
    expect([player.state, ...player.events()]).toEqual(['frozen', 'load', 'ready', 'play', 'freeze']);
  });

  test.each(['pause', 'stop'] as const)('does not resume when the host has called %s', (command) => {
    const player = createLoadedPlayer(looping);
    player.setVisible(false);
    player[command]();
    player.setVisible(true);
    expect(player.state).toBe(command === 'pause' ? 'paused' : 'stopped');
  });

  test('stays frozen when the host froze it before', () => {
    const player = createLoadedPlayer(looping);
    player.freeze();
    player.setVisible(false);
    player.setVisible(true);
    expect([player.state, ...player.events()]).toEqual(['frozen', 'freeze']);
    player.play();
    expect(player.state).toBe('playing');
  });

  test('stays frozen when the host freezes it too', () => {
    const player = createLoadedPlayer(looping);
    player.setVisible(false);
    player.freeze();
    player.setVisible(true);
    expect([player.state, ...player.events()]).toEqual(['frozen', 'freeze']);
  });

  test('keeps playing without freezeWhenUnseen, until that changes', () => {
    const player = createLoadedPlayer({ ...looping, freezeWhenUnseen: false });
    player.setVisible(false);
    expect([player.state, player.wait(300).frame]).toEqual(['playing', 3]);
    player.setProps({ freezeWhenUnseen: true });
    expect(player.state).toBe('frozen');
    player.setProps({ freezeWhenUnseen: false, rendererSettings: { className: 'other' } });
    expect(player.state).toBe('playing');
  });
});
