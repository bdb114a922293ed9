import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { exhaustiveUnless } from '../exhaustive';
import { loadWithControls, openPopover } from './controls';
import { expect, test } from './fixtures';
import { capture } from './harness/capture';
import { casesFolder } from './harness/cases';
import { square } from './harness/square';
import { RENDERERS } from './renderers';

// A trace would keep every screenshot of these tests.
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

const fail = (page: Page) =>
  page.evaluate(() => window.harness.update('player', { src: '/fault/lottie?status=500' }));
const openMore = (page: Page) => openPopover(page, 'More controls');
const openBackground = (page: Page) => openPopover(page, 'Background');

/** More buttons than the bar has room for. */
const CROWDED = ['play', 'frame', 'background', 'snapshot', 'speed', 'stop', 'repeat', 'fullscreen'] as const;

/** The classes that README.md lists, by what shows them. */
const CLASSES: [names: string, show?: (page: Page) => Promise<unknown>][] = [
  ['player player-debug player-range player-help-button player-bar player-button player-play-button'],
  ['player-more-button player-slider player-track player-progress player-marker player-hint'],
  ['player-frame player-field'],
  ['player-background-button player-snapshot-button player-speed-button player-stop-button', openMore],
  ['player-repeat-button player-fullscreen-button', openMore],
  ['player-tooltip', (page) => page.getByRole('button', { name: 'Play' }).hover()],
  ['player-popover player-action player-input', openBackground],
  ['player-note', (page) => openMore(page).then(() => openPopover(page, 'Snapshot'))],
  ['player-notice player-retry', fail],
];

test('README.md lists the same classes', async () => {
  const readme = await readFile('player/README.md', 'utf8');
  const [, looks = ''] = readme.split('## Styling');
  const listed = [...looks.matchAll(/`(player(?:-[a-z]+)*)`/g)].map(([, name]) => name as string);
  // A host's rule for the stage does not win over the rules that keep the animation in it.
  const shown = CLASSES.flatMap(([names]) => names.split(' '));
  expect([...new Set(listed)].sort()).toEqual([...shown, 'player-stage'].sort());
});

for (const [names, show] of CLASSES) {
  test(`a host's plain rules win before and after the player's style sheet, for ${names}`, async ({
    page,
  }) => {
    await page.route('**/style?*', (route) =>
      route.fulfill({
        contentType: 'text/css',
        body: decodeURIComponent(new URL(route.request().url()).search.slice(1)),
      }),
    );
    const classes = names.split(' ').map((name) => `.${name}`);
    const rule = `${classes.join()} { background: rgb(1, 2, 3); border-radius: 7px; padding: 3px; }`;
    await addStyles(page, rule, 'before');
    const src = square({ markers: [{ tm: 20, dr: 10, cm: 'Doors open' }] });
    await loadWithControls(page, { src, debug: true, buttons: CROWDED }, 260);
    await show?.(page);
    for (const name of classes) {
      const first = page.locator(name).first();
      await expect(first).toHaveCSS('background-color', 'rgb(1, 2, 3)');
      await expect(first).toHaveCSS('border-radius', '7px');
      await expect(first).toHaveCSS('padding-left', '3px');
    }
    await addStyles(page, rule.replace('7px', '9px'), 'after');
    for (const name of classes) await expect(page.locator(name).first()).toHaveCSS('border-radius', '9px');
  });
}

/** Rules for elements, as hosts have them for their own pages. */
const HOST =
  '* { margin: 0; padding: 0; box-sizing: border-box } button { background: blue; color: white; padding: 20px 40px; border: 3px solid red; border-radius: 20px } p { margin: 3em; font-size: 30px } input { width: 100%; padding: 20px; border: 5px solid green } fieldset { padding: 40px; border: 2px solid } label { display: block; font-weight: bold } svg { fill: none; stroke: red } ul { padding: 40px; list-style: disc } dl { margin: 50px }';

test("a host's rules for its elements don't change the bar, a popover or the failure notice", async ({
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

  /** Rules of a host for its own page. Those of a file are in its `style` element. */
  const HOSTS: Record<string, { css: string; dir?: 'rtl' }> = {
    'no rules': { css: '' },
    'a direction from right to left': { css: '', dir: 'rtl' },
    'inherited text styles': { css: styleOf('inherited-text.html') },
    'indented text': { css: styleOf('text-indent.html') },
    'a reset': { css: styleOf('reset.html') },
    'hidden empty elements': { css: styleOf('empty-div.html') },
    'transitions on everything': { css: styleOf('transition.html') },
    'images as wide as their column': { css: 'svg, img, canvas { max-width: 100%; height: auto }' },
    'a reset in a layer': {
      css: '@layer base { * { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid } img, svg, canvas { display: block; max-width: 100%; height: auto } }',
    },
    'icons drawn as lines': {
      css: 'svg { fill: none; stroke: red; stroke-width: 4; filter: invert(1) }',
    },
    'centered text': {
      css: 'body { text-align: center; line-height: 3; font: italic 40px serif; white-space: pre }',
    },
    'boxes with a frame': {
      css: 'div div div { padding: 4px; border: 2px solid red; margin: 3px; min-width: 50px; float: right }',
    },
  };

  const FILES = [
    'rtl-text.json',
    'html-box.json',
    'html-solid.json',
    'transition-opacity.json',
    'img-data-u.json',
  ];
  const SIZE = { width: 200, height: 200 };

  /** By this frame all files have changed. */
  const FRAME = 40;

  function styleOf(file: string) {
    return /<style>(.*)<\/style>/s.exec(readFileSync(join(casesFolder, file), 'utf8'))?.[1] ?? '';
  }

  for (const renderer of RENDERERS) {
    test(
      `${renderer}: a host's rules for its page don't change the animation`,
      exhaustiveUnless(renderer === 'svg'),
      async ({ page }) => {
        const session = await page.context().newCDPSession(page);
        for (const file of FILES) {
          let expected: Buffer | undefined;
          for (const [host, { css, dir = 'ltr' }] of Object.entries(HOSTS)) {
            await page.evaluate(
              async ({ src, renderer, css, dir, size, frame }) => {
                const sheet = new CSSStyleSheet();
                sheet.replaceSync(css);
                // The box around the player stays in its place.
                const place = new CSSStyleSheet();
                place.replaceSync(
                  'body { margin: 0 } #box-case { all: initial; position: fixed; inset: 0 auto auto 0; width: 200px; height: 200px; direction: inherit; font: inherit; text-transform: inherit; letter-spacing: inherit; text-indent: inherit; text-align: inherit; line-height: inherit; white-space: inherit }',
                );
                document.adoptedStyleSheets = [sheet, place];
                document.documentElement.dir = dir;
                await window.harness.load('case', { src, renderer }, size);
                await window.harness.showFrame('case', frame);
              },
              { src: `/cases/${file}`, renderer, css, dir, size: SIZE, frame: FRAME },
            );
            const actual = await capture(session, SIZE);
            expected ??= actual;
            expect.soft(actual.equals(expected), `${file} on a page with ${host}`).toBe(true);
            await page.evaluate(() => window.harness.unmount('case'));
          }
        }
      },
    );
  }

  for (const renderer of RENDERERS) {
    test(`${renderer}: forced colors don't change the animation`, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await page.evaluate(() => {
        document.documentElement.style.cssText = 'background: #fff; forced-color-adjust: none';
        document.body.style.margin = '0';
      });
      for (const file of FILES) {
        await page.evaluate(
          async ({ src, renderer, size, frame }) => {
            await window.harness.load('case', { src, renderer }, size);
            await window.harness.showFrame('case', frame);
          },
          { src: `/cases/${file}`, renderer, size: SIZE, frame: FRAME },
        );
        const expected = await capture(session, SIZE);
        await page.emulateMedia({ forcedColors: 'active' });
        expect.soft((await capture(session, SIZE)).equals(expected), file).toBe(true);
        await page.emulateMedia({ forcedColors: 'none' });
        await page.evaluate(() => window.harness.unmount('case'));
      }
    });
  }

  test('the animation fits into its box, which does not scroll', async ({ page }) => {
    for (const renderer of RENDERERS) {
      const scrolls = await page.evaluate(async (renderer) => {
        const size = { width: 200, height: 200 };
        await window.harness.load('case', { src: '/cases/html-box.json', renderer }, size);
        const box = window.harness.box('case');
        box.style.overflow = 'auto';
        return box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
      }, renderer);
      expect(scrolls, renderer).toBe(false);
      await page.evaluate(() => window.harness.unmount('case'));
    }
  });

  test('the animation is hidden when the host hides it', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await page.evaluate(async (size) => {
      await window.harness.load('case', { src: '/cases/html-box.json' }, size);
      window.harness.box('case').style.visibility = 'hidden';
    }, SIZE);
    const pixels = await capture(session, SIZE);
    expect(pixels.every((value) => value === 255)).toBe(true);
  });
});
