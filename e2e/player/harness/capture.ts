import type { CDPSession } from '@playwright/test';
import { PNG } from 'pngjs';

export type Size = { width: number; height: number };

/** The upper left of the page, as four bytes a pixel. */
export async function capture(session: CDPSession, size: Size): Promise<Buffer> {
  return pixelsOf(await capturePng(session, size));
}

/**
 * The upper left of the page, as a PNG file in base64: the same for the same pixels. Straight from the browser: of thousands of
 * pictures Playwright's own care for each would take half the time.
 */
export async function capturePng(session: CDPSession, { width, height }: Size): Promise<string> {
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, width, height, scale: 1 },
    optimizeForSpeed: true,
  });
  return data;
}

/** The pixels of a PNG file in base64, as four bytes each. */
export function pixelsOf(png: string): Buffer {
  return PNG.sync.read(Buffer.from(png, 'base64')).data;
}
