import { load } from 'cheerio';

/**
 * Puts what React wrote late into its place. In a long page React writes a suspense boundary after the rest, hidden,
 * with a script that moves it. A file is never read in pieces, and without that script the reader would not see it.
 * @throws when a boundary has a fallback, or what it waits for is not in the page
 */
export function inlineSuspenseBoundaries(html: string): string {
  const $ = load(html);
  $('template[id^="B:"]').each((_, place) => {
    const id = $(place).attr('id')?.slice(2);
    const late = $(`div[hidden][id="S:${id}"]`);
    const start = place.prev;
    if (start?.type !== 'comment' || place.next?.type !== 'comment')
      throw new Error('A page waits for a boundary that has a fallback');
    if (late.length === 0) throw new Error(`A page waits for boundary ${id}, which it does not hold`);
    start.data = '$';
    late.next('script').remove();
    $(place).replaceWith(late.contents());
    late.remove();
  });
  return $.html();
}
