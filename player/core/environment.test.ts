import { createLoadedPlayer, createTestPlayer, TEN_FRAMES, type TestFile } from '@/testing/player-model';

const looping = { autoplay: true, loop: true } as const;

/** A file with a marker whose segment is played for users who prefer reduced motion. */
const WITH_OWN_MARKER: TestFile = { ...TEN_FRAMES, reducedMotion: [0, 2] };

describe('reduced motion', () => {
  test('reduced motion prevents autoplay, but play() still works', () => {
    const player = createTestPlayer(looping);
    player.setReducedMotion(true);
    player.mount();
    expect([player.state, ...player.events()]).toEqual(['stopped', 'load', 'ready']);
    player.play();
    expect([player.state, player.wait(300).frame]).toEqual(['playing', 3]);
  });

  test('reduced motion pauses playback until the user disables it', () => {
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
  ] as const)(
    'reducedMotion="%s" pauses playback on that frame until the user disables reduced motion',
    (reducedMotion, frame) => {
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
    },
  );

  test.each([
    ['first-frame', 0],
    ['last-frame', 9],
  ] as const)(
    'reducedMotion="%s" shows that frame even if the file has a reduced-motion marker',
    (reducedMotion, frame) => {
      const player = createTestPlayer({ ...looping, reducedMotion }, { media: WITH_OWN_MARKER });
      player.setReducedMotion(true);
      player.mount();
      expect([player.state, player.frame, ...player.events()]).toEqual(['stopped', frame, 'load', 'ready']);
      player.play();
      expect(player.state).toBe('playing');
    },
  );

  test('reducedMotion="first-frame" moves a paused animation to the first frame without emitting an event', () => {
    const player = createLoadedPlayer({ reducedMotion: 'first-frame' });
    player.seek(5);
    player.take();
    player.setReducedMotion(true);
    expect([player.state, player.frame, ...player.log()]).toEqual(['paused', 0, 'frame']);
    player.setReducedMotion(false);
    expect([player.state, player.frame]).toEqual(['paused', 0]);
  });

  test('the preference for reduced motion has no effect with reducedMotion="ignore"', () => {
    const player = createTestPlayer({ ...looping, reducedMotion: 'ignore' }, { media: WITH_OWN_MARKER });
    player.setReducedMotion(true);
    player.startLoading();
    player.finishLoad();
    expect([player.state, player.model.media.totalFrames]).toEqual(['playing', 10]);
    player.setReducedMotion(false);
    player.setReducedMotion(true);
    expect([player.state, ...player.events()]).toEqual(['playing', 'load', 'ready', 'play']);
  });

  test('a change to the prop reducedMotion takes effect immediately', () => {
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

  test.each(['pause', 'stop'] as const)(
    'playback doesn’t resume when the user disables reduced motion if the app has called %s()',
    (command) => {
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
    },
  );

  test('playback started by the app under reduced motion continues when the user disables reduced motion', () => {
    const player = createLoadedPlayer(looping);
    player.setReducedMotion(true);
    player.play();
    player.setReducedMotion(false);
    expect([player.state, ...player.events()]).toEqual(['playing', 'pause', 'play']);
  });

  test('a player that the app froze stays frozen when the user enables and disables reduced motion', () => {
    for (const reducedMotion of ['respect', 'first-frame', 'last-frame'] as const) {
      const player = createLoadedPlayer({ ...looping, reducedMotion }).wait(300);
      player.freeze();
      player.setReducedMotion(true);
      player.setReducedMotion(false);
      expect([player.state, player.frame, ...player.events()]).toEqual(['frozen', 3, 'freeze']);
    }
  });

  test('a player frozen on a hidden page pauses under reduced motion, and resumes when the user disables it', () => {
    const player = createLoadedPlayer(looping);
    player.setVisible(false);
    player.setReducedMotion(true);
    player.setVisible(true);
    expect(player.state).toBe('paused');
    player.setReducedMotion(false);
    expect([player.state, ...player.events()]).toEqual(['playing', 'freeze', 'pause', 'play']);
  });

  test('the file’s reduced-motion marker plays until the user disables reduced motion, and then the whole animation plays', () => {
    const player = createLoadedPlayer(looping, { media: WITH_OWN_MARKER });
    player.setReducedMotion(true);
    player.finishLoad();
    expect([player.state, player.model.media.totalFrames]).toEqual(['playing', 2]);
    player.setReducedMotion(false);
    player.finishLoad();
    expect([player.state, player.model.media.totalFrames]).toEqual(['playing', 10]);
    expect(player.events()).toEqual(['load', 'ready', 'play', 'load', 'ready', 'play']);
  });

  test.each(['before', 'after'])(
    'load is emitted only once if the user enables reduced motion %s the file has been read',
    (when) => {
      const player = createTestPlayer(looping, { media: WITH_OWN_MARKER }).startLoading();
      if (when === 'before') player.setReducedMotion(true);
      player.readFile();
      if (when === 'after') player.setReducedMotion(true);
      player.renderFirstFrame();
      expect([player.state, player.model.media.totalFrames]).toEqual(['playing', 2]);
      expect(player.events()).toEqual(['load', 'ready', 'play']);
    },
  );
});

describe('a player that is not visible', () => {
  test('playback freezes when the player becomes invisible, and resumes at the same position when it becomes visible again', () => {
    const player = createLoadedPlayer(looping).wait(400);
    player.setVisible(false);
    expect([player.state, player.wait(5000).frame]).toEqual(['frozen', 4]);
    player.setVisible(true);
    expect([player.state, player.frame]).toEqual(['playing', 4]);
    expect(player.wait(100).frame).toBe(5);
    expect(player.events()).toEqual(['freeze', 'play']);
  });

  test('a player that is not playing keeps its state when it becomes invisible', () => {
    const player = createLoadedPlayer();
    player.seek(5);
    player.take();
    player.setVisible(false);
    player.setVisible(true);
    expect([player.state, ...player.log()]).toEqual(['paused']);
  });

  test('an invisible player emits play and then freeze when play() is called', () => {
    const player = createLoadedPlayer();
    player.setVisible(false);
    player.play();
    expect([player.state, ...player.log()]).toEqual(['frozen', '→ playing', 'play', '→ frozen', 'freeze']);
    player.setVisible(true);
    expect([player.state, ...player.events()]).toEqual(['playing', 'play']);
  });

  test('an invisible player freezes immediately when autoplay starts playback', () => {
    const player = createTestPlayer(looping);
    player.setVisible(false);
    player.mount();
    expect([player.state, ...player.events()]).toEqual(['frozen', 'load', 'ready', 'play', 'freeze']);
  });

  test.each(['pause', 'stop'] as const)(
    'a player does not resume when it becomes visible if the app called %s() while it was invisible',
    (command) => {
      const player = createLoadedPlayer(looping);
      player.setVisible(false);
      player[command]();
      player.setVisible(true);
      expect(player.state).toBe(command === 'pause' ? 'paused' : 'stopped');
    },
  );

  test('a player that the app froze stays frozen when it becomes invisible and then visible', () => {
    const player = createLoadedPlayer(looping);
    player.freeze();
    player.setVisible(false);
    player.setVisible(true);
    expect([player.state, ...player.events()]).toEqual(['frozen', 'freeze']);
    player.play();
    expect(player.state).toBe('playing');
  });

  test('a player that the app froze while it was invisible stays frozen when it becomes visible', () => {
    const player = createLoadedPlayer(looping);
    player.setVisible(false);
    player.freeze();
    player.setVisible(true);
    expect([player.state, ...player.events()]).toEqual(['frozen', 'freeze']);
  });

  test('an invisible player keeps playing when freezeWhenUnseen is false, and freezes when the prop becomes true', () => {
    const player = createLoadedPlayer({ ...looping, freezeWhenUnseen: false });
    player.setVisible(false);
    expect([player.state, player.wait(300).frame]).toEqual(['playing', 3]);
    player.setProps({ freezeWhenUnseen: true });
    expect(player.state).toBe('frozen');
    player.setProps({ freezeWhenUnseen: false, rendererSettings: { className: 'other' } });
    expect(player.state).toBe('playing');
  });
});
