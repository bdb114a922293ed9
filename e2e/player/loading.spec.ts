import type { Page } from '@playwright/test';
import { expect, playerOf, isolatedTest as test } from './fixtures';
import { square } from './harness/square';

test.describe('the loading indicator', () => {
  /** The dots over the empty box. */
  const dots = (page: Page) =>
    page.evaluate(() => {
      const stage = document.querySelector('.player-stage');
      if (!stage) throw new Error('no stage');
      const { content, visibility, animationName } = getComputedStyle(stage, '::after');
      const moves = animationName.includes('pulse');
      return content === 'none' ? 'none' : `${visibility}${moves ? ', moving' : ''}`;
    });

  /** Stops the page's animations at their beginning. */
  async function holdAnimations(page: Page) {
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  }

  /** Moves the page's animations to this time since they began. */
  const setAnimationTime = (page: Page, time: number) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) animation.currentTime = time;
    }, time);

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const moving = reducedMotion === 'reduce' ? '' : ', moving';

    test(`appears after 400 ms until the first frame, with reduced motion "${reducedMotion}"`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      const player = playerOf(page);
      await holdAnimations(page);
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
    });
  }

  test('is not shown over a poster, before a lazy player loads, or after a failure', async ({ page }) => {
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
});

test.describe('a decorative player', () => {
  test('is hidden from assistive technology and has no tab stop, with hover too', async ({ page }) => {
    for (const hover of [false, true]) {
      const player = playerOf(page);
      await player.load({ src: square(), label: '', hover });
      await expect(player.box.locator('.player-stage')).toHaveAttribute('aria-hidden', 'true');
      await expect(player.box.locator('[role]')).toHaveCount(0);
      await page.keyboard.press('Tab');
      expect(await player.box.evaluate((box) => box.contains(document.activeElement))).toBe(false);
      await player.unmount();
    }
  });
});

for (const way of ['the button', 'retry()']) {
  test(`a retry by ${way} applies the calls before the failure and since, and refuses the snapshots`, async ({
    page,
  }) => {
    await page.route('**/later.json', (route) => route.fulfill({ json: square() }), { times: 1 });
    await page.route('**/later.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
    const player = playerOf(page);
    await player.mount({ src: '/later.json', label: 'Square' });
    const refused = page.evaluate(() => {
      const handle = window.harness.handle('player');
      handle.seek(30);
      return handle.snapshot({ format: 'svg' }).catch(({ name }) => name as string);
    });
    expect(await player.settled()).toBe('error');
    expect(await refused).toBe('AbortError');
    await page.evaluate(() => {
      const handle = window.harness.handle('player');
      handle.play();
      handle.setSpeed(0.01);
      handle.setBackground('#0fccce');
    });
    if (way === 'the button') await player.box.getByRole('button', { name: 'Try again' }).click();
    else await page.evaluate(() => window.harness.handle('player').retry());
    await player.settled();
    await expect.poll(() => player.events()).toEqual(['error', 'load', 'ready', 'pause', 'play']);
    expect([await player.state(), await player.frame()]).toEqual(['playing', 30]);
    await expect(player.box.locator('svg rect').first()).toHaveAttribute('fill', '#0fccce');
  });
}
