import { wholeBoundaries } from './whole-boundaries';

test('what was written late stands in its place', () => {
  const html =
    '<main><div><!--$?--><template id="B:0"></template><!--/$--></div></main>' +
    '<div hidden id="S:0"><div class="player"><div>a</div></div></div><script>$RB=[];$RC=function(a){for(var b=0;b<a.length;b++);};$RC("B:0","S:0")</script><p>b</p>';
  expect(wholeBoundaries(html)).toBe(
    '<main><div><!--$--><div class="player"><div>a</div></div><!--/$--></div></main><p>b</p>',
  );
});

test('a page without late boundaries is as it was', () => {
  expect(wholeBoundaries('<!--$--><p>a</p><!--/$-->')).toBe('<!--$--><p>a</p><!--/$-->');
});

test.each([
  ['does not hold', 'which it does not hold', '<!--$?--><template id="B:1"></template><!--/$-->'],
  [
    'has only a fallback for',
    'that has a fallback',
    '<!--$?--><template id="B:0"></template><p>wait</p><!--/$-->',
  ],
])('complains of a page that waits for what it %s', (_, message, html) => {
  expect(() => wholeBoundaries(html)).toThrow(message);
});
