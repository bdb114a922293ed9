import { forbiddenAttributes } from './forbidden-attributes';

test('reports style attributes and inline handlers with their elements', () => {
  expect(forbiddenAttributes('<p style="color:red">a</p><button onClick="go()">b</button>')).toEqual([
    '<p> has a style attribute: style="color:red"',
    '<button> has an inline handler: onclick="go()"',
  ]);
});

test('accepts similar attributes and text', () => {
  const html =
    '<p data-style="x" class="style" aria-onset="1">style="a" onclick="b"</p><script>"<p style=x>"</script>';
  expect(forbiddenAttributes(html)).toEqual([]);
});

test('reports style elements', () => {
  expect(forbiddenAttributes('<style>p{color:red}</style>')).toEqual([
    '<style> stands in the page, and not in a file',
  ]);
});
