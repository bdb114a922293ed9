import { forbiddenAttributes } from './forbidden-attributes';

test('a style attribute and an inline handler are each named with their element', () => {
  expect(forbiddenAttributes('<p style="color:red">a</p><button onClick="go()">b</button>')).toEqual([
    '<p> has a style attribute: style="color:red"',
    '<button> has an inline handler: onclick="go()"',
  ]);
});

test('words that only look like them are let through', () => {
  const html =
    '<p data-style="x" class="style" aria-onset="1">style="a" onclick="b"</p><script>"<p style=x>"</script>';
  expect(forbiddenAttributes(html)).toEqual([]);
});

test('styles that stand in the page are named', () => {
  expect(forbiddenAttributes('<style>p{color:red}</style>')).toEqual([
    '<style> stands in the page, and not in a file',
  ]);
});
