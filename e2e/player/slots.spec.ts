import { gate } from '../gate';
import { expect, playerOf, test } from './fixtures';
import { readCase } from './harness/cases';
import type { SerialisableProps } from './harness/page';
import { square } from './harness/square';
import { RENDERERS } from './renderers';
import { CHANGED, colorsOf, OWN, SLOTS, watchSlotChange } from './slots';

/** The upper half has its color and its size in slots, the lower half a gradient and its opacity. */
const src: object = JSON.parse(readCase('slotted.json'));

const WAYS = [...RENDERERS.map((renderer) => [renderer, true] as const), ['canvas', false] as const];

for (const [renderer, hasWorker] of WAYS) {
  test(`shows the host’s slots from the first frame on, and when they change, in ${renderer}${hasWorker ? '' : ' on the page'}`, async ({
    page,
  }) => {
    if (!hasWorker) await page.evaluate(() => window.harness.drawOnPage());
    const player = playerOf(page);
    await player.load({ src, renderer, slots: SLOTS });
    await expect.poll(() => colorsOf(page)).toEqual(CHANGED);
    await player.seek(30);
    for (const [slots, colors] of [
      [{}, OWN],
      [SLOTS, CHANGED],
      [{ ink: [0, 1, 1] }, ['0,255,255', '0,255,0', '0,255,0']],
      [undefined, OWN],
    ] as const) {
      await player.update({ slots });
      await expect.poll(() => colorsOf(page)).toEqual(colors);
      expect(await player.frame()).toBe(30);
    }
    expect(await player.events()).toEqual(['load', 'ready', 'pause']);
  });
}

for (const renderer of ['svg', 'canvas'] as const) {
  test(`shows a slot that changes during playback at the same frame, without a gap, in ${renderer}`, async ({
    page,
  }) => {
    const moving = JSON.parse(JSON.stringify(square({ frames: 600 })));
    moving.layers[0].shapes[0].it[1].c.sid = 'ink';
    const player = playerOf(page);
    await player.load({ src: moving, renderer, speed: 0.2, loop: true, slots: { ink: '#0000ff' } });
    await player.seek(300);
    await player.play();
    const { colors, empty, leap } = await page.evaluate(watchSlotChange);
    expect(await player.state()).toBe('playing');
    expect({ colors, empty }).toEqual({ colors: ['blue', 'green'], empty: 0 });
    expect(leap).toBeLessThan(8);
  });

  test(`shows a slot that changes while the file loads in its first frame, in ${renderer}`, async ({
    page,
  }) => {
    const answer = gate();
    await page.route('/late.json', async (route) => {
      await answer.opened;
      await route.fulfill({ json: src });
    });
    const player = playerOf(page);
    const requested = page.waitForRequest('**/late.json');
    await player.mount({ src: '/late.json', renderer });
    await requested;
    await player.update({ slots: SLOTS });
    answer.open();
    expect(await player.settled()).toBe('stopped');
    await expect.poll(() => colorsOf(page)).toEqual(CHANGED);
    expect(await player.eventsAndFrames()).toEqual(['load', 'ready']);
  });
}

test('warns about slots that can’t be sent to a worker or are invalid, and the others apply', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().startsWith('slots.')) warnings.push(message.text());
  });
  const state = await page.evaluate(
    ({ src, slots }) => {
      const circular: unknown[] = [];
      circular.push(circular);
      const invalid = { size: 5n, opacity: 'much', ink: circular, inc: 5 } as unknown as typeof slots;
      return window.harness.load('player', { src, renderer: 'canvas', slots: { ...slots, ...invalid } });
    },
    { src, slots: SLOTS as NonNullable<SerialisableProps['slots']> },
  );
  expect(state).toBe('stopped');
  await expect
    .poll(() => warnings.map((warning) => warning.split(' ')[0]).sort())
    .toEqual(['slots.inc', 'slots.ink', 'slots.opacity', 'slots.size']);
  await expect.poll(() => colorsOf(page)).toEqual([OWN[0], CHANGED[1], CHANGED[2]]);
});

test('renders a slot while it changes continuously', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src, renderer: 'canvas', slots: SLOTS });
  const drawn = await page.evaluate(async () => {
    for (let red = 0; red <= 200; red += 1) {
      window.harness.update('player', { slots: { ink: [red / 200, 0, 0] } });
      await new Promise((resolve) => setTimeout(resolve));
    }
    return window.harness.details('player', 'frame').length;
  });
  expect(drawn).toBeGreaterThan(20);
  await expect.poll(async () => (await colorsOf(page))[0]).toBe('255,0,0');
});

test('shows the computed color of an element, in a snapshot too', async ({ page }) => {
  const player = playerOf(page);
  for (const [renderer, color, rgb] of [
    ['svg', 'oklch(0.7 0.1 200)', '64,177,183'],
    ['canvas', 'oklch(0.7 0.1 200)', '64,177,183'],
    ['svg', 'rgb(30 20 200 / 90%)', '30,20,200'],
  ] as const) {
    const ink = await page.evaluate((color) => {
      document.body.style.color = color;
      return getComputedStyle(document.body).color;
    }, color);
    await player.load({ src, renderer, slots: { ink } });
    await expect.poll(async () => (await colorsOf(page))[0], `${renderer}, ${color}`).toBe(rgb);
    const snapshot = await page.evaluate(async () =>
      (await window.harness.handle('player').snapshot({ format: 'svg' })).text(),
    );
    expect(snapshot).toContain(`rgb(${rgb})`);
    await player.unmount();
  }
});
