import type { Page } from '@playwright/test';
import { playerFailure } from '@/content/player-labels';
import { profile } from '@/content/profile';
import { formTexts, site } from '@/content/site';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, headerLink, playerIsland, test, visit, visitInteractive } from './fixtures';

// These tests provoke failed requests and console errors. Only uncaught errors and policy violations fail
// them.
test.afterEach(async ({ page, faults }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const unintended = faults.filter((fault) => /^uncaught|policy violated/.test(fault));
  faults.splice(0, faults.length, ...unintended);
});

const PLAYER = '**/islands/player.*.js';
const FORM = '**/islands/form.*.js';

const form = (page: Page) => page.getByRole('main').locator('form');
const followButton = (page: Page) => page.getByRole('button', { name: profile.follow });
const nextFrame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame));

test('the player shows an alert if lottie-web is blocked', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const isLottie = (await response.text()).includes('imagePreserveAspectRatio');
    return isLottie ? route.abort('blockedbyclient') : route.fulfill({ response });
  });
  await visitInteractive(page, '/coming-soon');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
});

for (const way of ['its button is pressed', 'the connection is back'])
  test(`without the player’s script, a notice shows until ${way}`, async ({ page, context }) => {
    await page.route(PLAYER, (route) => route.abort());
    await visit(page, '/coming-soon');
    await page.mouse.move(20, 20);
    const notice = playerIsland(page).getByRole('alert');
    const retry = playerIsland(page).getByRole('button', { name: playerFailure.retry });
    const poster = playerIsland(page).locator('img');
    await expect(notice).toHaveText(playerFailure.message);
    await expect.poll(() => poster.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
    const failed = page.waitForEvent('requestfailed');
    await retry.click();
    await expect(playerIsland(page)).toBeFocused();
    await failed;
    await expect(notice).toBeVisible();
    await context.setOffline(way === 'the connection is back');
    await page.unroute(PLAYER);
    if (way === 'the connection is back') await context.setOffline(false);
    else await retry.click();
    await expect(page.locator('main [data-state=playing]')).toBeVisible();
    await expect(notice).toBeHidden();
  });

test('the player plays if only the controls fail to load, and loads them on the next press', async ({
  page,
}) => {
  const controls = '**/islands/player-controls.*.js';
  await page.route(controls, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await visit(page, '/coming-soon');
  await page.mouse.move(20, 20);
  await failed;
  await expect(playerIsland(page).locator('[data-state=playing]')).toBeVisible();
  await expect(playerIsland(page).getByRole('alert')).toBeHidden();
  await page.unroute(controls);
  await playerIsland(page).locator('.player-play-button').click();
  await expect(playerIsland(page).locator('[data-state=paused]')).toBeVisible();
});

test('the notice of an animation that plays on hover loads it again after a failure', async ({ page }) => {
  const files = '**/animations/*';
  await page.route(files, (route) => route.abort());
  await visit(page, '/home1');
  await page.mouse.move(1, 1);
  await expect(playerIsland(page).getByRole('alert')).toBeVisible();
  await page.unroute(files);
  await playerIsland(page).getByRole('button', { name: playerFailure.retry }).press('Enter');
  await expect(playerIsland(page).locator('[data-state=playing]')).toBeVisible();
  await expect(playerIsland(page).getByRole('alert')).toBeHidden();
});

test('the main thread draws if the browser throws an error instead of starting a worker', async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.Worker = class {
      constructor() {
        throw new DOMException('a policy forbids the worker', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
  await visit(page, '/coming-soon');
  await page.mouse.move(20, 20);
  await expect(page.locator('main [data-state=playing]')).toBeVisible();
});

test('links and dialogs work when no script loads', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort('blockedbyclient'));
  await visit(page, '/');
  await page.mouse.move(20, 20);
  await page.locator('button[command="show-modal"]').nth(1).click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await headerLink(page, 'Profile').click();
  await expect(page).toHaveTitle(/^Profile/);
  await headerLink(page, 'Home').click();
  await expect(page.getByRole('main')).toContainText(/chill.*manage.*save/is);
});

/** The response to the request for the third-party script. `undefined` never responds. */
const brokenScripts = {
  hangs: undefined,
  'is missing': { status: 404 },
  throws: { contentType: 'text/javascript', body: 'throw new Error("from a third-party script")' },
  'writes to the document': { contentType: 'text/javascript', body: 'document.write("<h1>gone</h1>")' },
};

for (const [what, response] of Object.entries(brokenScripts)) {
  const details = exhaustiveUnless(what === 'throws');
  test(`the page keeps working when a third-party script ${what}`, details, async ({ page, faults }) => {
    await page.route('**/snippets/*', (route) => response && route.fulfill(response));
    await visitInteractive(page, '/');
    const requested = page.waitForRequest('**/snippets/*');
    await page.locator('[data-island=third-party-script]').scrollIntoViewIfNeeded();
    await requested;
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByRole('region', { name: 'Partners' }).getByRole('button', { name: 'Next' }).click();
    await expect(page.locator('[data-island=carousel]')).toHaveAttribute('data-mounted');
    const own = faults.filter((fault) => !fault.includes('from a third-party script'));
    faults.splice(0, faults.length, ...own);
  });
}

test('an island requests a failed script again on the next press, but not on other events', async ({
  page,
}) => {
  let requested = 0;
  await page.route(FORM, (route) => {
    requested += 1;
    return requested <= 2 ? route.abort() : route.continue();
  });
  await visit(page, '/profile');
  const box = form(page).getByRole('textbox').first();
  const failed = page.waitForEvent('requestfailed');
  await box.focus();
  await failed;
  await nextFrame(page);
  await page.keyboard.type('Estates office');
  await form(page).hover();
  await nextFrame(page);
  expect(requested).toBe(1);
  const button = form(page).getByRole('button');
  const failedAgain = page.waitForEvent('requestfailed');
  await button.press('Enter');
  await failedAgain;
  await expect(form(page).getByRole('status')).toContainText(formTexts.noScript.slice(0, 30));
  await button.press('Enter');
  await expect(form(page).getByRole('status')).toContainText(formTexts.notConnected.slice(0, 30));
  expect(requested).toBeLessThanOrEqual(4);
});

test('the page says that scripts are missing, and replays presses when they load', async ({
  page,
  context,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await visit(page, '/profile');
  await followButton(page).click();
  const box = form(page).getByRole('textbox').first();
  await box.fill('Estates office');
  await form(page).getByRole('button').click();
  const status = form(page).getByRole('status');
  await expect(status.getByRole('link', { name: site.contact.mail.label })).toBeVisible();
  await expect(status).toContainText(formTexts.noScript.slice(0, 30));
  await context.setOffline(true);
  await page.unroute('**/*.js');
  await context.setOffline(false);
  await expect(status).toContainText(formTexts.notConnected.slice(0, 30));
  await expect(box).toHaveValue('Estates office');
  await expect(followButton(page)).toHaveAttribute('aria-pressed', 'true');
});
