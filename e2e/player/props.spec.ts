import { strToU8, zipSync } from 'fflate';
import { readTestFile } from '@/testing/cases';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, playerOf, recordRequests, test } from './fixtures';
import { square, squareWithText, TEN_FRAMES } from './harness/square';
import { capture, colorAt, decode, ON_MAGENTA, paintedPixels } from './pixels';
import { RENDERERS } from './renderers';

test('accepts archives, gzipped JSON and a URL object as src', async ({ page }) => {
  const player = playerOf(page);
  for (const file of ['image-subfolder.lottie', 'gzipped.json']) {
    const size = { width: 100, height: 100 };
    expect(await player.load({ src: `/files/${file}` }, size), file).toBe('stopped');
    const [red, green = 0, blue] = colorAt(decode(await capture(page, size)), 50, 50);
    expect([red, Math.abs(green - 128) <= 12, blue], file).toEqual([0, true, 0]);
    await player.unmount();
  }
  const state = await page.evaluate(() =>
    window.harness.load('player', { src: new URL('/files/html-box.json', location.href) }),
  );
  expect(state).toBe('stopped');
});

test('reports the first frame of an animation that replaces another one', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, subframes: false });
  await player.showFrame(0);
  const before = (await player.details('frame')).length;
  await player.update({ src: square({ rate: 1 }), autoplay: true });
  await expect.poll(async () => (await player.details('frame'))[before]).toMatchObject({ frame: 0 });
});

test('renders a frame of a segment exactly like the same frame of the whole file', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES });
  await player.showFrame(4);
  const whole = await capture(page);
  await player.update({ segment: [2, 7] });
  await player.settled();
  await player.showFrame(2);
  expect(await capture(page)).toBe(whole);
  expect(await player.totalFrames()).toBe(5);
});

test('ignores invalid values of props and of setBackground', async ({ page }) => {
  const player = playerOf(page);
  for (const renderer of RENDERERS) {
    const state = await page.evaluate(
      async ({ src, renderer }) => {
        const { harness } = window;
        const circular: Record<string, unknown> = { progressiveLoad: () => true };
        circular.self = circular;
        const none = null as unknown as undefined;
        const invalid = { rendererSettings: circular, segment: none, loop: Number.NaN, background: 'zzz' };
        await harness.load('player', { src, renderer, ...invalid });
        harness.update('player', { rendererSettings: { ...circular } });
        harness.handle('player').setBackground(none as unknown as string);
        return harness.handle('player').state;
      },
      { src: TEN_FRAMES, renderer },
    );
    expect(state).toBe('stopped');
    if (renderer === 'svg') await expect(player.box.locator('rect').first()).toHaveCSS('fill', 'none');
    await player.unmount();
  }
});

for (const renderer of RENDERERS) {
  const details = exhaustiveUnless(renderer === 'svg');
  test(`applies renderer settings at once, and keeps playing, in ${renderer}`, details, async ({ page }) => {
    const requests = recordRequests(page, /^\/fault/);
    const player = playerOf(page);
    await player.load({ src: '/fault/lottie', renderer, autoplay: true, loop: true, speed: 0.01 });
    const withClass = page.locator('.other');
    await expect(withClass).toHaveCount(0);
    await player.update({ rendererSettings: { className: 'other' } });
    expect(await player.state()).toBe('playing');
    await expect(withClass).toHaveCount(1);
    await expect(player.box.locator('[role=img] > div')).toHaveCount(1);
    await player.pause();
    await player.showFrame(30);
    const other = await capture(page);
    await player.update({ rendererSettings: {} });
    await expect(withClass).toHaveCount(0);
    await expect.poll(() => capture(page)).toBe(other);
    expect(await player.frame()).toBe(30);
    expect(await player.events()).toEqual(['load', 'ready', 'play', 'pause']);
    expect(requests).toHaveLength(1);
  });
}

test.describe('expressions', () => {
  // Expressions need `eval`, which the page's policy forbids.
  test.use({ bypassCSP: true });

  const SIZE = { width: 100, height: 100 };

  test.beforeEach(({ page }) => page.evaluate(() => window.harness.drawOnPage()));

  /** Returns an animation whose square is at half height unless this expression moves it. */
  const squareAt = (x: string) => {
    const { layers, ...animation } = square();
    const ks = { ...layers[0]?.ks, p: { a: 0, k: [50, 50, 0], x } };
    return { ...animation, layers: [{ ...layers[0], ks }] };
  };

  test('expressions are evaluated only for the player that enables them', async ({ page }) => {
    const src = squareAt('var $bm_rt = [50, 20, 0];');
    for (const renderer of RENDERERS) {
      for (const [name, expressions] of Object.entries({ before: false, enabled: true, after: false })) {
        const player = playerOf(page, `${name}-${renderer}`);
        expect(await player.load({ src, renderer, expressions }, SIZE)).toBe('stopped');
        const [, green] = colorAt(decode(await player.box.screenshot()), 50, 5);
        expect(green === 0, `${name} in ${renderer}`).toBe(expressions);
      }
    }
  });

  test('if an expression fails, the value in the file applies, and the error is logged', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const player = playerOf(page);
    for (const x of ['var $bm_rt = = 5;', 'var $bm_rt = thisComp.layer("none").transform.position;']) {
      for (const renderer of RENDERERS) {
        await player.load({ src: squareAt(x), renderer, expressions: true }, SIZE);
        expect(colorAt(decode(await player.box.screenshot()), 50, 50)[1], renderer).toBe(0);
        await player.unmount();
      }
    }
    const logged = messages.filter((text) => text.startsWith('An expression failed'));
    expect(logged).toHaveLength(2 * RENDERERS.length);
  });
});

test('draws text with a disabled expression', async ({ page }) => {
  const player = playerOf(page);
  for (const ao of [undefined, 1] as const) {
    const src = squareWithText({ expression: 'var $bm_rt = "other";', ao });
    expect(await player.load({ src })).toBe('stopped');
    await expect(player.box.locator('[aria-label=words]')).toHaveText('words');
    await player.unmount();
  }
});

test('renders text that would make lottie-web hang', async ({ page }) => {
  const player = playerOf(page);
  for (const [what, src] of Object.entries<object>(JSON.parse(readTestFile('hanging-texts.json')))) {
    expect(await player.load({ ...ON_MAGENTA, src }), what).toBe('stopped');
    expect(paintedPixels(await player.picture.screenshot()), what).toBeGreaterThan(0);
    await expect(player.box.locator('[aria-label]').last(), what).toHaveText(/words|⸻/);
    await player.unmount();
  }
});

test('reports an archive’s state machine once, even after the worker’s fallback', async ({ page }) => {
  const archive = zipSync({
    'a/a.json': strToU8(JSON.stringify(squareWithText())),
    's/click.json': strToU8('{}'),
  });
  await page.route('/interactive.lottie', (route) => route.fulfill({ body: Buffer.from(archive) }));
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  expect(await playerOf(page).load({ src: '/interactive.lottie', renderer: 'canvas' })).toBe('stopped');
  expect(messages).toContainEqual(expect.stringContaining('instead of in the worker: fonts'));
  expect(messages.filter((text) => text.includes('click'))).toEqual([
    'State machines are not supported and are ignored: click',
  ]);
});

for (const renderer of RENDERERS) {
  const details = exhaustiveUnless(renderer === 'svg');
  test(`${renderer}: selecting the page doesn’t select the animation’s text`, details, async ({ page }) => {
    const player = playerOf(page);
    const src = squareWithText();
    await page.evaluate(() => document.body.prepend('Words of the page'));
    for (const linked of [{}, { fOrigin: 'g', fPath: '/fault/style.css' }]) {
      Object.assign(src.fonts.list[0] ?? {}, linked);
      await player.load({ src, renderer });
      await page.keyboard.press('ControlOrMeta+a');
      expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('Words of the page');
      await player.unmount();
    }
  });
}
