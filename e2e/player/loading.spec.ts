import type { Page } from '@playwright/test';
import { expect, playerOf, isolatedTest as test } from './fixtures';
import { square } from './harness/square';

/** Reads the dots over the empty box. */
const dots = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('.player-stage');
    if (!stage) throw new Error('no stage');
    const { content, visibility, animationName } = getComputedStyle(stage, '::after');
    const moves = animationName.includes('pulse');
    return content === 'none' ? 'none' : `${visibility}${moves ? ', moving' : ''}`;
  });

/** Moves the page's animations to this time since they began. */
const setAnimationTime = (page: Page, time: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) animation.currentTime = time;
  }, time);

test('the loading indicator appears after 400 ms until the first frame, and rests under reduced motion', async ({
  page,
}) => {
  const player = playerOf(page);
  // Stops the page's animations at their beginning.
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

test('the loading indicator is not shown over a poster, before a lazy player loads, or after a failure', async ({
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
