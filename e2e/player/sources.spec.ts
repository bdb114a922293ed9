import { strToU8, zipSync } from 'fflate';
import { expect, playerOf, test } from './fixtures';
import { capture } from './harness/capture';
import { square, squareWithText } from './harness/square';

const SIZE = { width: 100, height: 100 };

test.use({ trace: 'off', viewport: SIZE });

test('renders archives and gzipped JSON', async ({ page }) => {
  const player = playerOf(page);
  await page.evaluate(() => {
    document.body.style.margin = '0';
  });
  const session = await page.context().newCDPSession(page);
  for (const file of [
    'dot-slash.lottie',
    'nested-folder.lottie',
    'image-subfolder.lottie',
    'initial-theme.lottie',
    'gzipped.json',
  ]) {
    expect(await player.load({ src: `/cases/${file}` }, SIZE), file).toBe('stopped');
    const [red = 0, green = 0, blue = 0] = (await capture(session, SIZE)).subarray((50 * 100 + 50) * 4);
    expect([red, Math.abs(green - 128) <= 12, blue], file).toEqual([0, true, 0]);
    await player.unmount();
  }
});

test('names an archive’s state machine once, also when the worker has unpacked the archive', async ({
  page,
}) => {
  const archive = zipSync({
    'a/a.json': strToU8(JSON.stringify(squareWithText())),
    's/click.json': strToU8('{}'),
  });
  await page.route('/interactive.lottie', (route) => route.fulfill({ body: Buffer.from(archive) }));
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  expect(await playerOf(page).load({ src: '/interactive.lottie', renderer: 'canvas' })).toBe('stopped');
  expect(messages).toContainEqual(expect.stringContaining('instead of the worker: fonts'));
  expect(messages.filter((text) => text.includes('click'))).toEqual([
    "State machines are not supported; the archive's are ignored: click",
  ]);
});

test('loads a URL object', async ({ page }) => {
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
