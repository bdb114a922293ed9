/**
 * Puts what React wrote late into its place. In a long page React writes a suspense boundary after the rest, hidden,
 * with a script that moves it. A file is never read in pieces, and without that script the reader would not see it.
 * @throws when a boundary has a fallback, or what it waits for is not in the page
 */
export function wholeBoundaries(html: string): string {
  const late =
    /<div hidden id="S:(\w+)">([\s\S]*?)<\/div><script>(?:(?!<\/script>)[\s\S])*\$RC\("B:\1","S:\1"\)<\/script>/g;
  const contents = new Map([...html.matchAll(late)].map(([, id = '', content = '']) => [id, content]));
  const whole = html
    .replace(late, '')
    .replace(/<!--\$\?--><template id="B:(\w+)"><\/template><!--\/\$-->/g, (_, id: string) => {
      const content = contents.get(id);
      if (content === undefined) throw new Error(`A page waits for boundary ${id}, which it does not hold`);
      return `<!--$-->${content}<!--/$-->`;
    });
  if (whole.includes('<!--$?-->')) throw new Error('A page waits for a boundary that has a fallback');
  return whole;
}
