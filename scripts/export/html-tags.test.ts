import { htmlTags } from './html-tags';

test('tags come in order with their attributes in every notation', () => {
  const tags = [
    ...htmlTags(`<!DOCTYPE html><HTML lang="en-GB"><img alt='a > b' hidden src=/x.svg /></HTML>`),
  ];
  expect(tags.map(({ name, attributes }) => [name, ...attributes])).toEqual([
    ['html', ['lang', 'en-GB']],
    ['img', ['alt', 'a > b'], ['hidden', ''], ['src', '/x.svg']],
  ]);
});

test('what stands in a script, a style or a comment is text and not tags', () => {
  const tags = [...htmlTags('<script>"<b style=x>"</script><!-- <i> --><style>a>b{}</style><u>')];
  expect(tags.map(({ name, text }) => [name, text])).toEqual([
    ['script', '"<b style=x>"'],
    ['style', 'a>b{}'],
    ['u', ''],
  ]);
});
