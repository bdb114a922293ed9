import { site } from '@/content/site';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, phone, storageSize, test, visitInteractive } from './fixtures';

// components/ui/form.test.tsx tests the message and its link, which opens an email with the typed text.
for (const { path, button } of [
  { path: '/', button: 'Send message' },
  { path: '/profile', button: 'Send message' },
  { path: '/coming-soon', button: 'Subscribe' },
]) {
  const details = exhaustiveUnless(path === '/');
  test(`the form on ${path} sends nothing, and shows a message in view`, details, async ({ page }) => {
    const send = page.getByRole('button', { name: button });
    const status = page.getByRole('main').locator('form').getByRole('status');
    await visitInteractive(page, path);
    const url = page.url();
    const requests: string[] = [];
    page.on('request', (request) => {
      // Ignore requests for files, because the page might still be loading.
      const isFile = request.method() === 'GET' && !request.isNavigationRequest();
      if (!isFile) requests.push(`${request.method()} ${request.url()}`);
    });
    for (const viewport of [{ width: 1440, height: 900 }, phone.viewport]) {
      await page.setViewportSize(viewport);
      await send.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await send.click();
      await expect(status).toContainText(/isn’t connected/i);
      await expect(status).toBeInViewport({ ratio: 1 });
    }
    await expect(status.getByRole('link', { name: site.contact.mail.label })).toBeVisible();
    expect(requests).toEqual([]);
    expect(page.url()).toBe(url);
  });
}

test('Follow has a distinct pressed style in every color scheme, even on hover', async ({ page }) => {
  await visitInteractive(page, '/profile');
  const follow = page.getByRole('button', { name: /^follow/i });
  const look = () =>
    follow.evaluate((button) => {
      const { backgroundColor, color } = getComputedStyle(button);
      return `${backgroundColor} ${color} ${getComputedStyle(button, '::before').content}`;
    });
  for (const media of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await page.mouse.move(1, 1);
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
  }
  expect(await storageSize(page)).toBe(0);
});
