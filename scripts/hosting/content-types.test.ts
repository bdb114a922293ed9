import { contentTypes } from './content-types';

test('each extension has its type once, texts with their encoding', () => {
  expect(contentTypes(['a.js', 'b/c.js', 'index.html'])).toEqual([
    ['.html', 'text/html; charset=utf-8'],
    ['.js', 'text/javascript; charset=utf-8'],
  ]);
});

test('an extension that nobody knows is refused', () => {
  expect(() => contentTypes(['plan.dwg'])).toThrow('*.dwg');
});
