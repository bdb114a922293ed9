import type { Page } from '@playwright/test';
import { teaser } from '@/content/coming-soon';
import { errorPage } from '@/content/error-page';
import { profile } from '@/content/profile';
import { formTexts, site } from '@/content/site';
import { english } from '@/player/ui/labels/english';
import { chunkPattern } from './chunk-pattern';
import { exhaustiveUnless } from './exhaustive';
import { expect, headerLink, isAt, storageSize, test, visit, visitInteractive } from './fixtures';
import { deferred } from './hold-requests';

// These tests provoke failed requests and console errors. Only uncaught errors and policy violations fail
// them.
test.afterEach(async ({ page, faults }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const unintended = faults.filter((fault) => /^uncaught|policy violated/.test(fault));
  faults.splice(0, faults.length, ...unintended);
});

const form = (page: Page) => page.getByRole('main').locator('form');
const followButton = (page: Page) => page.getByRole('button', { name: profile.follow });
const nextFrame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame));

async function expectToReadAndNavigate(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await headerLink(page, 'Profile').click();
  await expect(page).toHaveTitle(/^Profile/);
  await headerLink(page, 'Home').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/chill/i);
}

async function failLottie(page: Page, failure: 'lost' | 'blocked') {
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes('imagePreserveAspectRatio')) return route.fulfill({ response });
    return failure === 'blocked' ? route.abort('blockedbyclient') : route.fulfill({ status: 404 });
  });
}

const failedFiles = {
  'animations missing': (page: Page) =>
    page.route('**/animations/*', (route) => route.fulfill({ status: 404 })),
  'lottie-web missing': (page: Page) => failLottie(page, 'lost'),
  'lottie-web blocked': (page: Page) => failLottie(page, 'blocked'),
};

for (const [what, fail] of Object.entries(failedFiles)) {
  test(
    `${what}: shows an alert, and links still work`,
    exhaustiveUnless(what !== 'lottie-web blocked'),
    async ({ page }) => {
      await fail(page);
      await visitInteractive(page, '/coming-soon');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expectToReadAndNavigate(page);
    },
  );
}

test.describe('when the connection is lost before the player’s code has loaded', () => {
  const player = chunkPattern('"SitePlayer"').replace('**', '');
  const lost = english.lostConnection.replace('{name}', '“A meter cabinet”');
  const animation = (page: Page) => page.locator('main .animation');
  const block = (page: Page) => page.route(`**${player}`, (route) => route.abort());

  test('shows the poster and a notice with a retry button', async ({ page }) => {
    await block(page);
    await visitInteractive(page, '/coming-soon');
    const notice = animation(page).getByRole('alert');
    const retry = animation(page).getByRole('button', { name: english.retry });
    await expect(notice).toHaveText(lost);
    await expect.poll(() => animation(page).locator('img').evaluate(isLoaded)).toBe(true);
    await retry.click();
    await expect(notice).toBeHidden();
    await expect(notice).toHaveText(lost);
    await page.unroute(`**${player}`);
    await retry.click();
    await expect(page.locator('main [data-state=playing]')).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('plays the animation when the connection is back', async ({ page, context }) => {
    await block(page);
    await visitInteractive(page, '/coming-soon');
    await expect(animation(page).getByRole('alert')).toHaveText(lost);
    await context.setOffline(true);
    await page.unroute(`**${player}`);
    await context.setOffline(false);
    await expect(page.locator('main [data-state=playing]')).toBeVisible();
  });

  test('shows the notice when the router opens the page, and plays the animation after a retry', async ({
    page,
  }) => {
    await block(page);
    await visitInteractive(page, '/profile');
    await headerLink(page, 'Coming Soon').click();
    await expect(page.getByRole('main').getByRole('img', { name: teaser.animation.label })).toBeVisible();
    await expect.poll(() => animation(page).locator('img').evaluate(isLoaded)).toBe(true);
    await expect(animation(page).getByRole('alert')).toHaveText(lost);
    await page.unroute(`**${player}`);
    await animation(page).getByRole('button', { name: english.retry }).click();
    await expect(page.locator('main [data-state=playing]')).toBeVisible();
  });

  test('hides the poster if it also fails to load', async ({ page }) => {
    await block(page);
    await visitInteractive(page, '/profile');
    await page.route('**/posters/*', (route) => route.abort());
    await headerLink(page, 'Coming Soon').click();
    await expect(animation(page).getByRole('alert')).toHaveText(lost);
    await expect(animation(page).locator('img')).toBeHidden();
  });

  test('reloads the page on retry if a deploy has removed the player’s code', async ({ page }) => {
    await page.route(`**${player}`, (route) => route.fulfill({ status: 404 }));
    await visitInteractive(page, '/coming-soon');
    const documents = countDocuments(page);
    const retry = animation(page).getByRole('button', { name: english.retry });
    await expect(retry).toBeVisible();
    await page.unroute(`**${player}`);
    await page.route(`**${player}`, (route) =>
      route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await retry.click();
    await expect.poll(documents).toBe(1);
  });
});

/** Returns whether an image has loaded. */
const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

test('follows links and opens dialogs when no script loads', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort('blockedbyclient'));
  await visit(page, '/');
  await page.mouse.move(20, 20);
  await page.locator('button[command="show-modal"]').nth(1).click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await expectToReadAndNavigate(page);
});

test('shows an error page with a reload link when rendering throws', async ({ page }) => {
  await visit(page, '/coming-soon');
  await page.evaluate(() => Object.assign(window, { matchMedia: undefined }));
  await page.mouse.move(20, 20);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorPage.title);
  await page.getByRole('link', { name: errorPage.action }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(teaser.title);
  await page.mouse.move(30, 30);
  await expect(page.locator('main [data-state=playing]')).toBeVisible();
  await expectToReadAndNavigate(page);
});

test('navigates between pages when the browser denies storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await visitInteractive(page, '/');
  await expectToReadAndNavigate(page);
});

/**
 * How the request for the third-party script is answered in each step of the test. If the value is
 * `undefined`, the request is never answered.
 */
const brokenScripts = {
  hangs: undefined,
  'is missing': { status: 404 },
  throws: { contentType: 'text/javascript', body: 'throw new Error("from a third-party script")' },
  'writes to the document': { contentType: 'text/javascript', body: 'document.write("<h1>gone</h1>")' },
};

test('keeps working when a third-party script hangs, is missing, throws or writes to the document', async ({
  page,
  faults,
}) => {
  for (const [what, response] of Object.entries(brokenScripts)) {
    await test.step(what, async () => {
      await page.route('**/snippets/*', (route) => response && route.fulfill(response));
      await visitInteractive(page, '/');
      const requested = page.waitForRequest('**/snippets/*');
      await page.locator('[data-snippet]').scrollIntoViewIfNeeded();
      await requested;
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.getByRole('region', { name: 'Partners' }).getByRole('button', { name: 'Next' }).click();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
  await expectToReadAndNavigate(page);
  const own = faults.filter((fault) => !fault.includes('from a third-party script'));
  faults.splice(0, faults.length, ...own);
});

test('shows the next page on reload if the network failed during the navigation', async ({
  page,
  context,
}) => {
  await visitInteractive(page, '/');
  await context.setOffline(true);
  await headerLink(page, 'Coming Soon').click();
  // While offline, the router falls back to a document load, and the browser shows its own error page.
  await expect(page.getByRole('banner')).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await expect(page).toHaveTitle(/^Coming Soon/);
  await expectToReadAndNavigate(page);
});

/**
 * Simulates a deploy. The router's data immediately has a different build ID. Requests for this build's files
 * wait until `deployed` resolves, and then fail with status 404.
 */
async function deployOtherBuild(page: Page, deployed = Promise.resolve()) {
  await page.route('**/_next/**', async (route) => {
    await deployed;
    await route.fulfill({ status: 404 });
  });
  await page.route('**/*.txt*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/"b":"[^"]+"/g, '"b":"another-build"');
    await route.fulfill({ response, body });
  });
}

function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

test('loads the next page exactly once, as a document, after a deploy', async ({ page }) => {
  await visitInteractive(page, '/');
  await deployOtherBuild(page);
  const documents = countDocuments(page);
  await headerLink(page, 'Profile').click();
  await expect(page).toHaveURL(isAt('/profile'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents()).toBe(1);
});

for (const isHydrated of [true, false]) {
  test(`keeps the typed text when a deploy removes the scripts ${isHydrated ? 'after' : 'before'} hydration`, async ({
    page,
  }) => {
    const deployed = deferred();
    await (isHydrated ? visitInteractive : visit)(page, '/profile');
    await deployOtherBuild(page, deployed.promise);
    const documents = countDocuments(page);
    const box = form(page).getByRole('textbox').first();
    await box.fill('Estates office');
    // Before hydration, the page checks with a HEAD request whether its scripts still exist.
    const checked = isHydrated
      ? undefined
      : page.waitForResponse((response) => response.request().method() === 'HEAD');
    deployed.resolve();
    await checked;
    await form(page).getByRole('button').click();
    await expect(form(page).getByRole('status')).not.toBeEmpty();
    await expect(box).toHaveValue('Estates office');
    expect(documents()).toBe(0);
  });
}

test('reloads the page once when a deploy removes its scripts before hydration', async ({ page }) => {
  await visit(page, '/profile');
  await deployOtherBuild(page);
  const documents = countDocuments(page);
  let requested = 0;
  page.on('request', (request) => {
    if (/turbopack-/.test(request.url()) && request.resourceType() === 'script') requested += 1;
  });
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).click();
    expect(requested).toBeGreaterThan(4);
  }).toPass();
  expect(documents()).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await storageSize(page)).toBe(0);
});

/**
 * Starts counting the scripts that fail to load. @returns a function that waits until the given number of
 * scripts have failed
 */
function failedScripts(page: Page) {
  let failed = 0;
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'script') failed += 1;
  });
  return async (times: number) => {
    await expect.poll(() => failed).toBe(times);
    // The page receives the error event shortly after Playwright reports the failure.
    await nextFrame(page);
  };
}

test('retries a failed script on the next action, but not on every pointer move or key press', async ({
  page,
}) => {
  const waitForFailures = failedScripts(page);
  let requested = 0;
  await page.route('**/turbopack-*.js', (route) => {
    if (route.request().resourceType() !== 'script') return route.continue();
    requested += 1;
    return requested <= 3 ? route.abort() : route.continue();
  });
  await visit(page, '/profile');
  await page.mouse.move(1, 1);
  await waitForFailures(1);
  const follow = followButton(page);
  for (const place of [page.getByRole('heading', { level: 1 }), follow, page.getByRole('contentinfo')])
    await place.hover();
  await form(page).getByRole('textbox').first().focus();
  await waitForFailures(2);
  await page.keyboard.type('Estates office');
  await nextFrame(page);
  expect(requested).toBe(2);
  // Pressing a key on a button requests the failed script again. Typing into a field doesn't.
  await follow.press('Enter');
  await waitForFailures(3);
  await follow.press('Enter');
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
});

test('the form says that scripts are missing, and the page replays presses when the network is back', async ({
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

test('the form says that scripts are missing if it is submitted after all scripts have failed', async ({
  page,
}) => {
  const waitForFailures = failedScripts(page);
  await page.route('**/*.js', (route) => route.abort());
  await visit(page, '/profile');
  await page.mouse.move(1, 1);
  const scripts = await page.locator('script[data-scripts]').getAttribute('data-scripts');
  await waitForFailures(scripts?.split(' ').length ?? 0);
  // Submit by calling a method, because an interaction would request the page's scripts again.
  await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expect(form(page).getByRole('status')).toContainText(formTexts.noScript.slice(0, 30));
});
