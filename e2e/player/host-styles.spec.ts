import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exhaustiveUnless } from '../exhaustive';
import { expect, test } from './fixtures';
import { capture } from './harness/capture';
import { casesFolder } from './harness/cases';
import { RENDERERS } from './renderers';

/** Rules of a host for its own page, by what it is known for. Those of a file stand in its `style`. */
const HOSTS: Record<string, { css: string; dir?: 'rtl' }> = {
  'no rules': { css: '' },
  'from right to left': { css: '', dir: 'rtl' },
  'text set otherwise': { css: styleOf('inherited-text.html') },
  'text indented': { css: styleOf('text-indent.html') },
  'a reset': { css: styleOf('reset.html') },
  'empty elements gone': { css: styleOf('empty-div.html') },
  'everything fades': { css: styleOf('transition.html') },
  'images as wide as their column': { css: 'svg, img, canvas { max-width: 100%; height: auto }' },
  'a reset in a layer': {
    css: '@layer base { * { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid } img, svg, canvas { display: block; max-width: 100%; height: auto } }',
  },
  'icons that are drawn as lines': {
    css: 'svg { fill: none; stroke: red; stroke-width: 4; filter: invert(1) }',
  },
  'text in the middle': {
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

/** Late enough that the last of the files has changed. */
const FRAME = 40;

function styleOf(file: string) {
  return /<style>(.*)<\/style>/s.exec(readFileSync(join(casesFolder, file), 'utf8'))?.[1] ?? '';
}

test.use({ trace: 'off', viewport: SIZE });

for (const renderer of RENDERERS) {
  test(
    `${renderer}: a host's rules for its page change nothing in the picture`,
    exhaustiveUnless(renderer === 'svg'),
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      for (const file of FILES) {
        let wanted: Buffer | undefined;
        for (const [host, { css, dir = 'ltr' }] of Object.entries(HOSTS)) {
          await page.evaluate(
            async ({ src, renderer, css, dir, size, frame }) => {
              const sheet = new CSSStyleSheet();
              sheet.replaceSync(css);
              // The player's own box is the host's, wherever its rules put it.
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
          const seen = await capture(session, SIZE);
          wanted ??= seen;
          expect.soft(seen.equals(wanted), `${file} on a page with ${host}`).toBe(true);
          await page.evaluate(() => window.harness.unmount('case'));
        }
      }
    },
  );
}

for (const renderer of RENDERERS) {
  test(`${renderer}: forced colours change nothing in the picture`, async ({ page }) => {
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
      const wanted = await capture(session, SIZE);
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft((await capture(session, SIZE)).equals(wanted), file).toBe(true);
      await page.emulateMedia({ forcedColors: 'none' });
      await page.evaluate(() => window.harness.unmount('case'));
    }
  });
}

for (const renderer of RENDERERS) {
  test(`${renderer}: the picture stands in its box, which does not scroll`, async ({ page }) => {
    const scrolls = await page.evaluate(async (renderer) => {
      await window.harness.load(
        'case',
        { src: '/cases/html-box.json', renderer },
        { width: 200, height: 200 },
      );
      const box = window.harness.box('case');
      box.style.overflow = 'auto';
      return box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
    }, renderer);
    expect(scrolls).toBe(false);
  });
}

test('what a host hides is hidden', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(async (size) => {
    await window.harness.load('case', { src: '/cases/html-box.json' }, size);
    window.harness.box('case').style.visibility = 'hidden';
  }, SIZE);
  const pixels = await capture(session, SIZE);
  expect(pixels.every((value) => value === 255)).toBe(true);
});
