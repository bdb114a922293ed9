import { PNG } from 'pngjs';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import type { Driver } from './driver';

/** Controls Chromium by the DevTools protocol and Firefox by WebDriver BiDi. */
export async function startPuppeteer(options: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch({ headless: true, ...options });
  const page = await browser.newPage();
  const click = (selector: string) => page.locator(selector).click();
  return {
    open: async (url) => {
      // Browsers don't render a tab behind their initial tab.
      await page.bringToFront();
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: (script, ...args) => page.evaluate(script as never, ...args) as never,
    click,
    // Enter wouldn't work: if two Firefox instances run, one has no focus and ignores keys.
    clickInPopover: click,
    capture: async (width, height) => {
      const screenshot = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
      return PNG.sync.read(Buffer.from(screenshot)).data;
    },
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
