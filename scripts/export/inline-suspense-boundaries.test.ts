import { inlineSuspenseBoundaries } from './inline-suspense-boundaries';

const page = (body: string) => `<html><head></head><body>${body}</body></html>`;

test('moves a late boundary into its place', () => {
  const html =
    '<main><div><!--$?--><template id="B:0"></template><!--/$--></div></main>' +
    '<div hidden id="S:0"><div class="player"><div>a</div></div></div><script>$RB=[];$RC=function(a){for(var b=0;b<a.length;b++);};$RC("B:0","S:0")</script><p>b</p>';
  expect(inlineSuspenseBoundaries(page(html))).toBe(
    page('<main><div><!--$--><div class="player"><div>a</div></div><!--/$--></div></main><p>b</p>'),
  );
});

test('leaves a page without late boundaries unchanged', () => {
  const whole = page('<!--$--><p>a</p><!--/$-->');
  expect(inlineSuspenseBoundaries(whole)).toBe(whole);
});

test.each([
  ['does not hold', 'which it does not hold', '<!--$?--><template id="B:1"></template><!--/$-->'],
  [
    'has only a fallback for',
    'that has a fallback',
    '<!--$?--><template id="B:0"></template><p>wait</p><!--/$-->',
  ],
])('throws if a page waits for a boundary that it %s', (_, message, html) => {
  expect(() => inlineSuspenseBoundaries(page(html))).toThrow(message);
});
