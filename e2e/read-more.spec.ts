import { services } from '@/content/home';
import { questions } from '@/content/home1';
import { expect, test, visit } from './fixtures';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const { title, more } of services.list) {
      test(`read more on ${title} opens in place and closes again`, async ({ page }) => {
        await visit(page, '/');
        const service = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
        const button = service.locator('summary');
        const text = service.getByText(more.text);
        await expect(text).toBeHidden();
        await button.click();
        await expect(text).toBeVisible();
        for (const item of more.items) await expect(service.getByText(item)).toBeVisible();
        await button.press('Enter');
        await expect(text).toBeHidden();
      });
    }

    test('each question opens its answer', async ({ page }) => {
      await visit(page, '/home1');
      for (const { question, answer } of questions.list) {
        await expect(page.getByText(answer)).toBeHidden();
        await page.locator('summary', { hasText: question }).click();
        await expect(page.getByText(answer)).toBeVisible();
      }
    });
  });
}
