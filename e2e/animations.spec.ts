import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { colors } from '@/content/colors';
import { exhaustive } from '@/testing/exhaustive';
import {
  expect,
  phone,
  playerIsland,
  recordRequests,
  test,
  visit,
  visitInteractive,
  waitForPaint,
} from './fixtures';
import { holdRequests } from './hold-requests';
import { sampleWidths } from './viewports';

/** Returns where the chart of a day on campus begins and ends, as parts of the animation's width. */
function chartEnds(): readonly [number, number] {
  const { w, layers } = JSON.parse(readFileSync('public/animations/day-on-campus.json', 'utf8'));
  const now = layers.find(({ nm }: { nm: string }) => nm === 'now');
  const { k } = now.shapes[0].it.at(-1).p;
  return [k.at(0).s[0] / w, k.at(-1).s[0] / w];
}

test('the player of /#energy loads at 13:30, with a time scale below the chart', async ({ page }) => {
  const [begin, end] = chartEnds();
  await visit(page, '/#energy');
  const section = page.locator('#energy');
  await expect(section.locator('[data-state="stopped"]')).toBeVisible();
  const slider = section.getByRole('slider', { name: 'Seek' });
  await expect(slider).toHaveValue('56.3');
  await expect(slider).toHaveAttribute('aria-valuetext', '13:30, frame 810 of 1439');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '13:31, frame 811 of 1439');
  for (const width of sampleWidths) {
    await page.setViewportSize({ width, height: 900 });
    await waitForPaint(page);
    const centers = (selector: string) =>
      section.locator(selector).evaluateAll((parts) =>
        parts.map((part) => {
          const { left, width } = part.getBoundingClientRect();
          return left + width / 2;
        }),
      );
    const picture = await section.getByRole('img').boundingBox();
    if (!picture) throw new Error('The animation has no box.');
    const ticks = await centers('ul[aria-hidden] > li');
    expect(ticks).toHaveLength(24);
    for (const [hour, tick] of ticks.entries()) {
      const expected = picture.x + picture.width * (begin + ((end - begin) * hour) / 24);
      expect(Math.abs(tick - expected), `${hour}:00 at ${width} px`).toBeLessThan(1);
    }
  }
});

test('the figures beside a day on campus follow its hour, without moving', async ({ page }) => {
  await visit(page, '/#energy');
  const section = page.locator('#energy');
  const figures = section.locator('[data-island=day-figures]');
  await expect(figures).toHaveAttribute('data-mounted');
  await expect(section.locator('[data-state="stopped"]')).toBeVisible();
  const height = await figures.evaluate((list) => list.clientHeight);
  const slider = section.getByRole('slider', { name: 'Seek' });
  const [load, saving, classroom] = JSON.parse((await figures.getAttribute('data-settings')) ?? '');
  for (const hour of [12, 0]) {
    await slider.fill(String((hour / 24) * 100));
    const quarter = hour * 4;
    await expect(figures).toContainText(
      `${load.before[quarter]}\u00a0kW down to ${load.after[quarter]}\u00a0kW at ${String(hour).padStart(2, '0')}:00`,
    );
    const values = await figures
      .locator('li')
      .evaluateAll((items) => items.map((item) => item.querySelector('span')?.textContent));
    const decimals = [saving, classroom].map(({ value }) => value[quarter].toFixed(1));
    expect(values).toEqual([`${load.value[quarter]}`, ...decimals]);
    expect(await figures.evaluate((list) => list.clientHeight)).toBe(height);
  }
});

test('a pressed pointer on the curve of a day on campus moves the day', async ({ page }) => {
  const [begin, end] = chartEnds();
  await visit(page, '/#energy');
  const section = page.locator('#energy');
  // React can replace the player's elements until then.
  await expect(playerIsland(page)).toHaveAttribute('data-mounted');
  await expect(section.locator('.player-scrub')).toBeVisible();
  const picture = await section.getByRole('img').boundingBox();
  if (!picture) throw new Error('The animation has no box.');
  const at = (hour: number) => picture.x + picture.width * (begin + ((end - begin) * hour) / 24);
  const y = picture.y + picture.height * 0.8;
  const slider = section.getByRole('slider', { name: 'Seek' });
  const minutes = async () => {
    const [, hour, minute] = /(\d+):(\d+)/.exec((await slider.getAttribute('aria-valuetext')) ?? '') ?? [];
    return Number(hour) * 60 + Number(minute);
  };
  await page.mouse.move(at(6), y);
  await page.mouse.down();
  for (const hour of [6, 18]) {
    await page.mouse.move(at(hour), y);
    await expect.poll(async () => Math.abs((await minutes()) - hour * 60)).toBeLessThan(5);
    await expect(section.locator('[data-island=day-figures]')).toContainText(
      new RegExp(`at (${String(hour).padStart(2, '0')}:00|${String(hour - 1).padStart(2, '0')}:45)`),
    );
  }
  await page.mouse.up();
  await expect(slider).toBeFocused();
});

test('a saved picture of a day on campus has the paper of the color scheme', async ({ page }) => {
  for (const [colorScheme, paper] of [
    ['light', colors.light.paper],
    ['dark', colors.dark.tint],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await visitInteractive(page, '/');
    await page.locator('#energy').getByRole('button', { name: 'Snapshot' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PNG' }).click();
    const { width, height, data } = PNG.sync.read(readFileSync(await (await download).path()));
    // A point of the chart, below the curves.
    const at = (Math.round(height * 0.985) * width + Math.round(width * 0.02)) * 4;
    expect(`#${data.subarray(at, at + 4).toString('hex')}`).toBe(`${paper}ff`);
  }
});

test('the chosen background is the sky and the paper of a day on campus', async ({ page }) => {
  await visitInteractive(page, '/');
  const section = page.locator('#energy');
  await section.getByRole('button', { name: 'Background' }).click();
  await page.getByRole('textbox', { name: 'Colour', exact: true }).fill('#ff0000');
  await page.keyboard.press('Escape');
  await waitForPaint(page);
  const picture = section.getByRole('img', { name: /A day on campus/ });
  await expect(section.locator('[data-state="stopped"]')).toBeVisible();
  const { width, height, data } = PNG.sync.read(await picture.screenshot());
  const isRed = (index: number) => data[index] === 255 && data[index + 1] === 0 && data[index + 2] === 0;
  const red = Array.from({ length: width * height }, (_, n) => n).filter((n) => isRed(n * 4)).length;
  expect(red / (width * height)).toBeGreaterThan(0.3);
});

test('the coming-soon page shows a poster, and then a loop with a Pause button in view (WCAG 2.2.2)', async ({
  page,
}) => {
  await page.clock.install();
  const requests = recordRequests(page, /\/animations\//);
  await visit(page, '/coming-soon');
  const piece = playerIsland(page);
  await page.waitForLoadState('networkidle');
  await expect(piece.locator('img')).toHaveJSProperty('complete', true);
  expect(requests).toEqual([]);
  await page.mouse.move(1, 1);
  await expect(piece.locator('[data-state="playing"]')).toBeVisible();
  await piece.getByRole('button', { name: 'Pause' }).click();
  await expect(piece.locator('[data-state="paused"]')).toBeVisible();
  await piece.getByRole('button', { name: 'Play' }).click();
  await expect(piece.locator('[data-state="playing"]')).toBeVisible();
  await page.clock.fastForward('01:00');
  await waitForPaint(page);
  await expect(piece.locator('[data-state="playing"]')).toBeVisible();
  for (const size of [phone.viewport, { width: 768, height: 1024 }, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    for (const part of [page.getByRole('heading', { level: 1 }), page.locator('main .drawing-field')])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
});

// The animation takes several seconds.
test('the plant plays once in view', exhaustive, async ({ page }) => {
  const { requested, release } = await holdRequests(page, '**/*.js');
  await visit(page, '/home1');
  await page.keyboard.press('Shift');
  await requested;
  await page.mouse.move(1, 1);
  release();
  for (const state of ['playing', 'paused'])
    await expect(plant(page).locator(`[data-state=${state}]`)).toBeVisible();
});

/** The color of the left side of the plant's plinth in each color scheme, as `red,green,blue`. */
const SIDE = { light: '241,238,229', dark: '16,60,72' };

const plant = (page: Page) => playerIsland(page).first();

test('the plant plays under the pointer, in the current color scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/home1');
  await expect.poll(() => sideOf(page)).toBe(SIDE.dark);
  // No script runs before the first interaction, but the poster must already follow the color scheme.
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => sideOf(page)).toBe(SIDE.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await plant(page).hover();
  await expect(plant(page).locator('[data-state="playing"]')).toBeVisible();
  await expect(plant(page).locator('canvas')).toHaveCount(1);
  await expect.poll(() => sideOf(page)).toBe(SIDE.dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => sideOf(page)).toBe(SIDE.light);
  await expect(plant(page).locator('[data-state="playing"]')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => sideOf(page)).toBe(SIDE.dark);
  await page.mouse.move(1, 1);
  await expect(plant(page).locator('[data-state="stopped"]')).toBeVisible();
});

async function sideOf(page: Page): Promise<string> {
  const { data, width, height } = PNG.sync.read(await plant(page).screenshot());
  const at = (Math.floor(height * 0.86) * width + Math.floor(width * 0.5)) * 4;
  return String([...data.subarray(at, at + 3)]);
}
