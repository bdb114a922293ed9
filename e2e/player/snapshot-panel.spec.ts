import { readFile } from 'node:fs/promises';
import { PNG } from 'pngjs';
import { loadWithControls, openPopover } from './controls';
import { expect, isolatedTest, test } from './fixtures';
import { RENDERERS } from './renderers';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own
  interface Window {
    /** Of each wheel event, whether its default action was prevented: the page then does not scroll. */
    preventedWheels: boolean[];
  }
}

test.describe('snapshot', () => {
  test('a wheel notch steps one frame, up forward, and the page stays', async ({ page }) => {
    const player = await loadWithControls(page);
    await page.evaluate(() => {
      document.body.style.height = '5000px';
      scrollTo(0, 40);
      // A passive listener of the player can't prevent the default action, and the page scrolls.
      addEventListener('wheel', (event) => window.preventedWheels.push(event.defaultPrevented));
      window.preventedWheels = [];
    });
    const popover = await openPopover(page, 'Snapshot');
    await expect(popover).toContainText('Scroll with mousewheel to find exact frame');
    await popover.hover();
    const scrollBefore = await page.evaluate(() => scrollY);
    const expectFrameAfterWheel = async (delta: number, frame: number) => {
      await page.mouse.wheel(0, delta);
      await expect(popover.getByText(`Frame ${frame}`, { exact: true })).toBeVisible();
      expect(await player.frame()).toBe(frame);
    };
    await expectFrameAfterWheel(-100, 1);
    await expectFrameAfterWheel(100, 0);
    expect(await page.evaluate(() => window.preventedWheels)).toEqual([true, true]);
    // One direction only: both directions would scroll the page back to where it was.
    for (let notch = 1; notch <= 5; notch += 1) await expectFrameAfterWheel(100, 0);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => scrollY)).toBe(scrollBefore);
  });

  for (const renderer of RENDERERS) {
    test(`saves both files, ${renderer}`, async ({ page }) => {
      await loadWithControls(page, { renderer, background: '#00ff00' });
      const popover = await openPopover(page, 'Snapshot');
      const save = async (format: string) => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          popover.getByRole('button', { name: `Download ${format}` }).click(),
        ]);
        return { name: download.suggestedFilename(), contents: await readFile(await download.path()) };
      };
      const svg = await save('SVG');
      expect(svg.name).toBe('snapshot.svg');
      expect(svg.contents.toString()).toMatch(/^<svg[^>]+xmlns="http:\/\/www.w3.org\/2000\/svg"/);
      await expect(popover.getByRole('status')).toHaveText('Saved snapshot.svg.');
      const png = await save('PNG');
      expect(png.name).toBe('snapshot.png');
      const { width, height } = PNG.sync.read(png.contents);
      expect([width, height]).toEqual([100, 100]);
    });
  }

  isolatedTest('copies a PNG to the clipboard', async ({ page, context }) => {
    await loadWithControls(page);
    const popover = await openPopover(page, 'Snapshot');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await popover.getByRole('button', { name: 'Copy PNG' }).click();
    await expect(popover.getByRole('status')).toHaveText('Copied.');
    const types = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types);
    expect(types).toContain('image/png');
  });
});
