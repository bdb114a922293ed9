import { createLoadedPlayer, createTestPlayer, TEN_FRAMES } from '@/testing/player-model';

test('a toggle icon plays to its end and back, and can be reversed midway', () => {
  const player = createLoadedPlayer({ keepLastFrame: true });
  let direction: 1 | -1 = -1;
  const frames = [1000, 450, 200, 1000].map((milliseconds) => {
    direction = direction === 1 ? -1 : 1;
    player.send({ type: 'set', name: 'direction', value: direction });
    player.play();
    return player.wait(milliseconds).frame;
  });
  expect(frames).toEqual([9, 4, 6, 0]);
  expect(player.events()).toEqual(['play', 'complete', 'play', 'complete']);
});

test('an intro segment plays once, and then the next segment loops', () => {
  const markers = [
    { name: 'intro', first: 0, last: 4 },
    { name: 'rest', first: 4, last: 10 },
  ];
  const player = createLoadedPlayer(
    { autoplay: true, segment: 'intro' },
    { media: { ...TEN_FRAMES, markers } },
  );
  player.wait(1000);
  player.send({ type: 'set', name: 'segment', value: 'rest' });
  player.send({ type: 'set', name: 'loop', value: true });
  player.play();
  expect([player.frame, player.model.media.offset]).toEqual([0, 4]);
  player.wait(1300, 100);
  expect(player.events()).toEqual(['complete', 'play', 'loop', 'loop']);
});

test('keepLastFrame shows the last frame until onComplete calls play()', () => {
  const player = createLoadedPlayer({ autoplay: true, keepLastFrame: true }).wait(2000);
  expect([player.state, player.frame]).toEqual(['paused', 9]);
  player.play();
  expect(player.wait(300).frame).toBe(3);
});

test('after setLoop(false), playback completes on the last frame of the current iteration', () => {
  const player = createLoadedPlayer({ autoplay: true, loop: true, keepLastFrame: true }).wait(1400, 100);
  player.send({ type: 'set', name: 'loop', value: false });
  expect([player.state, player.frame]).toEqual(['playing', 4]);
  player.wait(1000, 100);
  expect([player.state, player.frame]).toEqual(['paused', 9]);
});

test('a speed of half the duration in seconds makes an animation last two seconds', () => {
  const player = createTestPlayer({ autoplay: true }).startLoading();
  player.readFile();
  player.send({ type: 'set', name: 'speed', value: 1 / 2 });
  player.renderFirstFrame();
  expect(player.wait(1000).frame).toBe(5);
});

test('the current chapter of a scrubbed animation is the last marker at or before the position', () => {
  const markers = [
    { name: 'bird', first: 0, last: 4 },
    { name: 'explosion', first: 4, last: 6 },
    { name: 'feather', first: 6, last: 10 },
  ];
  const player = createLoadedPlayer({ scrub: 'scroll' }, { media: { ...TEN_FRAMES, markers } });
  const chapters = [0, 4.5, 9, 4.5, 0].map((position) => {
    player.send({ type: 'scroll', position, crossed: [] });
    return markers.findLast(({ first }) => first <= player.model.clock.frame)?.name;
  });
  expect(chapters).toEqual(['bird', 'explosion', 'feather', 'explosion', 'bird']);
});
