import { exhaustiveUnless } from '../exhaustive';
import { expect, playerOf, test } from './fixtures';
import { capture } from './harness/capture';
import { schemaDefaults } from './harness/schema-defaults';
import { RENDERERS } from './renderers';

const SIZE = { width: 100, height: 100 };

/** A frame between two keyframes. */
const FRAME = 20;

test.use({ trace: 'off', viewport: SIZE });

for (const renderer of RENDERERS) {
  test(
    `${renderer}: uses the default of each property that a file leaves out`,
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
          const captures = [];
          for (const src of [without, stated]) {
            captures.push(await draw(src));
            await player.unmount();
          }
          const [implicit, explicit] = captures;
          expect.soft(typeof implicit === 'string' ? implicit : 'drawn', field).toBe('drawn');
          expect
            .soft(Buffer.isBuffer(implicit) && Buffer.isBuffer(explicit) && implicit.equals(explicit), field)
            .toBe(true);
        });
      }
    },
  );
}
