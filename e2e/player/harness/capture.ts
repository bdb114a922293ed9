import type { CDPSession } from '@playwright/test';
import { PNG } from 'pngjs';

export type Size = { width: number; height: number };

/**
 * Captures the upper left of the page.
 * @returns four bytes per pixel
 */
export async function capture(session: CDPSession, size: Size): Promise<Buffer> {
  return pixelsOf(await capturePng(session, size));
}

/**
 * Captures the upper left of the page. Uses the DevTools protocol, because Playwright's own screenshots take
 * twice as long.
 * @returns a PNG file in base64, identical for identical pixels
 */
export async function capturePng(session: CDPSession, { width, height }: Size): Promise<string> {
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, width, height, scale: 1 },
    optimizeForSpeed: true,
  });
  return data;
}

/** Decodes a PNG file in base64. Each pixel has four bytes. */
export function pixelsOf(png: string): Buffer {
  return PNG.sync.read(Buffer.from(png, 'base64')).data;
}
