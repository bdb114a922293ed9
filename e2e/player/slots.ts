import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { playerOf } from './fixtures';

/** The colors in the middle of the upper half, and at both ends of the lower half. */
type Colors = [upper: string, left: string, right: string];

/** The colors of the file. */
export const OWN: Colors = ['0,0,255', '0,255,0', '0,255,0'];

export const SLOTS = {
  ink: '#ff8000',
  sky: [
    { offset: 0, color: '#ff0000' },
    { offset: 1, color: [0, 0, 1] },
  ],
};

/** The colors with `SLOTS`. */
export const CHANGED: Colors = ['255,128,0', '255,0,0', '0,0,255'];

/** Reads the colors of `slotted.json` on screen. */
export async function colorsOf(page: Page): Promise<string[]> {
  const { data, width, height } = PNG.sync.read(await playerOf(page).box.getByRole('img').screenshot());
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
    // Near its end, a gradient has almost its last color.
    return [...data.subarray(start, start + 3)].map((channel) =>
      channel > 240 ? 255 : channel < 15 ? 0 : channel,
    );
  };
  return [at(0.5, 0.25), at(0.01, 0.75), at(0.99, 0.75)].map(String);
}

/**
 * Changes the slot `ink` to green after 20 frames. Runs in the page.
 * @returns the colors on screen, the number of frames without any, and the largest distance between two frames
 */
export async function watchSlotChange() {
  const colors: string[] = [];
  let empty = 0;
  let leap = 0;
  let before = 0;
  const sample = new OffscreenCanvas(100, 100).getContext('2d', { willReadFrequently: true });
  for (let frame = 0; frame < 60; frame += 1) {
    if (frame === 20) window.harness.update('player', { slots: { ink: '#00ff00' } });
    await new Promise(requestAnimationFrame);
    const visible = window.harness
      .pictures('player')
      .find(({ host }) => getComputedStyle(host).visibility !== 'hidden');
    const canvas = visible?.querySelector('canvas');
    const path = visible?.querySelector('path');
    let color = path?.getAttribute('fill') ?? '';
    let x = path?.getBoundingClientRect().x ?? 0;
    if (canvas && sample) {
      sample.clearRect(0, 0, 100, 100);
      sample.drawImage(canvas, 0, 0, 100, 100);
      const { data } = sample.getImageData(0, 50, 100, 1);
      x = [...Array(100).keys()].findIndex((at) => (data[at * 4 + 3] ?? 0) > 128) * 4;
      const inside = (x / 4 + 5) * 4;
      color = x < 0 ? '' : `rgb(${[...data.subarray(inside, inside + 3)]})`;
    }
    const name = { 'rgb(0,0,255)': 'blue', 'rgb(0,255,0)': 'green' }[color.replaceAll(' ', '')];
    if (!name) empty += 1;
    else if (colors.at(-1) !== name) colors.push(name);
    if (before && x > 0) leap = Math.max(leap, Math.abs(x - before));
    before = x;
  }
  return { colors, empty, leap };
}
