import { readFile } from 'node:fs/promises';
import { PNG } from 'pngjs';
import { loadWithControls, openPopover } from './controls';
import { expect, isolatedTest, test } from './fixtures';
import { hebrew } from './hebrew';
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
    await expectFrameAfterWheel(-100, 2);
    await expectFrameAfterWheel(-100, 3);
    await expectFrameAfterWheel(100, 2);
    for (let small = 0; small < 24; small += 1) await page.mouse.wheel(0, -4);
    await expectFrameAfterWheel(-4, 3);
    await expectFrameAfterWheel(100, 2);
    await expectFrameAfterWheel(100, 1);
    await expectFrameAfterWheel(100, 0);
    await expectFrameAfterWheel(100, 0);
    expect(await page.evaluate(() => window.preventedWheels)).toEqual(Array(33).fill(true));
    // Turns one way alone: turns both ways would scroll the page back to where it was.
    for (let notch = 1; notch <= 5; notch += 1) await expectFrameAfterWheel(100, 0);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => scrollY)).toBe(scrollBefore);
  });

  test('a wheel that zooms the page steps no frame', async ({ page }) => {
    const player = await loadWithControls(page);
    const popover = await openPopover(page, 'Snapshot');
    const isLeft = await popover.evaluate((element) =>
      element.dispatchEvent(
        new WheelEvent('wheel', { deltaY: -100, ctrlKey: true, bubbles: true, cancelable: true }),
      ),
    );
    expect(isLeft).toBe(true);
    expect(await player.frame()).toBe(0);
  });

  test('finds the exact frame of a playing animation by halting it', async ({ page }) => {
    const player = await loadWithControls(page, { loop: true, autoplay: true });
    const popover = await openPopover(page, 'Snapshot');
    await popover.hover();
    await page.mouse.wheel(0, -100);
    await expect.poll(player.state).toBe('paused');
    const frame = await player.frame();
    await expect(popover.getByText(`Frame ${frame}`, { exact: true })).toBeVisible();
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

  isolatedTest('copies, and says so when it may not', async ({ page, context }) => {
    await loadWithControls(page);
    const popover = await openPopover(page, 'Snapshot');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await popover.getByRole('button', { name: 'Copy PNG' }).click();
    await expect(popover.getByRole('status')).toHaveText('Copied.');
    const types = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types);
    expect(types).toContain('image/png');
    await page.evaluate(() => {
      navigator.clipboard.write = () =>
        Promise.reject(new DOMException('Document is not focused.', 'NotAllowedError'));
    });
    await popover.getByRole('button', { name: 'Copy PNG' }).click();
    await expect(popover.getByRole('status')).toHaveText(
      'That did not work: this browser copies no pictures from this page',
    );
  });

  test('says in the host’s words what did not work, and tells developers why', async ({ page }) => {
    const player = await loadWithControls(page);
    await player.update({ labels: hebrew });
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
    });
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.getByRole('button', { name: hebrew.snapshot }).click();
    await page.getByRole('button', { name: hebrew.downloadPng }).click();
    await expect(page.getByRole('status').filter({ hasText: hebrew.tooLarge })).toBeVisible();
    expect((await warned).text()).toContain('too large for a PNG');
  });
});
