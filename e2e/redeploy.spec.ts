import { playerFailure } from '@/content/player-labels';
import { listen } from '@/testing/listen';
import { expect, playerIsland, storageSize, visit } from './fixtures';
import { fetchFromSite, testOn } from './site-proxy';

/** Changes the URLs of the scripts in a page, as if an earlier build had written the page. */
const makeEarlier = (html: string) => html.replaceAll('/static/islands/', '/static/earlier/');

/**
 * Starts a proxy that serves an earlier build of the site and, after `deploy`, the later build. Browsers are
 * allowed to cache pages for ten minutes.
 */
async function serveTwoBuilds() {
  let isDeployed = false;
  let documents = 0;
  const listening = await listen(async ({ url = '/' }, outgoing) => {
    if (isDeployed && url.includes('/static/earlier/')) return outgoing.writeHead(404).end();
    const { status, headers, body } = await fetchFromSite(
      url.replace('/static/earlier/', '/static/islands/'),
    );
    const isPage = headers.get('content-type')?.includes('html');
    if (isPage) documents += 1;
    if (!isPage || isDeployed) return outgoing.setHeaders(headers).writeHead(status).end(body);
    // Remove these validators, because they belong to the later build.
    for (const name of ['etag', 'last-modified']) headers.delete(name);
    headers.set('cache-control', 'public, max-age=600');
    return outgoing
      .setHeaders(headers)
      .writeHead(status)
      .end(makeEarlier(String(body)));
  });
  return {
    ...listening,
    /** Switches to the later build, which removes the scripts of the earlier one. */
    deploy() {
      isDeployed = true;
    },
    countDocuments: () => documents,
  };
}

const test = testOn(serveTwoBuilds);

test.afterEach(({ faults }) => {
  // The removed scripts are missing on purpose.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('/static/earlier/')));
});

test('a page reloads once after a deploy that removed its scripts', async ({ page, context, siteProxy }) => {
  await visit(page, '/coming-soon');
  siteProxy.deploy();
  const cached = await context.newPage();
  await cached.goto('/coming-soon');
  await expect(cached.locator('script[data-scripts*="/static/earlier/"]'), 'the cached copy').toHaveCount(1);
  for (const each of [cached, page]) {
    await each.bringToFront();
    await each.mouse.move(20, 20);
    await expect(each.locator('script[data-scripts*="/static/earlier/"]')).toHaveCount(0);
    await each.mouse.move(30, 30);
    await expect(playerIsland(each).locator('[data-state=playing]')).toBeVisible();
    expect(await storageSize(each)).toBe(0);
  }
  expect(siteProxy.countDocuments()).toBe(3);
});

test('a page with a player reloads for the scripts of its carousel', async ({ page, siteProxy }) => {
  await visit(page, '/');
  await playerIsland(page).scrollIntoViewIfNeeded();
  await expect(playerIsland(page)).toHaveAttribute('data-mounted');
  siteProxy.deploy();
  await page.locator('#partners').scrollIntoViewIfNeeded();
  await expect.poll(siteProxy.countDocuments).toBe(2);
  await expect(page.locator('#partners [data-mounted]').first()).toBeVisible();
});

test('the buttons of a carousel whose script a deploy has removed are hidden, if text is typed', async ({
  page,
  siteProxy,
}) => {
  await visit(page, '/');
  siteProxy.deploy();
  await page
    .getByRole('main')
    .locator('form textarea')
    .evaluate((box: HTMLTextAreaElement) => {
      box.value = 'Estates office';
    });
  await page.locator('#partners').scrollIntoViewIfNeeded();
  await expect(page.locator('#partners .carousel-buttons')).toBeHidden();
  await expect(page.locator('#partners .carousel')).toBeVisible();
  expect(siteProxy.countDocuments()).toBe(1);
});

test('a page whose scripts are still missing doesn’t reload again', async ({ page, siteProxy }) => {
  siteProxy.deploy();
  await page.route('**/coming-soon', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: makeEarlier(await response.text()) });
  });
  await visit(page, '/coming-soon');
  await page.mouse.move(20, 20);
  await expect.poll(siteProxy.countDocuments).toBe(2);
  const notice = playerIsland(page).getByRole('alert');
  // The reloaded page might not listen yet.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(notice).toBeVisible({ timeout: 500 });
  }).toPass();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(notice).toBeVisible();
    const failed = page.waitForResponse((response) => response.status() === 404);
    await playerIsland(page).getByRole('button', { name: playerFailure.retry }).click();
    await failed;
  }
  await expect(notice).toBeVisible();
  expect(siteProxy.countDocuments()).toBe(2);
});

test('a form keeps the typed text if a deploy removes its script', async ({ page, siteProxy }) => {
  await visit(page, '/profile');
  siteProxy.deploy();
  const form = page.getByRole('main').locator('form');
  // Fill in the field without focusing it, because the focus would already load the script.
  await form
    .getByRole('textbox')
    .first()
    .evaluate((box: HTMLInputElement) => {
      box.value = 'Estates office';
    });
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).not.toBeEmpty();
  await expect(form.getByRole('textbox').first()).toHaveValue('Estates office');
  expect(siteProxy.countDocuments()).toBe(1);
});
