import type { FrameLocator, Page } from '@playwright/test';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, failOnce, test } from './fixtures';
import type { Place } from './harness/page';
import { square } from './harness/square';

const options = { label: 'Square', loading: 'eager', loop: true, speed: 0.01, width: 1, height: 1 } as const;

for (const place of ['page', 'shadow root', 'iframe', 'window'] as const) {
  const details = exhaustiveUnless(place === 'window');
  test(
    `a player without React works in a ${place}, and leaves its static HTML as it was`,
    details,
    async ({ page }) => {
      await failOnce(page);
      const popup = place === 'window' ? page.waitForEvent('popup') : page;
      await page.evaluate(
        ([place, options]) => {
          const { createPlace, createPlayer, renderMarkup } = window.harness;
          const parent = place === 'page' ? document.body : (createPlace(place as Place) as Element);
          const box = parent.ownerDocument.createElement('div');
          box.style.width = '300px';
          box.innerHTML = renderMarkup({ src: '/later.json', ...options });
          const html = box.innerHTML;
          parent.append(box);
          const player = createPlayer({ src: '/later.json', ...options });
          player.mount(box);
          const update = (changed: object) => player.update({ src: '/later.json', ...options, ...changed });
          Object.assign(window, { player, update, hasStaticHtml: () => box.innerHTML === html });
        },
        [place, options] as const,
      );
      const inputPage = await popup;
      const view: Page | FrameLocator = place === 'iframe' ? page.frameLocator('iframe') : inputPage;
      await expect(view.getByRole('alert')).toHaveText('“Square” could not be loaded. Try again later.');
      await view.getByRole('button', { name: 'Try again' }).click();
      await expect(view.locator('.player')).toHaveAttribute('data-state', 'stopped');
      await expect(view.getByRole('img', { name: 'Square' })).toBeFocused();
      await page.evaluate(() =>
        (window as unknown as { update(changed: object): void }).update({ hover: true }),
      );
      await view.getByRole('button', { name: 'Square' }).hover();
      await expect(view.locator('.player')).toHaveAttribute('data-state', 'playing');
      await inputPage.mouse.move(600, 600);
      await expect(view.locator('.player')).toHaveAttribute('data-state', 'stopped');
      await page.evaluate(() => (window as unknown as { player: { unmount(): void } }).player.unmount());
      const isRestored = () => (window as unknown as { hasStaticHtml(): boolean }).hasStaticHtml();
      expect(await page.evaluate(isRestored)).toBe(true);
    },
  );
}

for (const renderer of ['svg', 'canvas'] as const)
  test(
    `the element keeps playing in ${renderer} when a script moves it`,
    exhaustiveUnless(renderer === 'canvas'),
    async ({ page }) => {
      await page.evaluate(
        ([src, renderer]) => {
          document.body.insertAdjacentHTML(
            'beforeend',
            `<northlight-player label="Square" autoplay loop loading="eager" renderer="${renderer}" worker-url="/worker.js"></northlight-player><section></section>`,
          );
          const element = document.querySelector(
            'northlight-player',
          ) as HTMLElementTagNameMap['northlight-player'];
          element.src = src;
        },
        [square(), renderer] as const,
      );
      const element = page.locator('northlight-player');
      const player = element.locator('.player');
      await expect(player).toHaveAttribute('data-state', 'playing');
      expect(await element.evaluate((element) => getComputedStyle(element).display)).toBe('block');
      const read = () =>
        element.evaluate((element) => (element as HTMLElementTagNameMap['northlight-player']).frame);
      await element.evaluate((element) => document.querySelector('section')?.append(element));
      const frame = await read();
      await expect.poll(read).not.toBe(frame);
      await expect(player).toHaveAttribute('data-state', 'playing');
      await element.evaluate((element) => element.remove());
      await expect(page.locator('.player')).toHaveCount(0);
    },
  );
