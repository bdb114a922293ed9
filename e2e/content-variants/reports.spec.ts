import { errorPage } from '@/content/error-page';
import { site } from '@/content/site';
import type { ErrorReport, VitalReport } from '../../components/site/report';
import { expect, headerLink, test, visit } from '../fixtures';
import { holdRequests } from '../hold-requests';
import { type Listening, listen } from '../listen';

// All tests receive reports at the same URL.
test.describe.configure({ mode: 'serial' });

type Beacon = { contentType?: string; reports: (ErrorReport | VitalReport)[] };

const url = new URL(site.reportUrl ?? '');
const beacons: Beacon[] = [];
let server: Listening;

test.beforeAll(async () => {
  const port = Number(url.port);
  server = await listen(
    async (request, response) => {
      const body = (await request.setEncoding('utf8').toArray()).join('');
      if (request.url === url.pathname)
        beacons.push({ contentType: request.headers['content-type'], reports: JSON.parse(body) });
      response.writeHead(204).end();
    },
    url.hostname,
    port,
  );
});
test.afterAll(() => server.close());

// These tests provoke errors. Only policy violations and failed requests fail them.
test.afterEach(({ faults }) => {
  const unintended = faults.filter((fault) => /policy violated|^failed/.test(fault));
  faults.splice(0, faults.length, ...unintended);
});

const reporter = '**/_next/static/reporter.*.js';

/** Throws an error and rejects a promise in the page, outside the call from the test. */
const fail = (message: string) => {
  setTimeout(() => {
    throw new Error(message);
  });
  Promise.reject(`rejected: ${message}`);
};

/** Resolves when the browser has measured the first interaction, which it does after the next paint. */
const firstInput = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'first-input', buffered: true });
  });

/**
 * Waits until the server has received a beacon with an error whose message contains the text. The server also
 * receives beacons from the pages of other tests.
 */
async function beaconWith(text: string): Promise<Beacon> {
  const find = () =>
    beacons.find(({ reports }) => reports.some((report) => errorMessages([report])[0]?.includes(text)));
  await expect.poll(find).toBeDefined();
  return find() as Beacon;
}

const errorMessages = (reports: Beacon['reports']) =>
  reports.flatMap((report) => (report.type === 'error' ? [report.message] : []));

test('reports uncaught errors and web vitals when the user leaves the page', async ({ page }) => {
  const held = await holdRequests(page, reporter);
  await visit(page, '/profile?name=Ada#message');
  await held.requested;
  await page.evaluate(fail, 'before the reporter has loaded');
  const loaded = page.waitForResponse(reporter);
  held.release();
  await loaded;
  await page.evaluate(fail, 'after the reporter has loaded');
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(firstInput);
  await page.goto('about:blank');

  const { contentType, reports } = await beaconWith('before the reporter has loaded');
  expect(contentType).toBe('text/plain;charset=UTF-8');
  expect(JSON.stringify(reports)).not.toContain('Ada');
  expect(reports.filter(({ page: path }) => path !== '/profile')).toEqual([]);
  expect(errorMessages(reports).sort()).toEqual([
    'Error: after the reporter has loaded',
    'Error: before the reporter has loaded',
    'rejected: after the reporter has loaded',
    'rejected: before the reporter has loaded',
  ]);
  const vitals = reports.flatMap((report) => (report.type === 'vital' ? [report] : []));
  expect(vitals.map(({ name }) => name).sort()).toEqual(['CLS', 'INP', 'LCP', 'TTFB']);
  expect(vitals.filter(({ value, rating }) => value < 0 || !rating)).toEqual([]);
});

test('reports the error of the page that is shown when rendering throws', async ({ page }) => {
  const loaded = page.waitForResponse(reporter);
  await visit(page, '/coming-soon');
  await loaded;
  await page.evaluate(() => Object.assign(window, { matchMedia: undefined }));
  await page.mouse.move(20, 20);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorPage.title);
  await page.goto('about:blank');
  const { reports } = await beaconWith('matchMedia');
  expect(errorMessages(reports)).toHaveLength(1);
});

test('names the page of each error after a navigation by the router', async ({ page }) => {
  const loaded = page.waitForResponse(reporter);
  await visit(page, '/');
  await loaded;
  await page.mouse.move(1, 1);
  await page.locator('html[data-hydrated]').waitFor();
  await headerLink(page, 'Profile').click();
  await expect(page).toHaveTitle(/^Profile/);
  await page.evaluate(fail, 'on the second page');
  await page.goto('about:blank');
  const { reports } = await beaconWith('on the second page');
  const errors = reports.filter(({ type }) => type === 'error');
  expect(errors.map(({ page: path }) => path)).toEqual(['/profile', '/profile']);
});

test('loads the reporter after all other scripts', async ({ page }) => {
  await visit(page, '/');
  await page.waitForResponse(reporter);
  const late = await page.evaluate(() => {
    const { loadEventEnd = 0 } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return scripts.map(({ name, startTime }) => ({
      file: new URL(name).pathname,
      late: startTime > loadEventEnd,
    }));
  });
  expect(late.at(-1)).toEqual({ file: expect.stringContaining('/reporter.'), late: true });
});

test('doesn’t load the reporter if the user prefers to save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  expect(requested.filter((address) => address.includes('/reporter.'))).toEqual([]);
});

test('mentions the reports and their receiver in the privacy text', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy' }).click();
  await expect(page.locator('dialog#privacy')).toContainText(
    `it reports to ${url.host} which errors occurred`,
  );
});
