import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readCase } from '@/testing/cases';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { boundingBox } from './bounding-box';
import { loadWithControls, openPopover } from './controls';
import { expect, playerOf, test } from './fixtures';
import { square } from './harness/square';
import { capture, decode } from './pixels';
import { RENDERERS } from './renderers';

// Traces would keep every screenshot of these tests.
test.use({ trace: 'off' });

/**
 * Adds an app's style sheet after the player's style sheet. Replaces the app's previous style sheet, if any.
 */
const addStyles = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** More buttons than fit into the bar. */
const CROWDED = ['play', 'frame', 'background', 'snapshot', 'speed', 'stop', 'repeat', 'fullscreen'] as const;

/** Functions that together show every part of a player with more buttons than fit into its bar. */
const SHOWN: ((page: Page) => Promise<unknown>)[] = [
  async () => undefined,
  async (page) => {
    await page.getByRole('button', { name: 'Play' }).hover();
    await page.getByRole('tooltip').waitFor();
  },
  (page) => openPopover(page, 'More controls'),
  (page) => openPopover(page, 'Snapshot'),
  (page) => page.keyboard.press('Escape').then(() => openPopover(page, 'Background')),
  async (page) => {
    await playerOf(page).update({ src: '/fault/lottie?status=500' });
    await page.locator('.player-retry').waitFor();
  },
];

test('applies an app’s rules for the classes in README.md, whether they precede or follow the player’s style sheet', async ({
  page,
}) => {
  const [, styling = ''] = readFileSync('player/README.md', 'utf8').split('## Styling');
  const listed = [...styling.matchAll(/`(player(?:-[a-z]+)*)`/g)].map(([, name]) => `.${name}`);
  // The player's rules for the stage override the app's rules, because the player's rules keep the animation
  // inside its box.
  const classes = new Set(listed.filter((name) => name !== '.player-stage'));
  const unseen = new Set(classes);
  const rule = `${[...classes]} { background: rgb(1, 2, 3); border-radius: 7px; padding: 3px; }`;
  await page.route('/app.css', (route) => route.fulfill({ contentType: 'text/css', body: rule }));
  await page.evaluate(
    () =>
      new Promise((onload) => {
        document.head.prepend(
          Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/app.css', onload }),
        );
      }),
  );
  const src = square({ markers: [{ tm: 20, dr: 10, cm: 'Doors open' }] });
  await loadWithControls(page, { src, debug: true, buttons: CROWDED }, 260);
  for (const show of SHOWN) {
    await show(page);
    await addStyles(page, '');
    const found = await Promise.all([...unseen].map((name) => page.locator(name).count()));
    const shown = [...unseen].filter((_, index) => found[index]);
    for (const name of shown) {
      const first = page.locator(name).first();
      await expect(first).toHaveCSS('background-color', 'rgb(1, 2, 3)');
      await expect(first).toHaveCSS('border-radius', '7px');
      await expect(first).toHaveCSS('padding-left', '3px');
      unseen.delete(name);
    }
    await addStyles(page, rule.replace('7px', '9px'));
    for (const name of shown) await expect(page.locator(name).first()).toHaveCSS('border-radius', '9px');
  }
  expect([...unseen]).toEqual([]);
});

/** Rules with type selectors, as in the style sheets of many apps. */
const TYPE_SELECTORS =
  '* { margin: 0; padding: 0; box-sizing: border-box } button { background: blue; color: white; padding: 20px 40px; border: 3px solid red; border-radius: 20px } p { margin: 3em; font-size: 30px } input { width: 100%; padding: 20px; border: 5px solid green } fieldset { padding: 40px; border: 2px solid } label { display: block; font-weight: bold } svg { fill: none; stroke: red } ul { padding: 40px; list-style: disc } dl { margin: 50px }';

test('an app’s rules with type selectors don’t change the look of the controls', async ({ page }) => {
  const captures: string[][] = [];
  for (const css of ['', TYPE_SELECTORS]) {
    await addStyles(page, css);
    const player = await loadWithControls(page);
    await openPopover(page, 'Background');
    const bar = await capture(page);
    await player.unmount();
    await player.load({ src: '/fault/lottie?status=500', controls: true });
    await expect(player.box.getByRole('alert')).toBeVisible();
    captures.push([bar, await capture(page)]);
    await player.unmount();
  }
  for (const [index, captured] of (captures[0] ?? []).entries())
    expect.soft(captures[1]?.[index] === captured, `${index}`).toBe(true);
});

test.describe('the animation', () => {
  const SIZE = { width: 200, height: 200 };
  test.use({ viewport: SIZE });

  /** Rules that apps apply to their whole page, as CSS or as a file with a `style` element. */
  const PAGE_STYLES: Record<string, { css?: string; file?: string; dir?: 'rtl' }> = JSON.parse(
    readCase('page-styles.json'),
  );

  const FILES = [
    'rtl-text.json',
    'html-box.json',
    'html-solid.json',
    'transition-opacity.json',
    'img-data-u.json',
  ];

  /** Keeps the box of the player at the same position, and lets it inherit the app's text styles. */
  const PLACE = `#box-player { all: initial; position: fixed; inset: 0 auto auto 0; width: 200px; height: 200px; white-space: inherit; ${'direction font text-transform letter-spacing text-indent text-align line-height'.replaceAll(/\S+/g, '$&: inherit;')} }`;

  for (const renderer of RENDERERS) {
    /** Loads a file on a page with the app's CSS, and shows a frame other than the first. */
    const load = async (page: Page, file: string, css = '', dir = 'ltr') => {
      await addStyles(page, `${css} ${PLACE}`);
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, dir);
      await playerOf(page).load({ src: `/cases/${file}`, renderer }, SIZE);
      await playerOf(page).showFrame(40);
    };

    const sample = exhaustiveUnless(renderer === 'svg');
    test(
      `${renderer}: looks the same with and without the app’s rules for the whole page`,
      sample,
      async ({ page }) => {
        for (const file of FILES) {
          let expected: string | undefined;
          for (const [styles, { css, file: styleFile, dir }] of Object.entries(PAGE_STYLES)) {
            const style = styleFile && /<style>(.*)<\/style>/s.exec(readCase(styleFile))?.[1];
            await load(page, file, style ?? css, dir);
            const actual = await capture(page);
            expected ??= actual;
            expect.soft(actual === expected, `${file} on a page with ${styles}`).toBe(true);
            await playerOf(page).unmount();
          }
        }
      },
    );

    test(`${renderer}: ignores forced colors, doesn’t overflow its box, and is hidden if its box is hidden`, async ({
      page,
    }) => {
      for (const file of FILES) {
        await load(page, file, 'html { background: #fff; forced-color-adjust: none }');
        const expected = await capture(page);
        await page.emulateMedia({ forcedColors: 'active' });
        expect.soft((await capture(page)) === expected, file).toBe(true);
        await page.emulateMedia({ forcedColors: 'none' });
        await playerOf(page).unmount();
      }
      await load(page, 'html-box.json');
      const scrolls = await page.evaluate(() => {
        const box = window.harness.box('player');
        box.style.overflow = 'auto';
        return box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
      });
      expect(scrolls).toBe(false);
      await page.evaluate(() => {
        window.harness.box('player').style.visibility = 'hidden';
      });
      expect(decode(await capture(page)).data.every((value) => value === 255)).toBe(true);
    });
  }
});

test('stays inside its box even without the player’s style sheet', async ({ page }) => {
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
