import { expect, playerOf, test } from './fixtures';
import { ANIMATION_URL } from './harness/server';
import { TEN_FRAMES } from './harness/square';
import { RENDERERS } from './renderers';
import { countRequests } from './requests';

for (const renderer of RENDERERS) {
  test(`renderer settings that change later are drawn by at once in ${renderer}, and playing goes on`, async ({
    page,
  }) => {
    const requests = countRequests(page, ANIMATION_URL);
    const player = playerOf(page);
    await player.load({ src: ANIMATION_URL, renderer, autoplay: true, loop: true, speed: 0.01 });
    const withClass = page.locator('.other');
    await expect(withClass).toHaveCount(0);
    await player.seek(30);
    const picture = () => player.box.getByRole('img').screenshot();
    await player.update({ rendererSettings: { className: 'other' } });
    expect(await player.state()).toBe('playing');
    await expect(withClass).toHaveCount(1);
    await expect(player.box.locator('[role=img] > div')).toHaveCount(1);
    await player.seek(30);
    await player.pause();
    const other = await picture();
    await player.update({ rendererSettings: {} });
    await expect(withClass).toHaveCount(0);
    expect((await picture()).equals(other)).toBe(true);
    expect(await player.frame()).toBe(30);
    expect(await player.events()).toEqual(['load', 'ready', 'play', 'pause']);
    expect(requests()).toBe(1);
  });
}

test('renderer settings that change while the first frame is drawn count, and nothing is told twice', async ({
  page,
}) => {
  const requests = countRequests(page, ANIMATION_URL);
  await page.evaluate(
    (src) =>
      window.harness.load('player', {
        src,
        onLoad: () => {
          queueMicrotask(() => window.harness.update('player', { rendererSettings: { className: 'other' } }));
        },
      }),
    ANIMATION_URL,
  );
  const player = playerOf(page);
  await expect(page.locator('svg.other')).toHaveCount(1);
  expect(await player.state()).toBe('stopped');
  expect(await player.events()).toEqual(['load', 'ready']);
  expect(requests()).toBe(1);
});

test('renderer settings that change after a failure leave it be', async ({ page }) => {
  const requests = countRequests(page, '/fault/html');
  const player = playerOf(page);
  await player.load({ src: '/fault/html?status=404' });
  await player.update({ rendererSettings: { className: 'other' } });
  expect(await player.state()).toBe('error');
  expect(await player.events()).toEqual(['error']);
  expect(requests()).toBe(1);
});

test('the visitor’s setting that changes while a frame is drawn anew only pauses', async ({ page }) => {
  const outcome = await page.evaluate(async (src) => {
    const { harness } = window;
    harness.installFakeClock();
    const setting = Object.assign(new EventTarget(), { matches: false });
    window.matchMedia = () => setting as unknown as MediaQueryList;
    await harness.load('player', { src, autoplay: true, loop: true });
    harness.advanceFrame(450);
    harness.update('player', { rendererSettings: { className: 'other' } });
    setting.matches = true;
    setting.dispatchEvent(new Event('change'));
    const { state, frame } = harness.handle('player');
    return { state, frame, events: harness.events('player') };
  }, TEN_FRAMES);
  expect(outcome).toEqual({ state: 'paused', frame: 4, events: ['load', 'ready', 'play', 'pause'] });
  await expect(page.locator('svg.other')).toHaveCount(1);
});

test('renderer settings that change while another file is on its way draw that one', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES });
  await player.update({ src: '/fault/slow?ms=200&frames=20' });
  await player.update({ rendererSettings: { className: 'other' } });
  expect(await player.settled()).toBe('stopped');
  expect(await player.totalFrames()).toBe(20);
  await expect(page.locator('svg.other')).toHaveCount(1);
  expect(await player.events()).toEqual(['load', 'ready', 'load', 'ready']);
});
