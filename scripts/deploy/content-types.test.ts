import { contentTypeOf, servedExtensions } from './content-types';

test('contentTypeOf returns a media type for every served extension, with the encoding of text', () => {
  for (const extension of servedExtensions) expect(contentTypeOf(`a${extension}`)).toMatch(/^\w+\/[\w.+-]+/);
  expect(contentTypeOf('index.html')).toBe('text/html; charset=utf-8');
  expect(contentTypeOf('b/c.js')).toBe('text/javascript; charset=utf-8');
  expect(contentTypeOf('day.lottie')).toBe('application/zip+dotlottie');
});

test.each(['plan.dwg', 'setup.exe'])('contentTypeOf throws for %s, whose extension is not served', (file) => {
  expect(() => contentTypeOf(file)).toThrow(/\*\.(dwg|exe)/);
});
