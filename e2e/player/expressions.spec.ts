import { PNG } from 'pngjs';
import { expect, playerOf, test } from './fixtures';
import { square } from './harness/square';
import { RENDERERS } from './renderers';

// Expressions need `eval`, which the page's policy forbids.
test.use({ bypassCSP: true });

/** A red square at half height, which an expression moves to the upper edge. */
function squareOfExpression() {
  const { layers, ...animation } = square();
  const [layer] = layers;
  const p = { a: 0, k: [50, 50, 0], x: 'var $bm_rt = [50, 20, 0];' };
  return { ...animation, layers: [{ ...layer, ks: { ...layer?.ks, p } }] };
}

test('evaluates expressions only for the player that enables them', async ({ page }) => {
  await page.evaluate(() => window.harness.drawOnPage());
  const size = { width: 100, height: 100 };
  for (const renderer of RENDERERS) {
    /** Whether the square is at the upper edge. */
    const isMoved = async (name: string, expressions: boolean) => {
      const { load, box } = playerOf(page, `${name} ${renderer}`.replace(' ', '-'));
      expect(await load({ src: squareOfExpression(), renderer, expressions }, size)).toBe('stopped');
      const { data, width } = PNG.sync.read(await box.screenshot());
      return data[(5 * width + 50) * 4 + 1] === 0;
    };
    expect(await isMoved('before', false), renderer).toBe(false);
    expect(await isMoved('enabled', true), renderer).toBe(true);
    expect(await isMoved('after', false), renderer).toBe(false);
  }
});
