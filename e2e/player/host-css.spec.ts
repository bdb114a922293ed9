import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { PlayerRenderer } from '@/player/types';
import { exhaustiveUnless } from '../exhaustive';
import { loadWithControls, openPopover } from './controls';
import { expect, playerOf, test } from './fixtures';
import { capture } from './harness/capture';
import { readCase } from './harness/cases';
import { square } from './harness/square';
import { RENDERERS } from './renderers';

// Traces would keep every screenshot of these tests.
test.use({ trace: 'off' });

/** Adds a style sheet of the host before or after the player's. */
const addStyles = (page: Page, css: string, place: 'before' | 'after') =>
  page.evaluate(
    ([css, place]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      if (place === 'after') document.adoptedStyleSheets = [sheet];
      else {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = `/style?${encodeURIComponent(css)}`;
        document.head.prepend(link);
        return new Promise((resolve) => {
          link.onload = resolve;
        });
      }
    },
    [css, place] as const,
  );

const openMore = (page: Page) => openPopover(page, 'More controls');

/** More buttons than fit into the bar. */
const CROWDED = ['play', 'frame', 'background', 'snapshot', 'speed', 'stop', 'repeat', 'fullscreen'] as const;

/** Ways to show every part of a player that has more buttons than fit into its bar. */
const SHOWN: ((page: Page) => Promise<unknown>)[] = [
  async () => undefined,
  async (page) => {
    await page.getByRole('button', { name: 'Play' }).hover();
    await page.getByRole('tooltip').waitFor();
  },
  openMore,
  (page) => openPopover(page, 'Snapshot'),
  (page) => page.keyboard.press('Escape').then(() => openPopover(page, 'Background')),
  async (page) => {
    await playerOf(page).update({ src: '/fault/lottie?status=500' });
    await page.locator('.player-retry').waitFor();
  },
];

test('a host’s rules for each class in README.md apply before and after the player’s style sheet', async ({
  page,
}) => {
  const [, styling = ''] = readFileSync('player/README.md', 'utf8').split('## Styling');
  const listed = [...styling.matchAll(/`(player(?:-[a-z]+)*)`/g)].map(([, name]) => `.${name}`);
  // The player's rules for the stage override the host's, because they keep the animation inside.
  const classes = new Set(listed.filter((name) => name !== '.player-stage'));
  const unseen = new Set(classes);
  await page.route('**/style?*', (route) =>
    route.fulfill({
      contentType: 'text/css',
      body: decodeURIComponent(new URL(route.request().url()).search.slice(1)),
    }),
  );
  const rule = `${[...classes]} { background: rgb(1, 2, 3); border-radius: 7px; padding: 3px; }`;
  await addStyles(page, rule, 'before');
  const src = square({ markers: [{ tm: 20, dr: 10, cm: 'Doors open' }] });
  await loadWithControls(page, { src, debug: true, buttons: CROWDED }, 260);
  for (const show of SHOWN) {
    await show(page);
    await addStyles(page, '', 'after');
    const found = await Promise.all([...unseen].map((name) => page.locator(name).count()));
    const shown = [...unseen].filter((_, index) => found[index]);
    for (const name of shown) {
      const first = page.locator(name).first();
      await expect(first).toHaveCSS('background-color', 'rgb(1, 2, 3)');
      await expect(first).toHaveCSS('border-radius', '7px');
      await expect(first).toHaveCSS('padding-left', '3px');
      unseen.delete(name);
    }
    await addStyles(page, rule.replace('7px', '9px'), 'after');
    for (const name of shown) await expect(page.locator(name).first()).toHaveCSS('border-radius', '9px');
  }
  expect([...unseen]).toEqual([]);
});

/** Rules for elements, as in the style sheets of many hosts. */
const HOST =
  '* { margin: 0; padding: 0; box-sizing: border-box } button { background: blue; color: white; padding: 20px 40px; border: 3px solid red; border-radius: 20px } p { margin: 3em; font-size: 30px } input { width: 100%; padding: 20px; border: 5px solid green } fieldset { padding: 40px; border: 2px solid } label { display: block; font-weight: bold } svg { fill: none; stroke: red } ul { padding: 40px; list-style: disc } dl { margin: 50px }';

test('a host’s rules for elements don’t change the bar, a popover or the failure notice', async ({
  page,
}) => {
  await page.evaluate(() => {
    document.body.style.margin = '8px';
  });
  const shots = async () => {
    const screenshots: Buffer[] = [];
    const player = await loadWithControls(page);
    await openPopover(page, 'Background');
    screenshots.push(await page.screenshot());
    await player.unmount();
    await player.load({ src: '/fault/lottie?status=500', controls: true });
    await expect(player.box.getByRole('alert')).toBeVisible();
    screenshots.push(await page.screenshot());
    await player.unmount();
    return screenshots;
  };
  const before = await shots();
  await addStyles(page, HOST, 'after');
  const after = await shots();
  for (const [index, shot] of after.entries())
    expect.soft(shot.equals(before[index] as Buffer), `${index}`).toBe(true);
});

test.describe('the animation', () => {
  test.use({ viewport: { width: 200, height: 200 } });

  /** Rules of hosts for their whole page, as CSS or as a file with a `style` element. */
  const HOSTS: Record<string, { css?: string; file?: string; dir?: 'rtl' }> = JSON.parse(
    readCase('host-pages.json'),
  );

  const FILES = [
    'rtl-text.json',
    'html-box.json',
    'html-solid.json',
    'transition-opacity.json',
    'img-data-u.json',
  ];
  const SIZE = { width: 200, height: 200 };

  /** A frame at which every file differs from its first frame. */
  const FRAME = 40;

  function styleOf(file: string) {
    return /<style>(.*)<\/style>/s.exec(readCase(file))?.[1] ?? '';
  }

  /** Loads a file at the upper left of a page with the host's CSS. */
  const loadOnPage = (page: Page, file: string, renderer: PlayerRenderer, css = '', dir = 'ltr') =>
    page.evaluate(
      async ({ src, renderer, css, dir, size, frame }) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        // Keeps the box of the player at the same position.
        const place = new CSSStyleSheet();
        const inherited = 'direction font text-transform letter-spacing text-indent text-align line-height';
        place.replaceSync(
          `body { margin: 0 } #box-case { all: initial; position: fixed; inset: 0 auto auto 0; width: 200px; height: 200px; white-space: inherit; ${inherited.replaceAll(/\S+/g, '$&: inherit;')} }`,
        );
        document.adoptedStyleSheets = [sheet, place];
        document.documentElement.dir = dir;
        await window.harness.load('case', { src, renderer }, size);
        await window.harness.showFrame('case', frame);
      },
      { src: `/cases/${file}`, renderer, css, dir, size: SIZE, frame: FRAME },
    );

  for (const renderer of RENDERERS) {
    test(
      `${renderer}: a host's rules for its page don't change the animation`,
      exhaustiveUnless(renderer === 'svg'),
      async ({ page }) => {
        const session = await page.context().newCDPSession(page);
        for (const file of FILES) {
          let expected: Buffer | undefined;
          for (const [host, { css, file: style, dir }] of Object.entries(HOSTS)) {
            await loadOnPage(page, file, renderer, style ? styleOf(style) : css, dir);
            const actual = await capture(session, SIZE);
            expected ??= actual;
            expect.soft(actual.equals(expected), `${file} on a page with ${host}`).toBe(true);
            await playerOf(page, 'case').unmount();
          }
        }
      },
    );

    test(`${renderer}: forced colors don't change the animation`, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      const css = 'html { background: #fff; forced-color-adjust: none }';
      for (const file of FILES) {
        await loadOnPage(page, file, renderer, css);
        const expected = await capture(session, SIZE);
        await page.emulateMedia({ forcedColors: 'active' });
        expect.soft((await capture(session, SIZE)).equals(expected), file).toBe(true);
        await page.emulateMedia({ forcedColors: 'none' });
        await playerOf(page, 'case').unmount();
      }
    });
  }

  test('the animation does not make its box scroll, and is hidden when the host hides the box', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    for (const renderer of RENDERERS) {
      await loadOnPage(page, 'html-box.json', renderer);
      const scrolls = await page.evaluate(() => {
        const box = window.harness.box('case');
        box.style.overflow = 'auto';
        return box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
      });
      expect(scrolls, renderer).toBe(false);
      await page.evaluate(() => {
        window.harness.box('case').style.visibility = 'hidden';
      });
      expect((await capture(session, SIZE)).every((value) => value === 255)).toBe(true);
      await playerOf(page, 'case').unmount();
    }
  });
});

test('stays inside its box without the style sheet, for example in a shadow tree of the host', async ({
  page,
}) => {
  const player = playerOf(page);
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
    document.body.style.padding = '100px';
  });
  for (const renderer of RENDERERS) {
    await player.load({ src: square(), renderer, width: 300, height: 150 });
    const { x = 0, y = 0, width = 0 } = (await player.box.boundingBox()) ?? {};
    const drawn = await player.box.locator('div[aria-hidden]').boundingBox();
    expect([drawn?.x, drawn?.y, drawn?.width]).toEqual([x, y, width]);
    await player.unmount();
  }
});

test('lets clicks through when it is decorative', async ({ page }) => {
  const player = playerOf(page);
  const isHit = () =>
    player.box.evaluate((box) => {
      const { x, y } = box.getBoundingClientRect();
      return document.elementFromPoint(x + 20, y + 20)?.closest('.player') !== null;
    });
  await player.load({ src: square(), label: 'A square' });
  expect(await isHit()).toBe(true);
  await player.update({ label: '' });
  expect(await isHit()).toBe(false);
});
