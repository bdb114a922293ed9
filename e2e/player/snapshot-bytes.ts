import type { Page } from '@playwright/test';

/** Takes a snapshot of the player. @returns the bytes of the file */
export async function snapshotBytes(page: Page, format: 'svg' | 'png', scale?: number) {
  const base64 = await page.evaluate(
    async (options) => {
      const file = await window.harness.handle('player').snapshot(options);
      const bytes = new Uint8Array(await file.arrayBuffer());
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    },
    { format, scale },
  );
  return Buffer.from(base64, 'base64');
}
