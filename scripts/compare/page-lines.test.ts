import { pageLines } from './page-lines';

const linesOf = (body: string) => pageLines(`<html lang="en"><body>${body}</body></html>`);

test('pageLines returns the sentences of a page in reading order, with the targets of links', () => {
  expect(
    linesOf(
      '<h2>B-02 <b>Ser</b>vices</h2><p>We cool <a href="/#halls">halls</a>. And save.</p><div>56 %</div>',
    ),
  ).toEqual(['Services', 'We cool halls → /#halls.', 'And save.', '56 %']);
});

test('pageLines separates adjacent elements, but not the parts of a word', () => {
  expect(linesOf('<span>56 %</span><span>less</span><br>on <b>hy</b>dro<wbr>gen')).toEqual([
    '56 % less on hydrogen',
  ]);
});

test('pageLines includes alternative texts and labels, the content of noscript, and facts from the head', () => {
  const head =
    '<title>Firm</title><meta name="description" content="Cools."><meta name="viewport" content="x">';
  const body =
    '<img alt="A school"><img alt=""><button aria-label="Close"></button><noscript><p>By mail</p></noscript>';
  expect(pageLines(`<head>${head}</head><body>${body}</body>`)).toEqual([
    'title: Firm',
    'description: Cools.',
    '[A school]',
    '[Close]',
    'By mail',
  ]);
});

test('pageLines omits scripts, decoration, and the date in the footer', () => {
  const hidden = '<script>run()</script><svg><title>Fan</title></svg><i aria-hidden="true">+</i>';
  expect(linesOf(`${hidden}<p>Open</p><footer><time>1 May</time></footer>`)).toEqual(['Open']);
});
