import { gate } from '../hold-requests';
import { expect, playerOf, test } from './fixtures';
import type { SerialisableProps } from './harness/page';
import { square } from './harness/square';
import { RENDERERS } from './renderers';
import { CHANGED, colorsOf, OWN, SLOTS, SLOTTED as src, watchSlotChange } from './slots';

const WAYS = [...RENDERERS.map((renderer) => [renderer, true] as const), ['canvas', false] as const];

for (const [renderer, hasWorker] of WAYS) {
  const where = hasWorker ? renderer : `${renderer} on the page`;

  test(`${where}: the host's slots are on screen from the first frame on, and when they change`, async ({
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
  test(`${renderer}: a slot that changes during playback is on screen at the same frame, without a gap`, async ({
    page,
  }) => {
    const moving = JSON.parse(JSON.stringify(square({ frames: 600 })));
    moving.layers[0].shapes[0].it[1].c.sid = 'ink';
    const player = playerOf(page);
    await player.load(
      { src: moving, renderer, speed: 0.2, loop: true, slots: { ink: '#0000ff' } },
      { height: 400 },
    );
    await player.seek(300);
    await player.play();
    const { colors, empty, leap } = await page.evaluate(watchSlotChange);
    expect(await player.state()).toBe('playing');
    expect({ colors, empty }).toEqual({ colors: ['blue', 'green'], empty: 0 });
    expect(leap).toBeLessThan(8);
  });

  test(`${renderer}: a slot that changes while the file loads is in its first frame`, async ({ page }) => {
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

  test(`${renderer}: invalid slots are named in the console, and the others apply`, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().startsWith('slots.')) warnings.push(message.text());
    });
    const state = await page.evaluate(
      ({ src, renderer, slots }) => {
        const circular: unknown[] = [];
        circular.push(circular);
        const invalid = { size: 5n, opacity: 'much', ink: circular, inc: 5 } as unknown as typeof slots;
        return window.harness.load('player', { src, renderer, slots: { ...slots, ...invalid } });
      },
      { src, renderer, slots: SLOTS as NonNullable<SerialisableProps['slots']> },
    );
    expect(state).toBe('stopped');
    await expect
      .poll(() => warnings.sort())
      .toEqual([
        'slots.inc is set, but the file has no such slot (it has: ink, opacity, size, sky).',
        'slots.ink is an object; it must be a color: #rgb, #rrggbb, a computed CSS color, or a list of red, green and blue from 0 to 1.',
        'slots.opacity is "much"; it must be a number.',
        'slots.size is 5; it must be a list of two or three numbers.',
      ]);
    await expect.poll(() => colorsOf(page)).toEqual([OWN[0], CHANGED[1], CHANGED[2]]);
  });
}

test('a slot that changes continuously is rendered while it does', async ({ page }) => {
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

test('a snapshot has the slots too', async ({ page }) => {
  await playerOf(page).load({ src, slots: SLOTS });
  const text = await page.evaluate(async () =>
    (await window.harness.handle('player').snapshot({ format: 'svg' })).text(),
  );
  expect(text).toContain('rgb(255,128,0)');
});

test('a text and an image replace those of the file', async ({ page }) => {
  const text = await page.evaluate(async () => {
    const file = JSON.parse(JSON.stringify(window.harness.square()));
    const still = (k: unknown) => ({ a: 0, k });
    const ks = {
      o: still(100),
      r: still(0),
      a: still([0, 0, 0]),
      s: still([100, 100, 100]),
      p: still([10, 90, 0]),
    };
    file.fonts = { list: [{ fName: 'sans', fFamily: 'sans-serif', fStyle: 'Regular', ascent: 75 }] };
    const words = { s: 12, f: 'sans', t: 'words', j: 0, tr: 0, lh: 14, ls: 0, fc: [0, 0, 0] };
    file.layers.push({
      ...{ ty: 5, ind: 2, ip: 0, op: 60, st: 0, ks },
      t: { d: { k: [{ t: 0, s: words }], sid: 'greeting' }, p: {}, m: { g: 1, a: still([0, 0]) }, a: [] },
    });
    file.assets = [{ id: 'picture', w: 20, h: 20, u: '', p: 'data:,', e: 1, sid: 'logo' }];
    file.layers.push({ ty: 2, refId: 'picture', ind: 3, ip: 0, op: 60, st: 0, ks });
    const logo = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    await window.harness.load('player', { src: file, slots: { greeting: 'hello', logo } });
    const [drawn] = window.harness.pictures('player');
    return [
      drawn?.querySelector('g[aria-label]')?.getAttribute('aria-label'),
      drawn?.querySelector('image')?.getAttribute('href') === logo,
    ];
  });
  expect(text).toEqual(['hello', true]);
});

for (const [renderer, color, drawn] of [
  ['svg', 'oklch(0.7 0.1 200)', '64,177,183'],
  ['canvas', 'oklch(0.7 0.1 200)', '64,177,183'],
  ['svg', 'rgb(30 20 200 / 90%)', '30,20,200'],
] as const) {
  test(`${renderer}: a slot may be the computed color ${color} of an element`, async ({ page }) => {
    const ink = await page.evaluate((color) => {
      document.body.style.color = color;
      return getComputedStyle(document.body).color;
    }, color);
    const player = playerOf(page);
    await player.load({ src, renderer, slots: { ink } });
    await expect.poll(async () => (await colorsOf(page))[0]).toBe(drawn);
  });
}
