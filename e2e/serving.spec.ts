import { expect, test, visit } from './fixtures';

test('home', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CHILL');
});
