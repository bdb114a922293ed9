import { teaser } from '@/content/coming-soon';
import { message } from '@/content/profile';
import { formTexts, site } from '@/content/site';
import { expect, test, visitInteractive } from '../fixtures';

const endpoint = site.formsEndpoint ?? '';

for (const { path, form, invalid, typed } of [
  {
    path: '/profile',
    form: message.form,
    invalid: '',
    typed: ['A. Reader', 'Chillers & pumps', 'Two plant rooms,\n450 kW each.'],
  },
  { path: '/coming-soon', form: teaser.form, invalid: 'not an address', typed: ['reader@example.org'] },
]) {
  // components/ui/form.test.tsx tests how the form handles other responses.
  test(`posts the form of ${path} as JSON once all fields are valid`, async ({ page, faults }) => {
    const posted: unknown[] = [];
    await page.route(endpoint, (route) => {
      const request = route.request();
      posted.push([request.headers()['content-type'], request.postDataJSON()]);
      return route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    await visitInteractive(page, path);
    const fields = page.getByRole('main').locator('form').getByRole('textbox');
    const send = page.getByRole('button', { name: form.submit });
    await fields.first().fill(invalid);
    await send.click();
    await expect(fields.first()).toBeFocused();
    await expect(page.locator('main form :invalid')).toHaveCount(form.fields.length);
    expect(posted).toEqual([]);
    for (const [index, text] of typed.entries()) await fields.nth(index).fill(text);
    await send.click();
    await expect(page.getByRole('main').locator('form').getByRole('status')).toContainText(
      formTexts.sent.split('{')[0]?.trim() ?? '',
    );
    const data = Object.fromEntries(form.fields.map(({ name }, index) => [name, typed[index]]));
    expect(posted).toEqual([['application/json', data]]);
    // The fixture records requests to other origins as faults. Remove those for the form's endpoint, which is
    // on a different origin by design.
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes(endpoint)));
  });
}
