import { loadWithControls, openPopover } from './controls';
import { expect, openHarness, playerOf, isolatedTest as test } from './fixtures';
import { square } from './harness/square';
import { colorAt, decode } from './pixels';

/** Returns other pixels than those of the canvas, as browsers do that guard against fingerprinting. */
const CHANGE_PIXELS = `for (const name of ['CanvasRenderingContext2D', 'OffscreenCanvasRenderingContext2D'])
  if (self[name]) self[name].prototype.getImageData = (x, y, width, height) =>
    new ImageData(new Uint8ClampedArray(4 * width * height).map(() => 256 * Math.random()), width, height);`;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(CHANGE_PIXELS);
  await page.route('**/worker.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${CHANGE_PIXELS}\n${await response.text()}` });
  });
  await openHarness(page);
});

for (const where of ['a worker', 'the page'])
  test(`a luma matte has the right pixels although ${where} can’t read them`, async ({ page }) => {
    if (where === 'the page') await page.evaluate(() => window.harness.drawOnPage());
    const player = playerOf(page);
    const src = '/cases/matte-luma-inverted.json';
    await player.load({ src, renderer: 'canvas', background: '#ffffff' }, { width: 100, height: 100 });
    const png = decode(await player.picture.screenshot());
    expect(colorAt(png, 30, 50)).toEqual([255, 255, 255]);
    expect(['0,127,0', '0,128,0']).toContain(String(colorAt(png, 70, 50)));
  });

test('slots, backgrounds and the color picker have the colors of the app', async ({ page }) => {
  const src = JSON.parse(JSON.stringify(square()));
  src.layers[0].shapes[0].it[1].c.sid = 'ink';
  for (const [color, rgb, hex] of [
    ['rgb(10 20 30 / 0.5)', 'rgb(10,20,30)', '#0a141e'],
    ['oklch(0.62796 0.25768 29.234)', 'rgb(255,0,0)', '#ff0000'],
    ['color(display-p3 0 1 0)', 'rgb(0,255,0)', '#00ff00'],
    ['lab(100 none 0)', 'rgb(255,255,255)', '#ffffff'],
  ] as const) {
    const player = await loadWithControls(page, { src, slots: { ink: color }, background: color });
    const svg = String(await player.snapshot('svg'));
    expect(svg, color).toContain(`fill="${rgb}"`);
    expect(svg, color).toContain(`fill="${hex}"`);
    const picker = await openPopover(page, 'Background');
    await expect(picker.getByRole('textbox', { name: 'Color', exact: true })).toHaveValue(hex);
    await player.unmount();
  }
});
