import type { Page } from '@playwright/test';
import type { PNG } from 'pngjs';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { boundingBox } from './bounding-box';
import { loadWithControls, openPopover } from './controls';
import { expect, playerOf, playersOf, setStyles, test } from './fixtures';
import { square } from './harness/square';
import { capture, capturePlayers, decode } from './pixels';
import { RENDERERS } from './renderers';

// Traces would keep every screenshot of these tests.
test.use({ trace: 'off' });

// readme-styling.test.ts tests that the rules for all other classes are in the same layer.
test('an app’s rules for classes apply before and after the player’s style sheet', async ({ page }) => {
  const classes = ['', '-bar', '-button', '-slider', '-range', '-field'].map((part) => `.player${part}`);
  const rule = `${classes} { background: rgb(1, 2, 3); border-radius: 7px; padding: 3px; }`;
  await page.route('/app.css', (route) => route.fulfill({ contentType: 'text/css', body: rule }));
  await page.evaluate(
    () =>
      new Promise((onload) => {
        document.head.prepend(
          Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/app.css', onload }),
        );
      }),
  );
  await loadWithControls(page);
  for (const name of classes) {
    const first = page.locator(name).first();
    await expect(first).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    await expect(first).toHaveCSS('border-radius', '7px');
    await expect(first).toHaveCSS('padding-left', '3px');
  }
  await setStyles(page, rule.replace('7px', '9px'));
  for (const name of classes) await expect(page.locator(name).first()).toHaveCSS('border-radius', '9px');
});

/** Rules with type selectors, as in the style sheets of many apps. */
const TYPE_SELECTORS =
  '* { margin: 0; padding: 0; box-sizing: border-box } button { background: blue; color: white; padding: 20px 40px; border: 3px solid red; border-radius: 20px } p { margin: 3em; font-size: 30px } input { width: 100%; padding: 20px; border: 5px solid green } fieldset { padding: 40px; border: 2px solid } label { display: block; font-weight: bold } svg { fill: none; stroke: red } ul { padding: 40px; list-style: disc } dl { margin: 50px }';

test('an app’s rules with type selectors don’t change the look of the controls', async ({ page }) => {
  const captures: string[] = [];
  for (const css of ['', TYPE_SELECTORS]) {
    await setStyles(page, css);
    const player = await loadWithControls(page);
    await openPopover(page, 'Background');
    const bar = await capture(page);
    await player.unmount();
    await player.load({ src: '/fault/lottie?status=500', controls: true });
    await expect(player.box.getByRole('alert')).toBeVisible();
    captures.push(bar, await capture(page));
    await player.unmount();
  }
  expect.soft(captures[2] === captures[0], 'bar').toBe(true);
  expect.soft(captures[3] === captures[1], 'notice').toBe(true);
});

test.describe('the animation', () => {
  const SIZE = { width: 200, height: 200 };
  test.use({ viewport: { width: 1000, height: 200 } });

  /** Rules that apps apply to their whole page. */
  const PAGE_STYLES = {
    'no rules': '',
    'a right-to-left direction': ':root { direction: rtl }',
    'inherited text styles': 'body { text-transform: uppercase; letter-spacing: 0.2em }',
    'indented text': 'body { text-indent: 2em }',
    'a CSS reset': 'img, picture, video, canvas, svg { display: block; max-width: 100% }',
    'hidden empty elements': 'div:empty { display: none }',
    'transitions on all elements': '* { transition: all 1s }',
    'images limited to the width of their column': 'svg, img, canvas { max-width: 100%; height: auto }',
    'a CSS reset in a cascade layer':
      '@layer base { * { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid } img, svg, canvas { display: block; max-width: 100%; height: auto } }',
    'icons drawn as outlines': 'svg { fill: none; stroke: red; stroke-width: 4; filter: invert(1) }',
    'centered text': 'body { text-align: center; line-height: 3; font: italic 40px serif; white-space: pre }',
    'borders and floats on nested boxes':
      'div div div { padding: 4px; border: 2px solid red; margin: 3px; min-width: 50px; float: right }',
  };

  const FILES = [
    '/files/rtl-text.json',
    '/files/html-box.json',
    '/files/html-solid.json',
    '/files/transition-opacity.json',
    '/cases/img-data-u.json',
  ];

  /** Keeps the boxes of the players at the same positions, and lets them inherit the app's text styles. */
  const PLACE = `[id^='box-'] { all: initial; white-space: inherit; ${'direction font text-transform letter-spacing text-indent text-align line-height'.replaceAll(/\S+/g, '$&: inherit;')} }`;

  for (const renderer of RENDERERS) {
    /** Loads the files on a page with the app's CSS, and shows a frame other than the first. */
    const load = async (page: Page, css: string) => {
      await setStyles(page, `${css} ${PLACE}`);
      const players = FILES.map((src) => ({ name: src, props: { src, renderer }, options: SIZE }));
      const boxes = await playersOf(page).loadAll(players);
      await playersOf(page).showFrames(FILES.map((name) => [name, 40]));
      return boxes;
    };
    /** Returns the files whose pictures differ. */
    const changed = (before: readonly PNG[] | undefined, after: readonly PNG[]) =>
      FILES.filter((_, index) => !after[index]?.data.equals(before?.[index]?.data as Buffer));

    const sample = exhaustiveUnless(renderer === 'svg');
    test(
      `${renderer}: the animation looks the same with the app’s rules for the page`,
      sample,
      async ({ page }) => {
        let expected: PNG[] | undefined;
        for (const [styles, css] of Object.entries(PAGE_STYLES)) {
          const actual = await capturePlayers(page, await load(page, css));
          expected ??= actual;
          expect.soft(changed(expected, actual), `on a page with ${styles}`).toEqual([]);
          await playersOf(page).unmountAll(FILES);
        }
      },
    );

    test(
      `${renderer}: the animation ignores forced colors, and stays in its box`,
      sample,
      async ({ page }) => {
        const boxes = await load(page, 'html { background: #fff; forced-color-adjust: none }');
        const expected = await capturePlayers(page, boxes);
        await page.emulateMedia({ forcedColors: 'active' });
        expect.soft(changed(expected, await capturePlayers(page, boxes))).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none' });
        const scrolls = await page.locator('[id^=box-]').evaluateAll((boxes: HTMLElement[]) => {
          for (const { style } of boxes) style.overflow = 'auto';
          const scrolling = boxes.filter(
            (box) => box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth,
          );
          for (const { style } of boxes) style.visibility = 'hidden';
          return scrolling.map(({ id }) => id);
        });
        expect(scrolls).toEqual([]);
        expect(decode(await capture(page)).data.every((value) => value === 255)).toBe(true);
      },
    );
  }
});

test('the animation stays inside its box even without the player’s style sheet', async ({ page }) => {
  const player = playerOf(page);
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
    document.body.style.padding = '100px';
  });
  for (const renderer of RENDERERS) {
    await player.load({ src: square(), renderer, width: 300, height: 150 });
    const { x, y, width } = await boundingBox(player.box);
    expect(await boundingBox(player.box.locator('div[aria-hidden]'))).toMatchObject({ x, y, width });
    await player.unmount();
  }
});

test('a decorative player doesn’t block clicks on the page', async ({ page }) => {
  const player = playerOf(page);
  const isHit = () => page.evaluate(() => document.elementFromPoint(20, 20)?.closest('.player') !== null);
  await player.load({ src: square(), label: 'A square' });
  expect(await isHit()).toBe(true);
  await player.update({ label: '' });
  expect(await isHit()).toBe(false);
});
