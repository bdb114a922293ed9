import { expect, storedBy, test, visitInteractive } from './fixtures';

test('follow is a toggle that forgets', async ({ page }) => {
  await visitInteractive(page, '/profile');
  const follow = page.getByRole('button', { name: /^follow/i });
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await follow.press('Space');
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await follow.click();

  expect(await storedBy(page)).toBe(0);
  await visitInteractive(page, '/profile');
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
});
