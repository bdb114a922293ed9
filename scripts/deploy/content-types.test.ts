import { contentTypeOf, contentTypes, servedExtensions } from './content-types';

test('contentTypes lists each extension once, and adds the encoding to text types', () => {
  expect(contentTypes(['a.js', 'b/c.js', 'index.html'])).toEqual([
    ['.html', 'text/html; charset=utf-8'],
    ['.js', 'text/javascript; charset=utf-8'],
  ]);
});

test('contentTypeOf returns a media type for every served extension', () => {
  for (const extension of servedExtensions) expect(contentTypeOf(`a${extension}`)).toMatch(/^\w+\/[\w.+-]+/);
  expect(contentTypeOf('day.lottie')).toBe('application/zip+dotlottie');
});

test.each(['plan.dwg', 'setup.exe'])('contentTypeOf throws for %s, whose extension is not served', (file) => {
  expect(() => contentTypeOf(file)).toThrow(/\*\.(dwg|exe)/);
});
