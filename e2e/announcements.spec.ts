import type { Page } from '@playwright/test';
import { projects } from '@/content/projects';
import config from '../playwright.config';
import { expect, test, visitInteractive } from './fixtures';
import { heard, NAMES_TOLD, startListening } from './heard';

const { launchOptions } = config.use ?? {};

test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), NAMES_TOLD] } });

test('zz explore', async ({ page, faults }) => {
  test.setTimeout(200_000);
  for (const path of ['/', '/home1', '/profile', '/coming-soon', '/test']) {
    await visitInteractive(page, path);
    await startListening(page);
    const out: string[] = [];
    for (const sel of ['main button:visible, main summary:visible, main [role=button]:visible, main input:visible']) {
      const n = await page.locator(sel).count();
      for (let i = 0; i < n; i++) {
        const el = page.locator(sel).nth(i);
        const type = await el.evaluate((e) => `${e.tagName} ${(e as HTMLInputElement).type ?? ''}`);
        await el.evaluate((e) => (e as HTMLElement).focus());
        if (type.startsWith('INPUT') && !/range/.test(type)) continue;
        await page.keyboard.press(/range/.test(type) ? 'End' : 'Enter');
        await page.waitForTimeout(1500);
        await page.keyboard.press('Escape');
        await page.waitForTimeout(200);
      }
    }
    out.push(...(await heard(page)));
    console.log(path, JSON.stringify(out, null, 1));
  }
  faults.splice(0);
});
