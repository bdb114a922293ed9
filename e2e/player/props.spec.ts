import { readTestFile } from '@/testing/cases';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, playerOf, recordRequests, test } from './fixtures';
import { square, squareWithText, TEN_FRAMES } from './harness/square';
import { capture, colorAt, decode, ON_MAGENTA, paintedPixels } from './pixels';
import { RENDERERS } from './renderers';

test('src can be an archive, gzipped JSON and a URL object', async ({ page }) => {
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

test('the player reports the first frame of an animation that replaces another one', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, subframes: false });
  await player.showFrame(0);
  const before = (await player.details('frame')).length;
  await player.update({ src: square({ rate: 1 }), autoplay: true });
  await expect.poll(async () => (await player.details('frame'))[before]).toMatchObject({ frame: 0 });
});

test('a frame of a segment looks exactly like the same frame of the whole file', async ({ page }) => {
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

test('clicks pass through a decorative animation, unless the app has given the player a handler', async ({
  page,
}) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, label: '' });
  const isPlayerHit = () =>
    page.evaluate(() => document.elementFromPoint(200, 200)?.closest('.player') instanceof Element);
  expect(await isPlayerHit()).toBe(false);
  await page.evaluate(() =>
    window.harness.update('player', {
      onClick: () => {
        document.title = 'clicked';
      },
    }),
  );
  await page.mouse.click(200, 200);
  await expect(page).toHaveTitle('clicked');
  await page.evaluate(() => window.harness.update('player', { onClick: undefined }));
  expect(await isPlayerHit()).toBe(false);
});

test('the player ignores invalid values of props and of setBackground', async ({ page }) => {
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
  test(
    `renderer settings apply at once, and the player keeps playing, in ${renderer}`,
    details,
    async ({ page }) => {
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
    },
  );
}

test.describe('expressions', () => {
  const SIZE = { width: 100, height: 100 };

  test.beforeEach(({ page }) => page.evaluate(() => window.harness.drawOnPage()));

  /** Returns an animation whose square is at half height unless this expression moves it. */
  const squareAt = (x: string) => {
    const { layers, ...animation } = square();
    const ks = { ...layers[0]?.ks, p: { a: 0, k: [50, 50, 0], x } };
    return { ...animation, layers: [{ ...layers[0], ks }] };
  };

  test('a player evaluates expressions, except if its prop is false', async ({ page }) => {
    const src = squareAt('var $bm_rt = [50, 20, 0];');
    for (const renderer of RENDERERS) {
      for (const [name, expressions] of Object.entries({
        before: false,
        byDefault: undefined,
        on: true,
        after: false,
      })) {
        const player = playerOf(page, `${name}-${renderer}`);
        expect(await player.load({ src, renderer, expressions }, SIZE)).toBe('stopped');
        const [, green] = colorAt(decode(await player.box.screenshot()), 50, 5);
        expect(green === 0, `${name} in ${renderer}`).toBe(expressions !== false);
      }
    }
  });

  test('if an expression fails, the value in the file applies, and the error is logged once', async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const player = playerOf(page);
    const failing = [
      '= 5',
      'thisComp.layer("none").position',
      'window.origin',
      '0; while (true) {}',
      '"text"',
    ];
    for (const code of failing) {
      for (const renderer of RENDERERS) {
        await player.load({ src: squareAt(`var $bm_rt = ${code};`), renderer }, SIZE);
        for (const frame of [10, 30]) {
          await player.showFrame(frame);
          expect(colorAt(decode(await player.box.screenshot()), 50, 50)[1], renderer).toBe(0);
        }
        await player.unmount();
      }
    }
    const logged = messages.filter((text) => text.startsWith('An expression failed'));
    expect(logged).toHaveLength(failing.length * RENDERERS.length);
  });

  test('only files with expressions load the module that evaluates them', async ({ page }) => {
    const requests = recordRequests(page, /expressions/);
    const player = playerOf(page);
    await player.load({ src: square() });
    expect(requests).toEqual([]);
    await player.load({ src: squareAt('var $bm_rt = [50, 20, 0];') });
    expect(requests).toHaveLength(1);
  });
});

test('the player draws text with a disabled expression', async ({ page }) => {
  const player = playerOf(page);
  for (const ao of [undefined, 1] as const) {
    const src = squareWithText({ expression: 'var $bm_rt = "other";', ao });
    expect(await player.load({ src, expressions: false })).toBe('stopped');
    await expect(player.box.locator('[aria-label=words]')).toHaveText('words');
    await player.unmount();
  }
});

test('the player renders text that would make lottie-web hang', async ({ page }) => {
  const player = playerOf(page);
  for (const [what, src] of Object.entries<object>(JSON.parse(readTestFile('hanging-texts.json')))) {
    expect(await player.load({ ...ON_MAGENTA, src }), what).toBe('stopped');
    expect(paintedPixels(await player.picture.screenshot()), what).toBeGreaterThan(0);
    await expect(player.box.locator('[aria-label]').last(), what).toHaveText(/words|⸻/);
    await player.unmount();
  }
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

for (const renderer of RENDERERS) {
  test(`the player first shows the frame at initialPercent in ${renderer}`, async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: TEN_FRAMES, renderer });
    await player.showFrame(5);
    const frame = await capture(page);
    await player.unmount();
    await player.load({ src: TEN_FRAMES, renderer, initialPercent: 50 });
    expect(await capture(page)).toBe(frame);
  });
}
