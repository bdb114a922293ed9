import type { Page } from '@playwright/test';
import { expect, playerOf, isolatedTest as test } from './fixtures';
import { square } from './harness/square';

/** What is drawn over the empty box: the dots, once they are to be seen. */
const dots = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('.player-stage');
    if (!stage) throw new Error('no stage');
    const { content, visibility, animationName } = getComputedStyle(stage, '::after');
    const moves = animationName.includes('pulse');
    return content === 'none' ? 'none' : `${visibility}${moves ? ', moving' : ''}`;
  });

/** From here on the page's animations stand still at their beginning. */
async function holdAnimations(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** As if so many milliseconds had gone by since the dots' animations began. */
const afterMilliseconds = (page: Page, time: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) animation.currentTime = time;
  }, time);

test.describe('loading', () => {
  test('is to be seen after 400 ms where there is no poster, and gone with the picture', async ({ page }) => {
    const player = playerOf(page);
    await holdAnimations(page);
    await player.mount({ src: '/fault/hang', label: 'Square' });
    await expect(player.picture).toHaveAttribute('aria-busy', 'true');
    await afterMilliseconds(page, 399);
    expect(await dots(page)).toBe('hidden, moving');
    await afterMilliseconds(page, 401);
    expect(await dots(page)).toBe('visible, moving');
    await player.update({ src: square() });
    await player.settled();
    expect(await dots(page)).toBe('none');
    await expect(player.picture).toHaveAttribute('aria-busy', 'false');
  });

  test('stands still under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await holdAnimations(page);
    await playerOf(page).mount({ src: '/fault/hang', label: 'Square' });
    await expect(playerOf(page).picture).toHaveAttribute('aria-busy', 'true');
    await afterMilliseconds(page, 401);
    expect(await dots(page)).toBe('visible');
  });

  test('is not shown over a poster, before a lazy player begins, nor after a failure', async ({ page }) => {
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

test.describe('what only decorates', () => {
  test('is hidden from assistive technology and never in the order of Tab, with hover too', async ({
    page,
  }) => {
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

  test('that is lost shows its symbol and says nothing', async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: '/fault/lottie?status=500', label: '' });
    await expect(player.box.locator('[data-code=http] svg')).toBeVisible();
    await expect(player.box.getByRole('alert')).toHaveCount(0);
    await expect(player.box.locator('button')).toHaveCount(0);
    await expect(player.box.locator('.player-notice')).toHaveAttribute('aria-hidden', 'true');
  });
});

test.describe('a second try', () => {
  /** Fails once, then serves a good animation. */
  const failOnce = async (page: Page) => {
    await page.route('**/later.json', (route) => route.fulfill({ json: square() }), { times: 1 });
    await page.route('**/later.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
  };

  test('keeps what was asked before the failure and since', async ({ page }) => {
    await failOnce(page);
    const player = playerOf(page);
    await player.mount({ src: '/later.json', label: 'Square' });
    await page.evaluate(() => {
      const handle = window.harness.handle('player');
      handle.seek(30);
      handle.play();
    });
    await player.settled();
    expect(await player.state()).toBe('error');
    await page.evaluate(() => {
      const handle = window.harness.handle('player');
      handle.setSpeed(0.01);
      handle.setBackground('#0fccce');
    });
    await player.box.getByRole('button', { name: 'Try again' }).click();
    await player.settled();
    expect(await player.state()).toBe('playing');
    expect(await player.frame()).toBe(30);
    await expect(player.box.locator('svg rect').first()).toHaveAttribute('fill', '#0fccce');
  });

  test('keeps what is asked while it loads, and a snapshot is told of the failure once', async ({ page }) => {
    await failOnce(page);
    const player = playerOf(page);
    await player.mount({ src: '/later.json', label: 'Square', speed: 0.01 });
    const refused = page.evaluate(() =>
      window.harness
        .handle('player')
        .snapshot({ format: 'svg' })
        .then(
          () => 'saved',
          ({ name }) => name as string,
        ),
    );
    await player.settled();
    expect(await refused).toBe('AbortError');
    await page.evaluate(() => {
      window.harness.handle('player').retry();
      window.harness.handle('player').play();
    });
    await player.settled();
    expect(await player.state()).toBe('playing');
  });
});
