import { expect, playerOf, test } from './fixtures';
import { ANIMATION_URL } from './harness/server';
import { square, TEN_FRAMES } from './harness/square';
import { RENDERERS } from './renderers';
import { countRequests } from './requests';

test('a segment begins at its own first frame, and shows the file there', async ({ page }) => {
  const drawn = await page.evaluate(async (src) => {
    const transform = () =>
      window.harness.pictures('player')[0]?.querySelector('g[transform]')?.getAttribute('transform');
    await window.harness.load('player', { src });
    window.harness.handle('player').seek(4);
    const whole = transform();
    window.harness.update('player', { segment: [2, 7] });
    await window.harness.settled('player');
    window.harness.handle('player').seek(2);
    return { whole, segment: transform(), totalFrames: window.harness.handle('player').totalFrames };
  }, TEN_FRAMES);
  expect(drawn.segment).toBe(drawn.whole);
  expect(drawn.totalFrames).toBe(5);
});

test('another source or renderer loads again, and an equal object does not', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, autoplay: true, speed: 0.01 });
  await player.update({ src: structuredClone(TEN_FRAMES) });
  const events = ['load', 'ready', 'play'];
  expect(await player.events()).toEqual(events);
  for (const change of [{ src: square({ frames: 20 }) }, { renderer: 'canvas' } as const]) {
    await player.update(change);
    events.push('load', 'ready', 'play');
    await expect.poll(() => player.events()).toEqual(events);
  }
});

test('a lazy player loads once when it becomes an eager one', async ({ page }) => {
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

test('subframes that change while the first frame is rendered count', async ({ page }) => {
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

test('an animation between two frames moves to the whole one when subframes are turned off', async ({
  page,
}) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES });
  const x = () => player.box.locator('svg path').evaluate((path) => path.getBoundingClientRect().x);
  await player.seek(4);
  const whole = await x();
  await player.seek(4.5);
  expect(await x()).toBeGreaterThan(whole);
  await player.update({ subframes: false });
  expect(await x()).toBe(whole);
});

test('invalid values change nothing', async ({ page }) => {
  for (const renderer of RENDERERS) {
    const state = await page.evaluate(
      async ({ src, renderer }) => {
        const { harness } = window;
        const circular: Record<string, unknown> = { progressiveLoad: () => true };
        circular.self = circular;
        const none = null as unknown as undefined;
        const invalid = { rendererSettings: circular, segment: none, loop: Number.NaN, background: 'zzz' };
        await harness.load('player', { src, renderer, ...invalid });
        harness.update('player', { rendererSettings: { ...circular } });
        harness.handle('player').setBackground(none as unknown as string);
        return harness.handle('player').state;
      },
      { src: TEN_FRAMES, renderer },
    );
    expect(state).toBe('stopped');
    if (renderer === 'svg')
      await expect(playerOf(page).box.locator('rect').first()).toHaveCSS('fill', 'none');
    await playerOf(page).unmount();
  }
});

for (const side of ['width', 'height'] as const) {
  test(`the box keeps its ratio of 16 to 9 when it has only a ${side}`, async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: TEN_FRAMES, width: undefined, height: undefined, [side]: 400 });
    const box = await player.box.getByRole('img').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  });
}

test('the layers and shapes of a file get no id on the page', async ({ page }) => {
  const src = JSON.parse(JSON.stringify(square()), (_, value) =>
    value?.ty ? { ...value, ln: 'hero' } : value,
  );
  await playerOf(page, 'one').load({ src });
  await playerOf(page, 'two').load({ src });
  await expect(page.locator('#hero')).toHaveCount(0);
});

test('a source object is never written to, even if it is frozen', async ({ page }) => {
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
