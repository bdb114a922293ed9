import { expect, playerOf, test } from './fixtures';
import { capture } from './harness/capture';
import { square } from './harness/square';

const SIZE = { width: 100, height: 100 };

test.use({ trace: 'off', viewport: SIZE });

for (const [file, what] of Object.entries({
  'dot-slash.lottie': 'an archive with names that begin with ./',
  'nested-folder.lottie': 'an archive in a folder',
  'image-subfolder.lottie': 'an archive with images in a subfolder',
  'initial-theme.lottie': 'an archive with an initial theme',
  'gzipped.json': 'gzipped JSON',
})) {
  test(`renders ${what}`, async ({ page }) => {
    const player = playerOf(page);
    await page.evaluate(() => {
      document.body.style.margin = '0';
    });
    expect(await player.load({ src: `/cases/${file}` }, SIZE)).toBe('stopped');
    const pixels = await capture(await page.context().newCDPSession(page), SIZE);
    const [red = 0, green = 0, blue = 0] = pixels.subarray((50 * SIZE.width + 50) * 4);
    expect([red, Math.abs(green - 128) <= 12, blue]).toEqual([0, true, 0]);
  });
}

test('loads the address of a URL object', async ({ page }) => {
  const state = await page.evaluate(() =>
    window.harness.load('player', { src: new URL('/cases/html-box.json', location.href) }),
  );
  expect(state).toBe('stopped');
});

test('fails without a request when src is empty', async ({ page }) => {
  const player = playerOf(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  for (const src of ['', ' ']) {
    expect(await player.load({ src })).toBe('error');
    expect(await player.error()).toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(/^src is "/),
    });
    await player.unmount();
  }
  expect(requested.filter((url) => !url.includes('/bundle/'))).toEqual([]);
  expect(await player.load({ src: square() })).toBe('stopped');
});
