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
    // The id of React's bootstrap script begins with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // CSS keeps numbers on one line, and the text of a link may be words.
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
