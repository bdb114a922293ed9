import { PNG } from 'pngjs';
import { expect, playerOf, test } from './fixtures';
import { square, staticValue } from './harness/square';
import { ON_MAGENTA, paintedPixels } from './painted-pixels';
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

test('draws a stroke whose dashes have no names', async ({ page }) => {
  const { layers, ...animation } = square();
  const d = ['d', 'g', 'o'].map((n) => ({ n, v: staticValue(5) }));
  const stroke = { ty: 'st', c: staticValue([0, 0, 1]), o: staticValue(100), w: staticValue(5), d };
  const path = { ty: 'rc', d: 1, s: staticValue([60, 60]), p: staticValue([0, 0]), r: staticValue(0) };
  const src = { ...animation, layers: [{ ...layers[0], shapes: [path, stroke] }] };
  const player = playerOf(page);
  for (const renderer of RENDERERS) {
    expect(await player.load({ ...ON_MAGENTA, src, renderer, expressions: true }), renderer).toBe('stopped');
    expect(paintedPixels(await player.picture.screenshot()), renderer).toBeGreaterThan(0);
    await player.unmount();
  }
});
