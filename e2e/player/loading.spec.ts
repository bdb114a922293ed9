import type { Page } from '@playwright/test';
import { expect, playerOf, setStyles, isolatedTest as test } from './fixtures';
import { square } from './harness/square';

/**
 * Returns the state of the loading indicator.
 * @param time a time in milliseconds to which the page's CSS animations are set
 */
const dots = (page: Page, time?: number) =>
  page.evaluate((time) => {
    if (time) for (const animation of document.getAnimations()) animation.currentTime = time;
    const stage = document.querySelector('.player-stage') as Element;
    const { content, visibility, animationName } = getComputedStyle(stage, '::after');
    if (content === 'none') return 'none';
    return animationName.includes('pulse') ? `${visibility}, moving` : visibility;
  }, time);

test('both threads play a file in memory, as its bytes or as a Blob', async ({ page }) => {
  const player = playerOf(page);
  for (const renderer of ['svg', 'canvas'] as const) {
    for (const type of ['ArrayBuffer', 'Uint8Array', 'Blob'] as const) {
      const state = await page.evaluate(
        ([renderer, type, text]) => {
          const bytes = new TextEncoder().encode(text);
          const src = { ArrayBuffer: bytes.buffer, Uint8Array: bytes, Blob: new Blob([bytes]) }[type];
          return window.harness.load('player', { src, renderer });
        },
        [renderer, type, JSON.stringify(square())] as const,
      );
      expect(state, `${type}, ${renderer}`).toBe('stopped');
      await player.unmount();
    }
  }
});

test('the loading indicator appears after 400 ms, and moves unless motion is reduced', async ({ page }) => {
  const player = playerOf(page);
  // Pause the page's CSS animations at their start.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  for (const [reducedMotion, moving] of [
    ['no-preference', ', moving'],
    ['reduce', ''],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await player.mount({ src: '/fault/hang' });
    await expect(player.picture).toHaveAttribute('aria-busy', 'true');
    expect(await dots(page, 399)).toBe(`hidden${moving}`);
    expect(await dots(page, 401)).toBe(`visible${moving}`);
    await player.update({ src: square() });
    await player.settled();
    expect(await dots(page)).toBe('none');
    await expect(player.picture).toHaveAttribute('aria-busy', 'false');
    await player.unmount();
  }
});

test('no loading indicator shows over a poster, before a lazy load or after a failure', async ({ page }) => {
  await setStyles(page, 'body { padding-top: 3000px }');
  const player = playerOf(page);
  const poster = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
  for (const props of [{ poster }, { loading: 'lazy' as const }]) {
    await player.mount({ src: '/fault/hang', ...props });
    await expect(player.picture).toBeAttached();
    expect(await dots(page)).toBe('none');
    await player.unmount();
  }
  await player.load({ src: '{}' });
  expect(await dots(page)).toBe('none');
});
