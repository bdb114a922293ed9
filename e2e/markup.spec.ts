import { HtmlValidate } from 'html-validate';
import { address, expect, test } from './fixtures';
import { pages } from './pages';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes void elements with a slash, empty attributes with a value and some names in camel case.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // The framework's bootstrap script has an id of its own kind.
    'valid-id': ['error', { relaxed: true }],
    // Numbers are kept in one line by the style sheet, and a link may say in words whom it calls.
    'tel-non-breaking': 'off',
  },
});

for (const path of [...pages.map(({ path }) => path), '/nowhere']) {
  test(`${path} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(address(path))).text();
    const { results } = await validator.validateString(html);
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(found).toEqual([]);
  });
}
