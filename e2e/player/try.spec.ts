import { expect, playerOf, test } from './fixtures';
import { square } from './harness/square';

test('try', async ({ page }) => {
  page.on('console', (m) => console.log('CONSOLE', m.text()));
  const player = playerOf(page);
  console.log(await player.load({ src: square({ frames: 60 }), renderer: 'canvas', debug: true, autoplay: true, loop: true }));
  await page.waitForTimeout(1500);
  console.log(await player.events(), await player.frame());
  await page.screenshot({ path: '/tmp/w/try.png' });
  expect(1).toBe(1);
});
