import type { CDPSession, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, nextFrame, playersOf } from './fixtures';
import type { Box, SerialisableProps } from './harness/page';

export type Size = { width: number; height: number };

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Captures the viewport, or an area of this size at its upper left, as a PNG file in base64. Identical pixels
 * result in identical files. Playwright's own screenshots take twice as long.
 */
export async function capture(page: Page, size = page.viewportSize() as Size): Promise<string> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, ...size, scale: 1 },
    optimizeForSpeed: true,
  });
  return data;
}

/** Decodes a PNG file, given as bytes or in base64. */
export const decode = (png: Buffer | string) =>
  PNG.sync.read(typeof png === 'string' ? Buffer.from(png, 'base64') : png);

/** Returns the areas of a picture that players have. */
export const cropPlayers = (picture: PNG, boxes: readonly Box[]) =>
  boxes.map(({ x, y, width, height }) => {
    const area = new PNG({ width, height });
    PNG.bitblt(picture, area, x, y, width, height, 0, 0);
    return area;
  });

/** Captures players that are side by side on the page. */
export const capturePlayers = async (page: Page, boxes: readonly Box[]) =>
  cropPlayers(decode(await capture(page)), boxes);

/** Loads sources side by side, in square players with numbers as their names. */
export async function loadSources(
  page: Page,
  sources: readonly SerialisableProps['src'][],
  props: SerialisableProps,
  side = 100,
) {
  const options = { width: side, height: side };
  const boxes = await playersOf(page).loadAll(
    sources.map((src, index) => ({ name: `${index}`, props: { ...props, src }, options })),
  );
  expect(boxes.map(({ state }) => state)).toEqual(sources.map(() => 'stopped'));
  return boxes;
}

/** Returns the pictures of players at each of these frames, and unmounts the players. */
export async function picturesAt(page: Page, frames: readonly number[], boxes: readonly Box[]) {
  const { showFrames, unmountAll } = playersOf(page);
  const names = boxes.map(({ name }) => name);
  const pictures: PNG[] = [];
  for (const frame of frames) {
    await showFrames(names.map((name) => [name, frame]));
    // The player removes a failed layer in a separate task after the frame.
    await nextFrame(page);
    pictures.push(...(await capturePlayers(page, boxes)));
  }
  await expect(page.locator('[data-state=paused]')).toHaveCount(names.length);
  await unmountAll(names);
  return pictures;
}

/** Returns the red, green and blue of a pixel. */
export const colorAt = ({ data, width }: PNG, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4).subarray(0, 3),
];

/** Returns a color as text, with each channel rounded to a fifth: browsers blend the ends of gradients differently. */
export const roundedColorAt = (picture: PNG, x: number, y: number) =>
  String(colorAt(picture, x, y).map((channel) => Math.round(channel / 51) * 51));

/** A color that no animation in these tests contains. */
const MAGENTA = [255, 0, 255];

/** Props that set the background that `paintedPixels` doesn't count. */
export const ON_MAGENTA = { background: `rgb(${MAGENTA})` };

/** Counts the pixels of a PNG that differ from the magenta background. */
export function paintedPixels(png: Buffer | PNG): number {
  const { data } = png instanceof PNG ? png : decode(png);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (MAGENTA.some((channel, index) => Math.abs((data[at + index] ?? 0) - channel) > 8)) count += 1;
  }
  return count;
}

/** Returns the mean difference per color channel (0 to 255) between two screenshots. */
export function meanDifference(one: PNG, other: PNG) {
  const sum = one.data.reduce((total, value, at) => total + Math.abs(value - (other.data[at] ?? 0)), 0);
  return sum / (one.width * one.height * 3);
}

/** How much a color channel (0 to 255) is allowed to differ from that of a pixel nearby. */
const NEARBY_TOLERANCE = 40;

/**
 * Returns the number of pixels that differ from all pixels of another picture that are at most one pixel away. Shapes
 * that are moved by less than a pixel have no such pixels.
 */
export function farPixels(one: PNG, other: PNG): number {
  const { width, height, data } = one;
  const isNear = (at: number, x: number, y: number) => {
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const [nearX, nearY] = [x + dx, y + dy];
        if (nearX < 0 || nearX >= width || nearY < 0 || nearY >= height) continue;
        const near = (nearY * width + nearX) * 4;
        const differences = [0, 1, 2].map((channel) =>
          Math.abs((data[at + channel] ?? 0) - (other.data[near + channel] ?? 0)),
        );
        if (Math.max(...differences) <= NEARBY_TOLERANCE) return true;
      }
    }
    return false;
  };
  let count = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (!isNear((y * width + x) * 4, x, y)) count += 1;
  return count;
}
