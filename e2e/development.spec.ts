import { readFileSync, writeFileSync } from 'node:fs';
import { profile } from '@/content/profile';
import { projects } from '@/content/projects';
import { expect, isAt, playerIsland, test, visit } from './fixtures';
import { pages } from './page-table';

// These tests change source files, and restore them. They run in a copy of the project.
test.describe.configure({ mode: 'serial' });

/** Replaces a text in a source file while `check` runs. */
async function withChange(file: string, from: string, to: string, check: () => Promise<void>) {
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(from);
  writeFileSync(file, source.replace(from, to));
  try {
    await check();
  } finally {
    writeFileSync(file, source);
  }
}

for (const { path } of pages) {
  test(`the development server shows ${path}, and mounts its player, without a warning`, async ({ page }) => {
    // The server compiles each page when it is first opened.
    test.setTimeout(120_000);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
    });
    await page.goto(path, { timeout: 90_000 });
    await expect(page.locator('html')).toHaveAttribute('data-interacted');
    for (const island of await playerIsland(page).all()) {
      await island.scrollIntoViewIfNeeded();
      await expect(
        island.locator('.player:not([data-state=loading], [data-state=error]) canvas'),
      ).toBeVisible();
    }
    expect(warnings).toEqual([]);
  });
}

test('the development server mounts forms, buttons, dialogs and the carousel', async ({ page }) => {
  await visit(page, '/profile');
  const follow = page.getByRole('button', { name: profile.follow });
  await expect(async () => {
    await follow.click();
    await expect(follow).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
  const form = page.getByRole('main').locator('form');
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).not.toBeEmpty();
  await visit(page, `/#${projects[0]?.id}`);
  await expect(page.locator('dialog:modal')).toHaveAttribute('id', projects[0]?.id ?? '');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(isAt('/'));
  await expect(page.locator('#partners [data-island=carousel][data-mounted]')).toBeAttached();
});

test('the development server shows changes of content and components without loading the page again', async ({
  page,
}) => {
  await visit(page, '/coming-soon');
  await expect(playerIsland(page).locator('canvas')).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await withChange('content/coming-soon.ts', "title: 'Coming Soon'", "title: 'Changed Title'", () =>
    expect(page).toHaveTitle(/^Changed Title/),
  );
  await withChange(
    'browser/player/site-player.tsx',
    'controls={controls && PlayerControls}',
    'className="changed" controls={controls && PlayerControls}',
    () => expect(playerIsland(page).locator('.player.changed')).toBeVisible(),
  );
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
});
