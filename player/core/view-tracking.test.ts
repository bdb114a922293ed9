import { createLoadedPlayer, createTestPlayer } from '@/testing/player-model';

type TestPlayer = ReturnType<typeof createTestPlayer>;

/** Returns the tracking modes requested since the last call. */
const tracked = (player: TestPlayer) =>
  player
    .take()
    .flatMap((effect) =>
      effect.type === 'trackView' ? [effect.mode] : effect.type === 'unload' ? [null] : [],
    );

describe('autoplay in view', () => {
  const inView = { autoplay: 'in-view' } as const;
  const comeIntoView = (player: TestPlayer) => player.send({ type: 'comeIntoView' });

  test('autoplay="in-view" starts playback only when the animation first comes into view', () => {
    const player = createTestPlayer(inView).mount();
    expect(player.state).toBe('stopped');
    expect(tracked(player)).toEqual(['in-view']);
    comeIntoView(player);
    expect(player.wait(900).events()).toEqual(['play', 'complete']);
    comeIntoView(player);
    expect(player.state).toBe('paused');
  });

  test('autoplay="in-view" does not start playback if the animation is already paused', () => {
    const player = createLoadedPlayer(inView);
    player.seek(5);
    comeIntoView(player);
    expect([player.state, player.frame]).toEqual(['paused', 5]);
  });

  test('autoplay="in-view" doesn’t start playback under reduced motion, or when the user disables reduced motion', () => {
    const player = createLoadedPlayer(inView);
    player.setReducedMotion(true);
    comeIntoView(player);
    player.setReducedMotion(false);
    expect([player.state, ...player.events()]).toEqual(['stopped']);
  });

  test('autoplay="in-view" tracks visibility even if the prop is set after the load', () => {
    const player = createLoadedPlayer();
    player.setProps(inView);
    expect(tracked(player)).toEqual(['in-view']);
    player.setProps({ autoplay: false });
    expect(tracked(player)).toEqual([null]);
  });

  test('autoplay="in-view" tracks visibility again after src changes, but not after other props change', () => {
    const player = createLoadedPlayer(inView);
    comeIntoView(player);
    player.setProps({ loop: true });
    expect(tracked(player)).toEqual([]);
    player.setProps({ src: '{ }' });
    player.finishLoad();
    expect(tracked(player)).toEqual(['in-view']);
    expect(player.state).toBe('stopped');
  });

  test('autoplay="in-view" stops tracking visibility after an error', () => {
    const player = createLoadedPlayer(inView);
    player.fail();
    expect(tracked(player)).toEqual([null]);
  });
});

describe('scroll scrubbing', () => {
  const scrubbing = { scrub: 'scroll' } as const;
  const scroll = (player: TestPlayer, position: number) =>
    player.send({ type: 'scroll', position, crossed: [] });

  test('scroll scrubbing moves the animation without changing the state', () => {
    const player = createTestPlayer({ ...scrubbing, autoplay: true }).mount();
    expect(player.state).toBe('stopped');
    expect(tracked(player)).toEqual(['scroll']);
    scroll(player, 2.5);
    expect([player.state, player.model.clock.frame, ...player.log()]).toEqual(['stopped', 2.5, 'frame']);
    player.pause();
    scroll(player, 5);
    expect([player.state, player.model.clock.frame, ...player.log()]).toEqual(['stopped', 5, 'frame']);
  });

  test('scroll scrubbing emits the crossed markers after frame', () => {
    const player = createLoadedPlayer(scrubbing);
    player.send({ type: 'scroll', position: 5, crossed: player.model.media.markers });
    expect(player.log()).toEqual(['frame', 'marker']);
  });

  test('scroll scrubbing moves a playing animation, which then continues from the new position', () => {
    const player = createLoadedPlayer(scrubbing);
    player.play();
    scroll(player, 4);
    expect([player.state, player.wait(200).frame]).toEqual(['playing', 6]);
  });

  test('scroll scrubbing changes nothing and emits no markers while the player is frozen', () => {
    const player = createLoadedPlayer(scrubbing);
    player.play();
    player.freeze();
    player.take();
    player.send({ type: 'scroll', position: 5, crossed: player.model.media.markers });
    expect([player.state, player.frame, ...player.log()]).toEqual(['frozen', 0]);
  });

  test('scroll scrubbing recomputes the position when the direction or the mode changes, unless the animation is playing', () => {
    const player = createLoadedPlayer(scrubbing);
    player.setProps({ direction: -1 });
    expect(tracked(player)).toEqual(['scroll']);
    player.setProps({ mode: 'bounce' });
    expect(tracked(player)).toEqual(['scroll']);
    player.send({ type: 'set', name: 'direction', value: 1 });
    expect(tracked(player)).toEqual(['scroll']);
    player.play();
    player.setProps({ direction: 1 });
    player.send({ type: 'set', name: 'direction', value: -1 });
    expect(tracked(player)).toEqual([]);
  });

  test('scroll scrubbing recomputes the position when the preference for reduced motion changes', () => {
    const player = createLoadedPlayer(scrubbing);
    player.setReducedMotion(true);
    player.setReducedMotion(false);
    expect(tracked(player)).toEqual(['scroll', 'scroll']);
  });

  test('scroll scrubbing stops at the current position when the prop scrub is removed', () => {
    const player = createLoadedPlayer(scrubbing);
    scroll(player, 5);
    player.setProps({ scrub: undefined });
    expect(tracked(player)).toEqual([null]);
    expect(player.frame).toBe(5);
  });

  test('scroll scrubbing starts tracking the scroll position when the animation has loaded', () => {
    const player = createTestPlayer().startLoading();
    player.setProps({ scrub: 'scroll', direction: -1 });
    expect(tracked(player)).toEqual([]);
    player.finishLoad();
    expect(tracked(player)).toEqual(['scroll']);
  });
});
