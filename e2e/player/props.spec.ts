import { expect, playerOf, test } from './fixtures';
import type { SerialisableProps } from './harness/page';
import { ANIMATION_URL } from './harness/server';
import { square, TEN_FRAMES } from './harness/square';
import { RENDERERS } from './renderers';
import { countRequests } from './requests';

test('a segment is counted from its own first frame and shows the file there', async ({ page }) => {
  const drawn = await page.evaluate(async (src) => {
    const picture = () =>
      window.harness.pictures('player')[0]?.querySelector('g[transform]')?.getAttribute('transform');
    await window.harness.load('player', { src });
    window.harness.handle('player').seek(4);
    const whole = picture();
    window.harness.update('player', { segment: [2, 7] });
    await window.harness.settled('player');
    window.harness.handle('player').seek(2);
    return { whole, part: picture(), totalFrames: window.harness.handle('player').totalFrames };
  }, TEN_FRAMES);
  expect(drawn.part).toBe(drawn.whole);
  expect(drawn.totalFrames).toBe(5);
});

test('a prop that changes late takes effect at once, without loading again', async ({ page }) => {
  const outcome = await page.evaluate(async (src) => {
    const { harness } = window;
    harness.installFakeClock();
    await harness.load('player', { src, autoplay: true });
    const player = harness.handle('player');
    const frames: number[] = [];
    const advance = () => {
      harness.advanceFrame(100);
      frames.push(player.frame);
    };
    advance();
    harness.update('player', { speed: 3 });
    advance();
    harness.update('player', { direction: -1 });
    advance();
    harness.update('player', { speed: 1, loop: true });
    advance();
    advance();
    harness.update('player', { loop: false, keepLastFrame: true, direction: 1, background: 'rgb(1, 2, 3)' });
    advance();
    const fill = harness.box('player').querySelector('rect')?.getAttribute('fill');
    return { frames, fill, events: harness.events('player') };
  }, TEN_FRAMES);
  expect(outcome.frames).toEqual([1, 4, 1, 0, 9, 9]);
  expect(outcome.fill).toBe('rgb(1, 2, 3)');
  expect(outcome.events).toEqual(['load', 'ready', 'play', 'loop', 'complete']);
});

for (const change of [
  { renderer: 'canvas' },
  { segment: [0, 5] },
  { expressions: true },
  { src: square({ frames: 20 }) },
] satisfies SerialisableProps[]) {
  test(`a late change of ${Object.keys(change)[0]} loads again`, async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: TEN_FRAMES, autoplay: true, speed: 0.01 });
    await player.update(change);
    await expect.poll(() => player.events()).toEqual(['load', 'ready', 'play', 'load', 'ready', 'play']);
  });
}

test('a lazy player that becomes an eager one loads at once', async ({ page }) => {
  const player = playerOf(page);
  await page.evaluate(() => {
    document.body.style.paddingTop = '500vh';
  });
  const requests = countRequests(page, ANIMATION_URL);
  await player.mount({ src: ANIMATION_URL, loading: 'lazy' });
  await player.update({ loading: 'eager', segment: [0, 5] });
  expect(await player.settled()).toBe('stopped');
  expect(await player.totalFrames()).toBe(5);
  expect(requests()).toBe(1);
});

test('subframes that change while the first frame is drawn count', async ({ page }) => {
  const markup = await page.evaluate(async (src) => {
    const { harness } = window;
    await harness.load('player', {
      src,
      onLoad: () => queueMicrotask(() => harness.update('player', { subframes: false })),
    });
    const drawn = () => harness.pictures('player')[0]?.querySelector('svg g')?.innerHTML;
    const first = drawn();
    harness.handle('player').seek(0.5);
    return { first, between: drawn() };
  }, TEN_FRAMES);
  expect(markup.between).toBe(markup.first);
});

test('subframes that change before there is a picture draw none', async ({ page }) => {
  const player = playerOf(page);
  await player.mount({ src: '/fault/hang' });
  await player.update({ subframes: false });
  expect(await player.eventsAndFrames()).toEqual([]);
});

test('without subframes a picture between two frames goes to the one it is at', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES });
  const x = () => player.box.locator('svg path').evaluate((path) => path.getBoundingClientRect().x);
  await player.seek(4);
  const whole = await x();
  await player.seek(4.5);
  expect(await x()).toBeGreaterThan(whole);
  const before = (await player.eventsAndFrames())?.length ?? 0;
  await player.update({ subframes: false });
  expect(await x()).toBe(whole);
  expect((await player.eventsAndFrames())?.slice(before)).toEqual(['frame']);
});

test('a number of passes and a background that are none change nothing', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, loop: Number.NaN, background: 'zzz' });
  await player.update({ label: 'another' });
  expect(await player.state()).toBe('stopped');
  const fill = () =>
    player.box
      .locator('rect')
      .first()
      .evaluate((rect) => getComputedStyle(rect).fill);
  expect(await fill()).toBe('none');
  await player.update({ background: 'rgb(1, 2, 3)' });
  expect(await fill()).toBe('rgb(1, 2, 3)');
});

for (const renderer of RENDERERS) {
  test(`${renderer}: settings that JSON can’t hold, and values that are none, take nothing down`, async ({
    page,
  }) => {
    const state = await page.evaluate(
      async ({ src, renderer }) => {
        const { harness } = window;
        const circular: Record<string, unknown> = { progressiveLoad: () => true };
        circular.self = circular;
        const none = null as unknown as undefined;
        await harness.load('player', { src, renderer, rendererSettings: circular, segment: none });
        harness.update('player', { rendererSettings: { ...circular } });
        harness.handle('player').setBackground(none as unknown as string);
        return harness.handle('player').state;
      },
      { src: TEN_FRAMES, renderer },
    );
    expect(state).toBe('stopped');
  });

  test(`${renderer}: a segment without an end goes to the file’s`, async ({ page }) => {
    const player = playerOf(page);
    expect(await player.load({ src: TEN_FRAMES, renderer, segment: [2, Number.POSITIVE_INFINITY] })).toBe(
      'stopped',
    );
    expect(await player.totalFrames()).toBe(8);
  });
}

for (const side of ['width', 'height'] as const) {
  test(`${side} alone gives the box no shape: it stays 16 by 9`, async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: TEN_FRAMES, width: undefined, height: undefined, [side]: 400 });
    const box = await player.box.getByRole('img').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  });
}

test('a file gives its layers and shapes no id of the page', async ({ page }) => {
  const src = JSON.parse(JSON.stringify(square()), (_, value) =>
    value?.ty ? { ...value, ln: 'hero' } : value,
  );
  await playerOf(page, 'one').load({ src });
  await playerOf(page, 'two').load({ src });
  await expect(page.locator('#hero')).toHaveCount(0);
});

test('an equal object, or the same props again, does not load again', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, segment: [0, 5], rendererSettings: { className: 'picture' } });
  await player.update({
    src: structuredClone(TEN_FRAMES),
    segment: [0, 5],
    rendererSettings: { className: 'picture' },
  });
  expect(await player.state()).toBe('stopped');
  expect(await player.events()).toEqual(['load', 'ready']);
});

test('an input object is never written to, even where it is frozen', async ({ page }) => {
  const outcome = await page.evaluate(
    async ({ src, renderers }) => {
      const freeze = (value: unknown): void => {
        if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
        Object.freeze(value);
        for (const inner of Object.values(value)) freeze(inner);
      };
      const before = JSON.stringify(src);
      freeze(src);
      const states: string[] = [];
      for (const renderer of renderers) {
        states.push(await window.harness.load(renderer, { src, renderer, autoplay: true }, { height: 200 }));
      }
      return { states, unchanged: JSON.stringify(src) === before };
    },
    { src: TEN_FRAMES, renderers: RENDERERS },
  );
  expect(outcome).toEqual({ states: ['playing', 'playing', 'playing'], unchanged: true });
});
