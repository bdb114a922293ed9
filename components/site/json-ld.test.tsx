/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { projects } from '@/content/projects';
import { JsonLd } from './json-ld';

jest.mock('@/content/projects', () => ({
  projects: [{ id: 'a', name: 'Built </script><b>twice</b> & measured', place: 'School', work: 'Work' }],
}));

test('what a field holds does not end the element, and is read as it was written', () => {
  const parts = renderToStaticMarkup(<JsonLd />).split(/<\/?script[^>]*>/);
  expect(parts).toHaveLength(3);
  expect(JSON.parse(parts[1] ?? '')['@graph'].at(-1)).toMatchObject({ name: projects[0]?.name });
});
