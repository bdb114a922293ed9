import type { Page } from '@playwright/test';
import { teaser } from '@/content/coming-soon';
import { message } from '@/content/profile';
import { formTexts, site } from '@/content/site';
import { expect, test, visitInteractive } from '../fixtures';
import { type FormServer, startFormServer } from './form-server';

const endpoint = site.formsEndpoint ?? '';
const [name, looking, text] = message.form.fields;

const field = (page: Page, label = '') => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole('main').locator('form button');
const status = (page: Page) => page.getByRole('main').locator('form').getByRole('status');
/** Returns a text up to its first placeholder. */
const beginning = (text: string) => text.split(/[{]/)[0]?.trim() ?? '';

// The tests share one server at the endpoint that the site was built with.
test.describe.configure({ mode: 'serial' });

let server: FormServer;
test.beforeAll(async () => {
  server = await startFormServer(endpoint);
});
test.afterAll(() => server.close());
test.beforeEach(() => {
  server.received.length = 0;
});
test.afterEach(({ faults }) => {
  // Requests to the forms' origin and its error responses are expected.
  const { origin } = new URL(endpoint);
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes(origin)));
});

/**
 * Opens the message form and fills it in.
 * @param word chooses the server's response
 * @returns when the form was open, in ms
 */
async function fill(page: Page, word: string): Promise<number> {
  await visitInteractive(page, '/profile');
  const opened = Date.now();
  await field(page, name?.label).fill(`${word} it`);
  await field(page, looking?.label).fill('Chillers & pumps');
  await field(page, text?.label).fill('Two plant rooms,\n450 kW each.');
  return opened;
}

async function expectTextKept(page: Page, word: string) {
  await expect(field(page, name?.label)).toHaveValue(`${word} it`);
  await expect(field(page, looking?.label)).toHaveValue('Chillers & pumps');
  await expect(field(page, text?.label)).toHaveValue('Two plant rooms,\n450 kW each.');
}

test('focuses the first field instead of sending an empty form', async ({ page }) => {
  await visitInteractive(page, '/profile');
  await send(page).click();
  await expect(field(page, name?.label)).toBeFocused();
  await expect(page.locator('main form :invalid')).toHaveCount(3);
  await expect(status(page)).toBeEmpty();
  expect(server.received).toEqual([]);
});

test('sends no invalid e-mail address', async ({ page }) => {
  await visitInteractive(page, '/coming-soon');
  const box = field(page, teaser.form.fields[0]?.label);
  await box.fill('not an address');
  await send(page).click();
  await expect(box).toBeFocused();
  expect(server.received).toEqual([]);
  await box.fill('reader@example.org');
  await send(page).click();
  await expect(status(page)).toContainText(beginning(formTexts.sent));
  expect(server.received.map(({ data }) => data)).toEqual([
    { [teaser.form.fields[0]?.name ?? '']: 'reader@example.org' },
  ]);
});

test('sends JSON once for repeated presses and shows that it is sending', async ({ page }) => {
  await fill(page, 'slow');
  await send(page).dblclick();
  await expect(send(page)).toHaveText(formTexts.sending);
  await expect.poll(() => server.received.length).toBe(1);
  await send(page).click({ force: true });
  server.release();
  await expect(status(page)).toContainText(beginning(formTexts.sent));
  await expect(send(page)).toHaveText(message.form.submit);
  expect(server.received.map(({ type, data }) => [type, data])).toEqual([
    [
      'application/json',
      {
        [name?.name ?? '']: 'slow it',
        [looking?.name ?? '']: 'Chillers & pumps',
        [text?.name ?? '']: 'Two plant rooms,\n450 kW each.',
      },
    ],
  ]);
});

test('marks the field that the server refuses and sends the corrected form', async ({ page }) => {
  await fill(page, 'refuse');
  await send(page).click();
  await expect(status(page)).toContainText(beginning(formTexts.refused));
  await expect(field(page, text?.label)).toBeFocused();
  await expect(field(page, text?.label)).toHaveAccessibleDescription('Please say which building.');
  await expect(page.locator('[aria-invalid]')).toHaveCount(1);
  await expectTextKept(page, 'refuse');

  await field(page, name?.label).fill('accept it');
  await send(page).click();
  await expect(status(page)).toContainText(beginning(formTexts.sent));
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  expect(server.received).toHaveLength(2);
});

test('shows how long to wait for a busy server and keeps the typed text', async ({ page }) => {
  await fill(page, 'busy');
  await send(page).click();
  await expect(status(page)).toContainText(beginning(formTexts.tooMany));
  await expect(status(page)).toContainText(formTexts.wait.replace('{seconds}', '90'));
  await expectTextKept(page, 'busy');
  const mail = new URL((await status(page).getByRole('link').getAttribute('href')) ?? '');
  expect(mail.searchParams.get('body')).toContain('Chillers & pumps');

  await field(page, name?.label).fill('accept it');
  await send(page).click();
  await expect(status(page)).toContainText(beginning(formTexts.sent));
});

test('delays a form that is submitted faster than a person could', async ({ page }) => {
  const opened = await fill(page, 'accept');
  await send(page).click();
  await expect(status(page)).toContainText(beginning(formTexts.sent));
  // The form starts its own timer slightly earlier.
  expect((server.received[0]?.at ?? 0) - opened).toBeGreaterThan(1500);
});
