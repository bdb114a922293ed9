import type { Locator, Page } from '@playwright/test';
import type { PlayerHotspot } from '@/player/types';
import { loadWithControls } from './controls';
import { expect, nextFrame, playerOf, test } from './fixtures';
import type { MountOptions, SerialisableProps } from './harness/page';
import { square, staticValue } from './harness/square';
import { RENDERERS } from './renderers';

declare global {
  var pressed: string[];
}

/** The square moves by 4 pixels a frame. The lamp of 16 pixels is at the upper right, in the first 30 frames. */
function rooms() {
  const animation = structuredClone(square());
  const [door] = animation.layers;
  const lamp = structuredClone(door);
  Object.assign(door ?? {}, { nm: 'Door' });
  const ks = { ...door?.ks, p: staticValue([90, 10, 0]), s: staticValue([10, 10, 100]) };
  return { ...animation, layers: [door, { ...lamp, nm: 'Lamp', ind: 2, op: 30, ks }] };
}

const LINK = { layer: 'Lamp', label: 'About the lamp', href: '#lamp' };
const HOTSPOTS = [{ layer: 'Door', label: 'Open the door' }, LINK];

/** Passes hotspots to the player. Those without a link add their label to `pressed`. */
const setHotspots = (page: Page, hotspots: readonly Partial<PlayerHotspot>[]) =>
  page.evaluate((hotspots) => {
    const withPress = hotspots.map((one) =>
      one.href ? one : { ...one, onPress: () => pressed.push(`${one.label}`) },
    );
    window.harness.update('player', { hotspots: withPress as PlayerHotspot[] });
  }, hotspots);

async function load(page: Page, props: SerialisableProps = {}, options: MountOptions = {}) {
  const player = playerOf(page);
  await page.evaluate(() => {
    globalThis.pressed = [];
  });
  await player.load({ src: rooms(), label: 'Rooms', ...props }, options);
  await setHotspots(page, HOTSPOTS);
  return { ...player, ...hotspotsIn(player.box) };
}

const hotspotsIn = (box: Locator) => ({
  door: box.getByRole('button', { name: 'Open the door' }),
  lamp: box.getByRole('link', { name: 'About the lamp' }),
});

const boxOf = async (hotspot: Locator) => {
  const box = await hotspot.boundingBox();
  return box && [box.x, box.y, box.width, box.height];
};

const pressedOn = (page: Page) => page.evaluate(() => globalThis.pressed);

for (const renderer of RENDERERS) {
  test(`${renderer}: hotspots follow their layers, and are hidden with them`, async ({ page }) => {
    const player = await load(page, { renderer, speed: 0.2, workerUrl: '/worker.js' });
    await expect.poll(() => boxOf(player.door)).toEqual([0, 120, 160, 160]);
    expect(await boxOf(player.lamp)).toEqual([348, 28, 24, 24]);
    await player.showFrame(40);
    await expect.poll(() => boxOf(player.door)).toEqual([160, 120, 160, 160]);
    await expect(player.lamp).toBeHidden();
    await player.showFrame(0);
    await expect(player.lamp).toBeVisible();
    await player.play();
    const distances = await page.evaluate(async () => {
      const { frame } = window.harness.handle('player');
      while (window.harness.handle('player').frame === frame) await new Promise(requestAnimationFrame);
      const door = document.querySelector('button.player-hotspot') as HTMLElement;
      const measured: number[] = [];
      for (let count = 0; count < 20; count += 1) {
        await new Promise(requestAnimationFrame);
        const { left } = door.getBoundingClientRect();
        const box = await window.harness.handle('player').boxOf('Door');
        measured.push(Math.abs(left - (box?.left ?? 0)));
      }
      return measured;
    });
    // In one frame of the display, the square moves by 0.8 pixels. The machine might skip some frames.
    expect(distances.sort((a, b) => a - b)[10]).toBeLessThan(3);
  });
}

test('the Tab key reaches hotspots in the order of the list, with a focus ring', async ({ page }) => {
  const { door, lamp, showFrame } = await load(page);
  await expect(lamp).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(door).toBeFocused();
  await expect(door).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  expect(await pressedOn(page)).toEqual(['Open the door', 'Open the door']);
  await page.keyboard.press('Tab');
  await expect(lamp).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#lamp$/);
  await showFrame(30);
  await expect(lamp).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('player-stage');
  await page.keyboard.press('Tab');
  await expect(door).toBeFocused();
});

for (const place of [undefined, 'shadow root'] as const) {
  const where = place ?? 'page';
  test(`a focused hotspot in the ${where} keeps the focus when the list changes around it`, async ({
    page,
  }) => {
    const { door, lamp, box } = await load(page, {}, { place });
    await door.focus();
    const isSame = await door.evaluateHandle((element) => element);
    await setHotspots(page, [LINK, { layer: 'Door', label: 'Close the door' }]);
    const closing = box.getByRole('button', { name: 'Close the door' });
    await expect(closing).toBeFocused();
    expect(await closing.evaluate((element, other) => element === other, isSame)).toBe(true);
    expect(
      await box.locator('.player-hotspot').evaluateAll((all) => all.map((one) => one.ariaLabel)),
    ).toEqual(['About the lamp', 'Close the door']);
    await closing.press('Enter');
    expect(await pressedOn(page)).toEqual(['Close the door']);
    await setHotspots(page, [LINK]);
    await expect(closing).toHaveCount(0);
    await expect(lamp).toBeVisible();
  });
}

test('a list with the same values changes no element, but has the new callbacks', async ({ page }) => {
  const { door } = await load(page);
  await expect(door).toBeVisible();
  const changes = await page.evaluate(async (src) => {
    const observer = new MutationObserver(() => {});
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    const onPress = () => pressed.push('new');
    const hotspots = [
      { layer: 'Door', label: 'Open the door', onPress },
      { layer: 'Lamp', label: 'About the lamp', href: '#lamp' },
    ];
    window.harness.update('player', { src, hotspots });
    return observer.takeRecords().length;
  }, rooms());
  expect(changes).toBe(0);
  await door.click();
  expect(await pressedOn(page)).toEqual(['new']);
});

test('a press on a hotspot doesn’t play the animation, but shortcuts do', async ({ page }) => {
  const player = await loadWithControls(page, { src: rooms(), label: 'Square' });
  await page.evaluate(() => {
    globalThis.pressed = [];
  });
  await setHotspots(page, HOTSPOTS);
  const { door } = hotspotsIn(player.box);
  await door.click();
  await page.keyboard.press('Space');
  expect(await pressedOn(page)).toEqual(['Open the door', 'Open the door']);
  expect(await player.events()).toEqual(['load', 'ready']);
  await page.keyboard.press('k');
  await expect(player.button('Pause')).toBeVisible();
});

test('an animation with hover keeps playing while the pointer is over a hotspot', async ({ page }) => {
  const player = await load(page, { hover: true, loop: true, speed: 0.01 });
  await expect(player.lamp).toBeVisible();
  await page.mouse.move(380, 380);
  await expect.poll(() => player.state()).toBe('playing');
  await player.lamp.hover();
  expect(await player.state()).toBe('playing');
  await page.mouse.move(600, 600);
  await expect.poll(() => player.state()).toBe('stopped');
  expect(await player.events()).toEqual(['load', 'ready', 'play', 'stop']);
});

test('the console names each wrong hotspot once', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const { box, door } = await load(page);
  for (const label of ['Open the door', 'Close the door'])
    await page.evaluate((label) => {
      const hotspots = [
        { layer: 'Dor', label: 'Open', href: '#door' },
        { layer: 'Lamp', label: ' ', href: '#lamp' },
        { layer: 'Lamp', label: 'Script', href: ' java\nscript:alert(1)' },
        { layer: 'Lamp', label: 'Nothing' },
        { layer: 'Door', label, href: '#door' },
      ];
      window.harness.update('player', { hotspots });
    }, label);
  await expect(door).toHaveCount(0);
  await expect(box.locator('.player-hotspot:visible')).toHaveCount(1);
  // The module with the messages loads with the first one.
  await expect.poll(() => warnings.length).toBeGreaterThanOrEqual(4);
  await nextFrame(page);
  expect(warnings.sort()).toEqual([
    'Rooms: The hotspot of "Lamp" is left out: its href is " java\\nscript:alert(1)"; it must be a URL that doesn’t run a script.',
    'Rooms: The hotspot of "Lamp" is left out: its label is " "; it must be a text that says what a press does.',
    'Rooms: The hotspot of "Lamp" is left out: its onPress is missing; it must be a function, unless the hotspot has an href.',
    'Rooms: hotspots has "Dor", but the file has no such layer (it has: Door).',
  ]);
});

test('players without React have hotspots too', async ({ page }) => {
  await page.evaluate((src) => {
    globalThis.pressed = [];
    const element = document.createElement('northlight-player');
    Object.assign(element, { src, label: 'Rooms', loading: 'eager', width: 1, height: 1 });
    const hotspots = JSON.stringify([{ layer: 'Lamp', label: 'About the lamp', href: '#lamp' }]);
    element.setAttribute('hotspots', hotspots);
    document.body.append(element);
    addEventListener('hashchange', () => pressed.push(location.hash));
  }, rooms());
  const { lamp } = hotspotsIn(page.locator('northlight-player'));
  await lamp.click();
  await expect.poll(() => pressedOn(page)).toEqual(['#lamp']);
  await page.evaluate(() => document.querySelector('northlight-player')?.remove());
  await expect(lamp).toHaveCount(0);
});
