import { load } from 'cheerio';

/**
 * Moves late Suspense boundaries into their place. In a long page, React writes a boundary hidden at the end,
 * with a script that moves it. Static files don't need this, and visitors without JavaScript would not see
 * the content.
 * @throws if a boundary has a fallback, or its content is not in the page
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
