/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { sections } from '@/content/home';
import { projects } from '@/content/projects';
import { JsonLd } from './json-ld';

jest.mock('@/content/projects', () => ({
  projects: [{ id: 'a', name: 'Built </script><b>twice</b> & measured', place: 'School', work: 'Work' }],
}));

jest.mock('@/content/home', () => ({ ...jest.requireActual('@/content/home'), sections: ['projects'] }));

/** What search engines read. */
const graph = () =>
  JSON.parse(renderToStaticMarkup(<JsonLd />).split(/<\/?script[^>]*>/)[1] ?? '')['@graph'] as object[];

test('what a field holds does not end the element, and is read as it was written', () => {
  expect(renderToStaticMarkup(<JsonLd />).split(/<\/?script[^>]*>/)).toHaveLength(3);
  expect(graph().at(-1)).toMatchObject({ name: projects[0]?.name });
});

test('projects are named where the home page has them, at their addresses there', () => {
  const named = () => graph().filter((entry) => '@type' in entry && entry['@type'] === 'CreativeWork').length;
  expect(named()).toBe(1);
  (sections as string[]).pop();
  expect(named()).toBe(0);
});
