import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { previewAnimation } from '../scripts/preview-animation/preview-animation';
import { expect, test } from './fixtures';

// Animation tools suggest file names like this one.
const animationFile = () => test.info().outputPath('day #1, 100%.json');

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
  baseURL: async ({}, use) => {
    const file = animationFile();
    copyFileSync('public/animations/coming-soon.json', file);
    const preview = await previewAnimation(file, 0);
    await use(preview.url);
    await preview.close();
  },
});

test('previews an animation in the selected renderer, and reloads it when the file is saved', async ({
  page,
}) => {
  const file = animationFile();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByText('960 × 720 px')).toBeVisible();
  await expect(page.getByText('All of it is drawn.')).toBeVisible();
  await page.getByRole('radio', { name: 'canvas' }).check();
  await expect(page.locator('canvas')).toBeVisible();

  const animation = JSON.parse(readFileSync(file, 'utf8'));
  animation.layers[0].ef = [{ ty: 34, nm: 'Puppet' }];
  writeFileSync(file, JSON.stringify({ ...animation, w: 640 }));
  await expect(page.getByText('640 × 720 px')).toBeVisible();
  await expect(page.getByText('is drawn without its effect “Puppet”.')).toBeVisible();

  writeFileSync(file, '{');
  await expect(page.getByText('This can’t be played')).toBeVisible();
  await expect(page.getByText('All of it is drawn.')).toBeHidden();
});

test('responds with status 500 for an unreadable file, and still serves other files', async ({ request }) => {
  const tooLarge = test.info().outputPath('large.png');
  writeFileSync(tooLarge, '');
  truncateSync(tooLarge, 2 ** 32);
  const refused = await request.get('/files/large.png');
  expect(refused.status()).toBe(500);
  expect(await refused.text()).toContain('size');
  expect((await request.get('/')).ok()).toBe(true);
});
