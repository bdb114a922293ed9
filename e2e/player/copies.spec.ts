import { expect, test } from './fixtures';
import { capture } from './harness/capture';

const SIZE = { width: 200, height: 100 };

test.use({ trace: 'off', viewport: SIZE });

test('two copies of the player on a page share no id', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  /** A copy has files of its own: React's other build. @param name of the player that is mounted */
  const load = (name: string, copy: 'first' | 'second') =>
    page.evaluate(
      async ([name, copy]) => {
        document.body.style.cssText = 'margin:0;display:flex';
        const harness = window.harness;
        const other = '/bundle/development/page.js';
        if (copy === 'second') await import(other);
        const state = await window.harness.load(
          name,
          { src: `/cases/${name}.json` },
          { width: 100, height: 100 },
        );
        window.harness = harness;
        return state;
      },
      [name, copy] as const,
    );
  expect(await load('two-copies-a', 'first')).toBe('stopped');
  expect(await load('two-copies-b', 'first')).toBe('stopped');
  const wanted = await capture(session, SIZE);
  await page.reload();
  await page.waitForFunction(() => 'harness' in window);
  expect(await load('two-copies-a', 'first')).toBe('stopped');
  expect(await load('two-copies-b', 'second')).toBe('stopped');
  const seen = await capture(session, SIZE);
  expect(seen.equals(wanted)).toBe(true);
  const ids = await page.locator('svg [id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
