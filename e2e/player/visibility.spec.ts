import type { Page } from '@playwright/test';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, nextFrame, playerOf, recordRequests, setStyles, test } from './fixtures';
import { countRenderers } from './harness/memory';
import { TEN_FRAMES } from './harness/square';
import { capture } from './pixels';
import { RENDERERS } from './renderers';
import { loadBelow, scrollTo } from './scrolling';

/** Sets styles of the stage or of the box around the player. */
const setStyle = (page: Page, selector: string, styles: Partial<CSSStyleDeclaration>) =>
  page
    .locator(`#box-player${selector}`)
    .evaluate(({ style }: HTMLElement, styles) => void Object.assign(style, styles), styles);

/** Ways to hide and show a player. */
const WAYS: Record<string, (page: Page, isHidden: boolean) => Promise<unknown>> = {
  'out of view': (page, isHidden) => page.evaluate((top) => window.scrollTo(0, top), isHidden ? 2000 : 0),
  'in a hidden tab': (page, isHidden) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden),
  'in a box without width': (page, isHidden) => setStyle(page, ' [role=img]', { width: isHidden ? '0' : '' }),
  'in a box without height': (page, isHidden) =>
    setStyle(page, ' [role=img]', { height: isHidden ? '0' : '' }),
  'in a collapsed box': (page, isHidden) => setStyle(page, '', { height: isHidden ? '0' : '400px' }),
};

test('a player that is not visible freezes, and resumes at the same frame', async ({ page }) => {
  await setStyles(page, 'body { padding-bottom: 3000px }');
  const player = playerOf(page);
  const advance = (milliseconds: number) =>
    page.evaluate((time) => window.harness.advanceFrames(time), milliseconds);
  for (const [where, setHidden] of Object.entries(WAYS)) {
    await test.step(where, async () => {
      await page.evaluate(() => window.harness.installFakeClock());
      await player.load({ src: TEN_FRAMES, autoplay: true, loop: true });
      await setStyle(page, '', { overflow: 'hidden' });
      await advance(450);
      await setHidden(page, true);
      await expect.poll(() => player.state()).toBe('frozen');
      expect(await advance(5000), 'requested animation frames').toBe(0);
      await setHidden(page, false);
      await expect.poll(() => player.state()).toBe('playing');
      expect(await player.frame()).toBe(4);
      await advance(100);
      expect(await player.frame()).toBe(5);
      expect(await player.events()).toEqual(['load', 'ready', 'play', 'freeze', 'play']);
      await player.unmount();
    });
  }
});

test('a lazy player outside the viewport loads when the user prints the page', async ({ page }) => {
  const player = playerOf(page);
  await setStyles(page, 'body { padding-top: 3000px }');
  await player.mount({ src: TEN_FRAMES, loading: 'lazy' });
  await page.pdf();
  await expect.poll(() => player.state()).toBe('stopped');
});

test('a lazy player loads when it has a width and is within 200 px of the viewport', async ({ page }) => {
  const requests = recordRequests(page);
  const player = playerOf(page);
  await setStyles(page, 'body { padding-top: 3000px }');
  await player.mount({ src: '/fault/lottie', loading: 'lazy' }, { width: 0 });
  // The viewport is 720 pixels high.
  for (const [distance, width] of [
    [250, '400px'],
    [150, '0'],
  ] as const) {
    await setStyle(page, '', { width });
    await page.evaluate((top) => window.scrollTo(0, top), 3000 - 720 - distance);
    await nextFrame(page, 3);
    expect(requests).toEqual([]);
    expect([await player.state(), await player.events()]).toEqual(['loading', []]);
  }
  await setStyle(page, '', { width: '400px' });
  expect(await player.settled()).toBe('stopped');
  expect(requests).toContain('/fault/lottie');
});

for (const renderer of RENDERERS) {
  const details = exhaustiveUnless(renderer === 'svg');
  test(`text is laid out again when it becomes visible, in ${renderer}`, details, async ({ page }) => {
    const player = playerOf(page);
    for (const file of ['text-animator', 'rtl-box']) {
      const size = { width: 100, height: 100 };
      const props = { src: `/cases/${file}.json`, renderer, loading: 'eager' } as const;
      await player.load(props, size);
      const visible = await capture(page, size);
      await player.unmount();
      await setStyles(page, 'body { display: none }');
      await player.load(props, size);
      await setStyles(page, '');
      await expect.poll(() => capture(page, size), file).toBe(visible);
      await player.unmount();
    }
  });
}

for (const renderer of ['svg', 'canvas'] as const) {
  const details = exhaustiveUnless(renderer === 'canvas');
  test(`a hidden Activity keeps the file, but no renderer, in ${renderer}`, details, async ({ page }) => {
    const src = '/fault/lottie?frames=6000';
    const requests = recordRequests(page, /^\/fault/);
    const player = playerOf(page);
    await player.load({ src, renderer }, { isInActivity: true });
    await player.showFrame(3000);
    const before = await player.picture.screenshot();
    await page.evaluate(() => window.harness.setHidden('player', true));
    await expect(player.box.locator('[data-state=loading] > div')).toBeHidden();
    await expect(player.box.locator('.player-stage > div svg[preserveAspectRatio]')).toHaveCount(0);
    expect(await countRenderers(page)).toBe(0);
    await page.evaluate(() => window.harness.setHidden('player', false));
    await player.settled();
    expect([await player.state(), await player.frame()]).toEqual(['paused', 3000]);
    await expect.poll(async () => (await player.picture.screenshot()).equals(before)).toBe(true);
    expect(requests).toEqual([src]);
  });
}

// view-tracking.test.ts tests that it plays once.
test('the animation plays in view when half of the player or of the viewport shows it', async ({ page }) => {
  const inView = { src: TEN_FRAMES, autoplay: 'in-view' } as const;
  /** Scrolls until the given number of pixels of the player is in view. */
  const show = (pixels: number) => scrollTo(page, 2000 - 720 + pixels);
  for (const [height, less, half] of [
    [400, 150, 210],
    [3000, 250, 450],
  ] as const) {
    const player = await loadBelow(page, { ...inView, loop: true }, { width: 400, height });
    await show(less);
    expect(await player.state()).toBe('stopped');
    await show(half);
    await expect.poll(() => player.state()).toBe('playing');
    await player.update({ src: { ...TEN_FRAMES, nm: 'another' } });
    await expect.poll(() => player.events()).toEqual(['load', 'ready', 'play', 'load', 'ready', 'play']);
    await player.unmount();
    await scrollTo(page, 0);
  }
  // A player that unmounts before it comes into view causes no error.
  await (await loadBelow(page, inView)).unmount();
  await show(400);
});
