import type { Page } from '@playwright/test';
import { projects } from '@/content/projects';
import { legal } from '@/content/site';
import { exhaustiveUnless } from './exhaustive';
import { expect, test, visit, visitInteractive } from './fixtures';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const explore = (page: Page, name: string) => page.getByRole('button', { name: `Explore ${name}` });

const [first] = projects;
const name = first?.name ?? '';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('Explore opens the case of each project', async ({ page }) => {
      await visit(page, '/');
      for (const { name, brief, steps, results, method } of projects) {
        await test.step(name, async () => {
          await expect(dialog(page, name)).toBeHidden();
          await explore(page, name).click();
          await expect(dialog(page, name)).toContainText(brief);
          for (const step of steps) await expect(dialog(page, name)).toContainText(step);
          await expect(dialog(page, name).locator('tbody tr')).toHaveText(
            results.map(({ measure, before, after, change }) => measure + before + after + change),
          );
          await expect(dialog(page, name)).toContainText(method);
          await page.keyboard.press('Escape');
        });
      }
    });

    test('the footer opens each legal text', async ({ page }) => {
      await visit(page, '/test');
      for (const { title, paragraphs } of legal) {
        await test.step(title, async () => {
          await page.getByRole('contentinfo').getByRole('button', { name: title }).click();
          for (const paragraph of paragraphs) await expect(dialog(page, title)).toContainText(paragraph);
          await page.keyboard.press('Escape');
          await expect(dialog(page, title)).toBeHidden();
        });
      }
    });
  });
}

for (const scripts of ['hydrated', 'still coming', 'off'] as const) {
  test.describe(`with scripts ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts !== 'off' });

    test('the page stands still behind a case, and moves again after it', async ({ page }) => {
      const scrolled = () => page.evaluate(() => scrollY);
      if (scripts === 'still coming') await page.route('**/*.js', () => {});
      await (scripts === 'hydrated' ? visitInteractive : visit)(page, '/');
      await explore(page, name).click();
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      const top = await scrolled();
      await page.mouse.move(5, 300);
      await page.mouse.wheel(0, 400);
      await page.keyboard.press('Escape');
      await expect(dialog(page, name)).toBeHidden();
      expect(await scrolled()).toBe(top);
      await page.mouse.wheel(0, 400);
      await expect.poll(scrolled).toBeGreaterThan(top);
    });
  });
}

const waysToClose: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its close button': (page) => dialog(page, name).getByRole('button', { name: 'Close' }).click(),
  'a click on the backdrop': (page) => page.mouse.click(5, 5),
};

for (const [way, close] of Object.entries(waysToClose)) {
  test(`a case closes by ${way}, and the focus is back on Explore`, async ({ page }) => {
    await visitInteractive(page, '/');
    await explore(page, name).click();
    await expect(dialog(page, name)).toBeVisible();
    await expect(page.locator('dialog[open] :focus')).toHaveCount(1);
    await close(page);
    await expect(dialog(page, name)).toBeHidden();
    await expect(explore(page, name)).toBeFocused();
  });
}

test('a case opens by keyboard and stays open when clicked inside', async ({ page }) => {
  await visitInteractive(page, '/');
  await explore(page, name).press('Enter');
  await dialog(page, name).getByRole('heading', { level: 2 }).click();
  await expect(dialog(page, name)).toBeVisible();
});

for (const width of [320, 375]) {
  test.describe(`on a screen of ${width} px`, exhaustiveUnless(width === 320), () => {
    test.use({ viewport: { width, height: 640 } });

    test('a case keeps its close button in sight, and its figures in columns', async ({ page }) => {
      await visit(page, '/');
      for (const { name } of projects) {
        await explore(page, name).click();
        const open = dialog(page, name);
        await open.locator('tr').last().scrollIntoViewIfNeeded();
        await expect(open.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
        const { lefts, beyond } = await open.locator('table').evaluate((table) => {
          const left = (cell: Element) => Math.round(cell.getBoundingClientRect().left);
          const right = table.parentElement?.getBoundingClientRect().right ?? 0;
          return {
            lefts: [...table.querySelectorAll('tr')].map((row) =>
              [...row.children].slice(1).map(left).join(),
            ),
            beyond: [table, ...table.querySelectorAll('*')].filter(
              (part) =>
                part.getBoundingClientRect().right > right + 1 || part.scrollWidth > part.clientWidth + 1,
            ).length,
          };
        });
        expect(new Set(lefts).size).toBe(1);
        expect(beyond).toBe(0);
        await page.keyboard.press('Escape');
      }
    });
  });
}
