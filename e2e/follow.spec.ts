import { expect, storageSize, test, visitInteractive } from './fixtures';

test('follow is a toggle that forgets', async ({ page }) => {
  await visitInteractive(page, '/profile');
  const follow = page.getByRole('button', { name: /^follow/i });
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await follow.press('Space');
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await follow.click();

  expect(await storageSize(page)).toBe(0);
  await visitInteractive(page, '/profile');
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
});

for (const options of [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { contextOptions: { forcedColors: 'active' } },
] as const) {
  test.describe(`with ${JSON.stringify(options)}`, () => {
    test.use(options);

    test('follow shows that it was pressed, under the pointer and away from it', async ({ page }) => {
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
      await expect.poll(look).toMatch(/"$/);
      expect(await look()).not.toBe(under);
      await page.mouse.move(1, 1);
      expect(await look()).not.toBe(away);
      await expect.poll(look).toMatch(/"$/);
    });
  });
}
