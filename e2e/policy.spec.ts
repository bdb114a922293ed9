import { expect } from '@playwright/test';
import { address } from './fixtures';
import { test } from './shared-page';

/** Injections into a page, keyed by the directive that blocks them. */
const injections: Record<string, () => void> = {
  'script-src-elem': () => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "intruder"';
    document.body.append(script);
  },
  'script-src-attr': () => document.body.insertAdjacentHTML('beforeend', '<i onclick="alert(1)">'),
  'style-src-attr': () => document.body.insertAdjacentHTML('beforeend', '<i style="color:red">'),
  'style-src-elem': () => document.body.insertAdjacentHTML('beforeend', '<style>p{color:red}</style>'),
  'base-uri': () => document.head.insertAdjacentHTML('beforeend', '<base href="https://elsewhere.example/">'),
  'img-src': () =>
    document.body.insertAdjacentHTML('beforeend', '<img src="https://elsewhere.example/a.png">'),
  'frame-src': () =>
    document.body.insertAdjacentHTML('beforeend', '<iframe src="https://elsewhere.example/">'),
  'connect-src': () => void fetch('https://elsewhere.example/').catch(() => undefined),
  'form-action': () => {
    document.body.insertAdjacentHTML('beforeend', '<form id="intruder" action="https://elsewhere.example/">');
    document.querySelector<HTMLFormElement>('#intruder')?.submit();
  },
};

const published = (path: string) => `${process.env.SITE_ORIGIN}${address(path)}`;

// Use the `test` of shared-page.ts, because the `test` of fixtures.ts fails on policy violations.
test('the expected directive blocks each kind of injected content', async ({ page }) => {
  await page.goto(published('/test'));
  for (const [directive, inject] of Object.entries(injections)) {
    const blockedBy = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        }),
    );
    await page.evaluate(inject);
    expect(await blockedBy).toBe(directive);
  }
});

test('styles and links work on a page that a proxy has modified', async ({ page }) => {
  await page.route(`**${address('/profile')}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('<script data-', '<script data-proxied data-')
      .replaceAll(';', '; ');
    await route.fulfill({ response, body });
  });
  await page.goto(published('/profile'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-weight', '600');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(published('/'));
});
