import { findingLines } from './findings';

const finding = { expected: 'one thing', found: 'another thing', advice: 'Change it.' };
const at = (path: string, detail?: string) => ({ ...finding, path, detail });

test('findingLines prints findings that differ only in paths and details as one line, with the detail of the first path', () => {
  expect(findingLines([at('/profile', 'b'), at('/', 'a')], 9)).toEqual([
    '/, /profile: expected one thing, found another thing (/: a). Change it.',
  ]);
  expect(findingLines([at('/', 'a'), { ...at('/'), found: 'a third thing' }], 9)).toEqual([
    '/: expected one thing, found another thing (a). Change it.',
    '/: expected one thing, found a third thing. Change it.',
  ]);
});

test('findingLines names at most three paths, and none if all paths have the finding', () => {
  const paths = ['/', '/a', '/bb', '/ccc', '/dddd'].map((path) => at(path));
  expect(findingLines(paths, 6)[0]).toMatch(/^\/, \/a, \/bb and 2 more: /);
  expect(findingLines(paths, 5)[0]).toMatch(/^All pages and files: /);
});
