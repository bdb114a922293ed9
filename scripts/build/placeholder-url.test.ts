import { placeholderUrlWarning } from './placeholder-url';

test('placeholderUrlWarning returns one line if the URL of the site is unset', () => {
  const env = { NODE_ENV: 'test' } as const;
  expect(placeholderUrlWarning(env)).toEqual([expect.stringMatching(/^NEXT_PUBLIC_SITE_URL is unset: .+$/)]);
  expect(placeholderUrlWarning({ ...env, NEXT_PUBLIC_SITE_URL: 'https://www.northlight.example' })).toEqual(
    [],
  );
});
