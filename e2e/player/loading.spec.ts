import type { Page } from '@playwright/test';
import { expect, playerOf, isolatedTest as test } from './fixtures';
import { square } from './harness/square';

/** Returns the state of the loading indicator. */
const dots = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('.player-stage');
    if (!stage) throw new Error('no stage');
    const { content, visibility, animationName } = getComputedStyle(stage, '::after');
    const moves = animationName.includes('pulse');
    return content === 'none' ? 'none' : `${visibility}${moves ? ', moving' : ''}`;
  });

/** Sets the current time of the page's CSS animations. */
const setAnimationTime = (page: Page, time: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) animation.currentTime = time;
  }, time);

test('shows the loading indicator from 400 ms until the first frame, without movement under reduced motion', async ({
  page,
}) => {
  const player = playerOf(page);
  // Pauses the page's CSS animations at their start.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  for (const [reducedMotion, moving] of [
    ['no-preference', ', moving'],
    ['reduce', ''],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await player.mount({ src: '/fault/hang', label: 'Square' });
    await expect(player.picture).toHaveAttribute('aria-busy', 'true');
    await setAnimationTime(page, 399);
    expect(await dots(page)).toBe(`hidden${moving}`);
    await setAnimationTime(page, 401);
    expect(await dots(page)).toBe(`visible${moving}`);
    await player.update({ src: square() });
    await player.settled();
    expect(await dots(page)).toBe('none');
    await expect(player.picture).toHaveAttribute('aria-busy', 'false');
    await player.unmount();
  }
});

test('hides the loading indicator over a poster, before a lazy player loads, and after a failure', async ({
  page,
}) => {
  const poster = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
  const player = playerOf(page);
  await player.mount({ src: '/fault/hang', label: 'Square', poster });
  await expect(player.picture).toHaveAttribute('aria-busy', 'true');
  expect(await dots(page)).toBe('none');
  await player.unmount();
  await page.evaluate(() => {
    document.body.style.paddingTop = '3000px';
  });
  await player.mount({ src: '/fault/hang', label: 'Square', loading: 'lazy' });
  expect(await dots(page)).toBe('none');
  await player.unmount();
  await player.load({ src: '{}', label: 'Square' });
  expect(await dots(page)).toBe('none');
});
