import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findProgram, programs } from '@/testing/system-dependencies.mjs';
import type { Size } from '../pixels';

/** Programs, other than browsers, that people use to open SVG files. */
export const PROGRAMS = {
  Inkscape: programs.inkscape,
  'rsvg-convert': programs.rsvgConvert,
};

export type Viewer = 'Chromium' | keyof typeof PROGRAMS;

/** Renders an SVG file on white, as a PNG file. */
export const rasterise = (viewer: Viewer, svg: string, size: Size, page: Page) =>
  viewer === 'Chromium' ? inBrowser(svg, size, page) : inProgram(viewer, svg, size);

async function inBrowser(svg: string, { width, height }: Size, page: Page) {
  const tab = await page.context().newPage();
  const size = `width=${width} height=${height}`;
  await tab.setViewportSize({ width, height });
  // An SVG file in an `img` element can't load other files.
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await tab.setContent(`<style>body { margin: 0 } img { display: block }</style><img ${size} src="${src}">`);
  await tab.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  const png = await tab.screenshot();
  await tab.close();
  return png;
}

function inProgram(viewer: keyof typeof PROGRAMS, svg: string, { width, height }: Size) {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  const file = join(folder, 'snapshot.svg');
  const png = join(folder, 'snapshot.png');
  writeFileSync(file, svg);
  const size = ['-w', `${width}`, '-h', `${height}`];
  const args = {
    Inkscape: [`--export-filename=${png}`, ...size, '-b', 'white', '-y', '1', file],
    'rsvg-convert': ['-o', png, ...size, '-b', 'white', file],
  };
  try {
    execFileSync(String(findProgram(PROGRAMS[viewer])), args[viewer], {
      stdio: 'ignore',
      timeout: 60_000,
    });
    return readFileSync(png);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
