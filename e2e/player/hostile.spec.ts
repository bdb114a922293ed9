import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exhaustiveUnless } from '../exhaustive';
import { expect, playerOf, test } from './fixtures';
import { casesFolder } from './harness/cases';
import { TOO_MUCH } from './harness/hostile-files';
import { square } from './harness/square';
import { RENDERERS } from './renderers';

/** Milliseconds after which the page counts as blocked. */
const LIMIT = 3000;

const files = readdirSync(join(casesFolder, 'hostile')).map((file) => `/cases/hostile/${file}`);

for (const renderer of RENDERERS) {
  test(
    `${renderer}: a hostile file sends no request, adds no element and finishes`,
    exhaustiveUnless(renderer === 'svg'),
    async ({ page }) => {
      const player = playerOf(page);
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      const elements = () => page.locator('iframe, form, script, body style, object, embed').count();
      const before = await elements();
      for (const src of files) {
        await test.step(src, async () => {
          requested.length = 0;
          const started = Date.now();
          const state = await player.load({ src, renderer });
          expect.soft(state, src).toBe('stopped');
          expect.soft(Date.now() - started, src).toBeLessThan(LIMIT);
          expect
            .soft(
              requested.filter((path) => path !== src && !path.startsWith('/bundle/')),
              src,
            )
            .toEqual([]);
          expect.soft(await elements(), src).toBe(before);
          await player.unmount();
        });
      }
    },
  );

  for (const [what, src] of Object.entries(TOO_MUCH)) {
    test(
      `${renderer}: the page stays responsive with ${what}`,
      exhaustiveUnless(renderer === 'svg'),
      async ({ page }) => {
        const player = playerOf(page);
        // Text reaches the page faster than an object of this size.
        const text = typeof src === 'string' ? src : JSON.stringify(src);
        const started = Date.now();
        expect(['stopped', 'error']).toContain(await player.load({ src: text, renderer }));
        expect(Date.now() - started).toBeLessThan(LIMIT);
        await player.unmount();
        expect(await player.load({ src: square(), renderer })).toBe('stopped');
      },
    );
  }
}
