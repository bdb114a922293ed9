/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { meta } from '@/content/home';
import { JsonLd } from './json-ld';

jest.mock('@/content/home', () => ({
  meta: { description: 'Built </script><b>twice</b> & measured' },
}));

test("JsonLd escapes markup in a field, so that the script element doesn't end early", () => {
  const parts = renderToStaticMarkup(<JsonLd />).split(/<\/?script[^>]*>/);
  expect(parts).toHaveLength(3);
  expect(JSON.parse(parts[1] ?? '')['@graph'][0]).toMatchObject({ description: meta.description });
});
