import { site } from '@/content/site';
import { expect, storageSize, test, visit, visitInteractive } from './fixtures';

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

test('lays out right-to-left text from right to left', async ({ page }) => {
  await visit(page, '/profile');
  const box = page.getByLabel('Message', { exact: true });
  await box.fill('شركة ABC.');
  await expect(box).toHaveCSS('direction', 'rtl');
  await box.fill('ABC شركة.');
  await expect(box).toHaveCSS('direction', 'ltr');
});

for (const { path, button, typed } of forms) {
  test(`sends nothing from the form on ${path} and offers the typed text as an e-mail, in view on a phone too`, async ({
    page,
  }) => {
    const send = page.getByRole('button', { name: button });
    const status = page.getByRole('main').locator('form').getByRole('status');
    await visitInteractive(page, path);
    const url = page.url();
    const requests: string[] = [];
    page.on('request', (request) => {
      // Files of the page may still be loading.
      const isFile = request.method() === 'GET' && !request.isNavigationRequest();
      if (!isFile) requests.push(`${request.method()} ${request.url()}`);
    });
    await send.click();
    await expect(status).toContainText(/isn’t connected/i);
    // No field is required.
    await expect(page.locator(':focus:invalid, [aria-invalid="true"]')).toHaveCount(0);
    for (const [label, text] of Object.entries(typed))
      await page.getByLabel(label, { exact: true }).fill(text);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 375, height: 667 },
    ]) {
      await page.setViewportSize(viewport);
      // The second response is the same as the first.
      for (let press = 0; press < 2; press += 1) {
        await send.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
        await send.click();
        await expect(status).toContainText(/isn’t connected/i);
        await expect(status).toBeInViewport({ ratio: 1 });
      }
    }
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
}

for (const options of [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { contextOptions: { forcedColors: 'active' } },
] as const) {
  test.describe(`with ${JSON.stringify(options)}`, () => {
    test.use(options);

    test('toggles Follow with a pressed style, with and without the pointer, and stores nothing', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitInteractive(page, '/profile');
      const follow = page.getByRole('button', { name: /^follow/i });
      const look = () =>
        follow.evaluate((button) => {
          const { backgroundColor, color } = getComputedStyle(button);
          return `${backgroundColor} ${color} ${getComputedStyle(button, '::before').content}`;
        });
      const away = await look();
      await follow.hover();
      const under = await look();
      await follow.click();
      await expect(follow).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(look).toMatch(/"$/);
      expect(await look()).not.toBe(under);
      await page.mouse.move(1, 1);
      expect(await look()).not.toBe(away);
      await expect.poll(look).toMatch(/"$/);
      await follow.press('Space');
      await expect(follow).toHaveAttribute('aria-pressed', 'false');
      expect(await storageSize(page)).toBe(0);
    });
  });
}
