import { site } from '@/content/site';
import { expect, test, visit, visitInteractive } from './fixtures';

const forms = [
  {
    path: '/profile',
    button: 'Send message',
    typed: {
      'Full name': 'A. Reader',
      'What you are looking for': 'Chillers & pumps',
      Message: 'Two plant rooms,\n450 kW each.',
    },
  },
  { path: '/coming-soon', button: 'Subscribe', typed: { 'E-mail': 'not an address' } },
];

test('what a browser knows of its visitor it may fill in (WCAG 1.3.5)', async ({ page }) => {
  for (const [path, label, purpose] of [
    ['/coming-soon', 'E-mail', 'email'],
    ['/profile', 'Full name', 'name'],
  ] as const) {
    await visit(page, path);
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', purpose);
  }
});

test('a text of the other direction stands as it is read', async ({ page }) => {
  await visit(page, '/profile');
  const box = page.getByLabel('Message', { exact: true });
  await box.fill('شركة ABC.');
  await expect(box).toHaveCSS('direction', 'rtl');
  await box.fill('ABC شركة.');
  await expect(box).toHaveCSS('direction', 'ltr');
});

for (const { path, button, typed } of forms) {
  test.describe(`the form on ${path}`, () => {
    test('sends nothing, says so, and offers what was typed as a mail', async ({ page }) => {
      await visitInteractive(page, path);
      const url = page.url();
      for (const [label, text] of Object.entries(typed)) {
        await page.getByLabel(label, { exact: true }).fill(text);
      }
      const requests: string[] = [];
      page.on('request', (request) => {
        // Files of the page may still be loading.
        const isFile = request.method() === 'GET' && !request.isNavigationRequest();
        if (!isFile) requests.push(`${request.method()} ${request.url()}`);
      });
      await page.getByRole('button', { name: button }).click();

      const status = page.getByRole('main').locator('form').getByRole('status');
      await expect(status).toContainText(/isn’t connected/i);
      const mail = new URL((await status.getByRole('link').getAttribute('href')) ?? '');
      expect(mail.protocol).toBe('mailto:');
      expect(mail.pathname).toBe(site.contact.mail.label);
      const body = (mail.searchParams.get('body') ?? '').replaceAll('\r\n', '\n');
      for (const [label, text] of Object.entries(typed)) {
        expect(body).toContain(text);
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
      }
      expect(requests).toEqual([]);
      expect(page.url()).toBe(url);
    });

    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 375, height: 667 },
    ]) {
      test(`answers in sight at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await visitInteractive(page, path);
        const status = page.getByRole('main').locator('form').getByRole('status');
        // The second answer is the same as the first.
        for (let press = 0; press < 2; press += 1) {
          await page.getByRole('button', { name: button }).evaluate((element) => {
            element.scrollIntoView({ block: 'end', behavior: 'instant' });
          });
          await page.getByRole('button', { name: button }).click();
          await expect(status).toContainText(/isn’t connected/i);
          await expect(status).toBeInViewport({ ratio: 1 });
        }
      });
    }

    test('says the same of an empty form: nothing is required', async ({ page }) => {
      await visitInteractive(page, path);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('main').locator('form').getByRole('status')).toContainText(
        /isn’t connected/i,
      );
      await expect(page.locator(':focus:invalid, [aria-invalid="true"]')).toHaveCount(0);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('stays where it is and names the mail address', async ({ page }) => {
        await visit(page, path);
        const url = page.url();
        const [[label, text] = ['', '']] = Object.entries(typed);
        await page.getByLabel(label, { exact: true }).fill(text);
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
        expect(page.url()).toBe(url);
        await expect(
          page.getByRole('main').locator(`a[href="mailto:${site.contact.mail.label}"]`),
        ).toBeVisible();
      });
    });
  });
}
