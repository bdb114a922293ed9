import { exhaustiveUnless } from '../exhaustive';
import { expect, playerOf, test } from './fixtures';
import { capture } from './harness/capture';
import { schemaDefaults } from './harness/schema-defaults';
import { RENDERERS } from './renderers';

const SIZE = { width: 100, height: 100 };

/** Between two keyframes. */
const FRAME = 20;

test.use({ trace: 'off', viewport: SIZE });

for (const renderer of RENDERERS) {
  test(
    `${renderer}: what a file leaves out is drawn as its default`,
    exhaustiveUnless(renderer === 'svg'),
    async ({ page }) => {
      test.setTimeout(180_000);
      const session = await page.context().newCDPSession(page);
      await page.evaluate(() => {
        document.body.style.margin = '0';
      });
      const player = playerOf(page);
      const draw = async (src: object) => {
        const state = await player.load({ src, renderer }, SIZE);
        if (state !== 'stopped') return state;
        await page.evaluate((frame) => window.harness.showFrame('player', frame), FRAME);
        return capture(session, SIZE);
      };
      for (const { field, without, with: stated } of schemaDefaults().pairs) {
        await test.step(field, async () => {
          const pictures = [];
          for (const src of [without, stated]) {
            pictures.push(await draw(src));
            await player.unmount();
          }
          const [left, said] = pictures;
          expect.soft(typeof left === 'string' ? left : 'drawn', field).toBe('drawn');
          expect.soft(Buffer.isBuffer(left) && Buffer.isBuffer(said) && left.equals(said), field).toBe(true);
        });
      }
    },
  );
}
