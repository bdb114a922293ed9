import { join } from 'node:path';
import { renderPoster } from '@northlight/player/poster';
import pixelmatch from 'pixelmatch';
import { animationText, corpusFolder, drawableFiles } from '@/testing/corpus';
import { exhaustive } from '@/testing/exhaustive';
import { expect, playerOf, test } from './fixtures';
import { capture, decode } from './pixels';

const SIDE = 200;
const SIZE = { width: SIDE, height: SIDE };

test.use({ trace: 'off', viewport: SIZE });

/** Returns whether a file contains text in a font, which Node can't measure. */
const usesFonts = (text: string) => {
  const { fonts, chars } = JSON.parse(text);
  return Boolean(fonts?.list?.length) && !chars;
};

for (const [index, file] of drawableFiles.entries()) {
  const details = index === 0 ? {} : exhaustive;
  test(`a poster from Node looks like the svg renderer: ${file}`, details, async ({ page }) => {
    const text = animationText(file);
    test.skip(usesFonts(text), 'The file contains text in a font.');
    const player = playerOf(page);
    for (const percent of [0, 50]) {
      await player.load({ src: `/corpus/${file}` }, SIZE);
      await player.showFrame(Math.floor(((await player.totalFrames()) * percent) / 100));
      const expected = decode(await capture(page));
      await player.unmount();
      const { svg } = await renderPoster(join(corpusFolder, file), { percent });
      await page.evaluate(
        async (url) => {
          const image = document.body.appendChild(document.createElement('img'));
          // The SVG fits its contents into its viewport. `object-fit: contain` would align them to whole pixels.
          image.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; object-fit: fill';
          image.src = url;
          await image.decode();
        },
        `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
      );
      const drawn = decode(await capture(page));
      await page.evaluate(() => document.querySelector('img')?.remove());
      const differing = pixelmatch(expected.data, drawn.data, null, SIDE, SIDE, { threshold: 0.1 });
      expect(differing / SIDE ** 2, `at ${percent} %`).toBeLessThan(0.01);
    }
  });
}
