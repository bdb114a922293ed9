import { readTestFile } from '@/testing/cases';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, playerOf, test } from './fixtures';
import { failingLayer, precompLayer, square } from './harness/square';
import { capturePlayers, loadSources, ON_MAGENTA, paintedPixels, picturesAt } from './pixels';
import { RENDERERS } from './renderers';

const { layers, ...animation } = square();
const [layer] = layers;

/** Animations that are visible in their first frame, although lottie-web can't render some layers. */
const unrenderable: Record<string, object> = JSON.parse(readTestFile('unrenderable-layers.json'));

/**
 * Pairs of files that look the same. In each pair, lottie-web can't render some layers of the first file.
 */
const equivalent: Record<string, object[]> = JSON.parse(readTestFile('equivalent-files.json'));

for (const renderer of RENDERERS) {
  const sample = exhaustiveUnless(renderer === 'svg');

  test(`an unrenderable layer hides no other layers in ${renderer}`, sample, async ({ page }) => {
    // The HTML renderer reports an error for text without a font.
    const shown = Object.entries(unrenderable).filter(
      ([what]) => !(what.startsWith('a text') && renderer === 'html'),
    );
    // Write the large number with an exponent, as some exporters do.
    const sources = shown.map(([, file]) => JSON.stringify(file).replace('1000000000', '1e9'));
    const boxes = await loadSources(page, sources, { ...ON_MAGENTA, renderer }, 200);
    for (const [index, picture] of (await capturePlayers(page, boxes)).entries()) {
      const what = shown[index]?.[0];
      expect.soft(paintedPixels(picture), what).toBeGreaterThan(0);
      expect.soft((await playerOf(page, `${index}`).snapshot('svg')).length, what).toBeGreaterThan(100);
    }
  });

  test(`an unrenderable layer doesn’t change other layers in ${renderer}`, sample, async ({ page }) => {
    const pairs = Object.entries(equivalent);
    // Seek mostly forward, and finally backward.
    const pictures = async (sources: (object | undefined)[]) => {
      const boxes = await loadSources(page, sources, { ...ON_MAGENTA, renderer }, 200);
      return picturesAt(page, [0, 20, 40, 41, 10], boxes);
    };
    const actual = await pictures(pairs.map(([, pair]) => pair[0]));
    const expected = await pictures(pairs.map(([, pair]) => pair[1]));
    for (const [index, picture] of actual.entries()) {
      const what = pairs[index % pairs.length]?.[0];
      expect(paintedPixels(picture), what).toBeGreaterThan(0);
      expect(picture.data.equals(expected[index]?.data as Buffer), what).toBe(true);
    }
  });
}

test('an unrenderable layer is omitted with a warning at its first frame, and the others keep playing', async ({
  page,
}) => {
  const player = playerOf(page);
  const failing = (nm: string) => ({ ...failingLayer, nm, ip: 30 });
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await player.load({
    src: {
      ...animation,
      assets: [{ id: 'half', layers: [failing('Tower'), ...layers] }],
      layers: [failing('Bridge'), { ...precompLayer('half'), ip: 30 }, ...layers],
    },
  });
  const shapesAt = async (frame: number) => {
    await player.seek(frame);
    return player.picture
      .locator('path[fill]')
      .evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().x));
  };
  const [before = 0] = await shapesAt(20);
  await expect.poll(async () => (await shapesAt(40)).length).toBe(2);
  for (const name of ['Tower', 'Bridge'])
    await expect.poll(() => warnings.join()).toMatch(new RegExp(`left out.*"${name}"`));
  expect((await shapesAt(41))[0]).toBeGreaterThan(before);
  for (const format of ['svg', 'png'] as const)
    expect((await player.snapshot(format)).length).toBeGreaterThan(100);
});

test('an unrenderable layer doesn’t affect other layers, including its child', async ({ page }) => {
  const player = playerOf(page);
  for (const ip of [0, 30])
    for (const shapes of [1, 800]) {
      const failing = { ...failingLayer, ind: 9, ip };
      const child = { ...layer, ind: 8, ip, parent: 9, shapes: Array(shapes).fill(layer?.shapes[0]) };
      for (const [all, count] of [
        [[failing, child, ...layers], shapes + 1],
        [[...layers, failing], 1],
      ] as const) {
        expect(await player.load({ src: JSON.stringify({ ...animation, layers: all }) })).toBe('stopped');
        await player.seek(40);
        await expect(player.box.locator('path[fill]')).toHaveCount(count);
        await player.unmount();
      }
    }
});

test('an unrenderable layer causes an error only if no other layer is ever visible', async ({ page }) => {
  const player = playerOf(page);
  const from = (ip: number) => ({ ...animation, layers: [failingLayer, { ...layer, ip }] });
  const shape = player.box.locator('path[fill]');
  expect(await player.load({ src: from(30) })).toBe('stopped');
  await expect(shape).toBeHidden();
  await player.seek(40);
  await expect(shape).toBeVisible();
  await player.unmount();
  const src = '/files/visible-at-minus-one.json';
  expect(await player.load({ src, renderer: 'canvas' })).toBe('stopped');
  await player.unmount();
  expect(await player.load({ src: from(90) })).toBe('error');
});

test('a canvas with an unrenderable layer seeks back to the first frame of a segment', async ({ page }) => {
  const player = playerOf(page);
  const turned = { ...layer, ks: { ...layer?.ks, r: { a: 1, k: [{ t: 10, s: [0] }] } } };
  const src = { ...animation, layers: [turned] };
  await player.load({ ...ON_MAGENTA, src, renderer: 'canvas', segment: [20, 60] });
  const screenshot = () => player.picture.screenshot();
  const first = await screenshot();
  await player.seek(10);
  expect(await screenshot()).not.toEqual(first);
  await player.seek(0);
  expect(await screenshot()).toEqual(first);
});
