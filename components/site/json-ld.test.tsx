/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { sections } from '@/content/home';
import { projects } from '@/content/projects';
import { JsonLd } from './json-ld';

jest.mock('@/content/projects', () => ({
  projects: [{ id: 'a', name: 'Built </script><b>twice</b> & measured', place: 'School', work: 'Work' }],
}));

jest.mock('@/content/home', () => ({ ...jest.requireActual('@/content/home'), sections: ['projects'] }));

/** Returns the parsed JSON-LD graph. */
const graph = () =>
  JSON.parse(renderToStaticMarkup(<JsonLd />).split(/<\/?script[^>]*>/)[1] ?? '')['@graph'] as object[];

test("JsonLd escapes markup in a field, so that the script element doesn't end early", () => {
  expect(renderToStaticMarkup(<JsonLd />).split(/<\/?script[^>]*>/)).toHaveLength(3);
  expect(graph().at(-1)).toMatchObject({ name: projects[0]?.name });
});

test('JsonLd lists the projects only if the home page shows them', () => {
  const named = () => graph().filter((entry) => '@type' in entry && entry['@type'] === 'CreativeWork').length;
  expect(named()).toBe(1);
  (sections as string[]).pop();
  expect(named()).toBe(0);
});
