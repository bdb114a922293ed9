import { PNG } from 'pngjs';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import type { Driver } from './driver';

/**
 * Starts a browser and controls it: Chromium through the DevTools protocol, Firefox through WebDriver BiDi.
 */
export async function startPuppeteer(options: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch({ headless: true, ...options });
  const [initialPage] = await browser.pages();
  const page = await browser.newPage();
  const click = (selector: string) => page.locator(selector).click();
  return {
    open: async (url) => {
      // Browsers don't render background tabs. If Tab has moved the focus to Firefox's toolbar, only switching between
      // tabs returns the focus to the page.
      await initialPage?.bringToFront();
      await page.bringToFront();
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: (script, ...args) => page.evaluate(script as never, ...args) as never,
    click,
    // Pressing Enter wouldn't work: if two instances of Firefox are running, only one has the focus. The
    // other ignores keys.
    clickInPopover: click,
    capture: async (width, height) => {
      // With `captureBeyondViewport`, Chromium omits the filters of some elements.
      const screenshot = await page.screenshot({
        clip: { x: 0, y: 0, width, height },
        captureBeyondViewport: false,
      });
      return PNG.sync.read(Buffer.from(screenshot)).data;
    },
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
