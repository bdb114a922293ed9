import type { CheerioAPI } from 'cheerio';
import { Attribute, type IslandScripts, type IslandSettings } from '@/browser/protocol';

// The build adds to a page only what it alone knows. It changes no element that a component has written, except
// that it renders the players again.

/**
 * Returns a message for each inline style and inline event handler of a page. The page's content
 * security policy would block them.
 */
export function forbiddenAttributes($: CheerioAPI): string[] {
  const elements = $.root().find('*').get();
  return elements.flatMap(({ name, attribs }) => [
    ...(name === 'style' ? ['<style> is in the page instead of a file'] : []),
    ...Object.entries(attribs).flatMap(([attribute, value]) => {
      if (attribute === 'style') return [`<${name}> has a style attribute: style="${value}"`];
      return /^on[a-z]/.test(attribute) ? [`<${name}> has an inline handler: ${attribute}="${value}"`] : [];
    }),
  ]);
}

/**
 * Removes Next's scripts and their preloads from a page.
 * @throws if a part of the page is hidden until a script moves it to its place
 */
export function removeNextScripts($: CheerioAPI): void {
  // In a long page, React writes the content of a Suspense boundary to the end of the page.
  if ($('template[id^="B:"]').length > 0)
    throw new Error('The page has a late Suspense boundary, whose content would stay hidden');
  // Keep data blocks, such as JSON-LD and speculation rules.
  $('script:not([type]), script[type=module], link[rel=preload][as=script]').remove();
}

/**
 * Renders the players of a page again, with the ids that React generates in the browser.
 * @param render returns the HTML of a player
 * @param workerUrl the URL of the player's worker
 */
export function renderPlayers(
  $: CheerioAPI,
  render: (settings: IslandSettings['player'], idPrefix: string) => string,
  workerUrl: string,
): void {
  $(`[${Attribute.Island}=player]`).each((index, island) => {
    const settings = { ...JSON.parse($(island).attr(Attribute.Settings) ?? ''), workerUrl };
    // A letter first, because ids that begin with a digit must be escaped in selectors.
    const idPrefix = `player${index}`;
    $(island).attr({
      [Attribute.Settings]: JSON.stringify(settings),
      [Attribute.IdPrefix]: idPrefix,
    });
    $(island).children().first().html(render(settings, idPrefix));
    // React adds a preload for the poster, which the page's head already contains.
    $(island).find('link[rel=preload]').remove();
  });
}

/**
 * Adds the inline script to a page, at the end of its head, so that it runs before the first layout.
 * @param code the script (`inlineScript`)
 * @param scripts what each module loads, keyed by the module's name. Modules that no island needs are left out.
 */
export function addInlineScript(
  $: CheerioAPI,
  code: string,
  scripts: Readonly<Record<string, IslandScripts>>,
): void {
  const isUsed = (name: string) => $(`[${Attribute.Island}=${name}], [${Attribute.Then}=${name}]`).length > 0;
  const used = Object.entries(scripts).filter(([name]) => isUsed(name));
  $('<script>')
    .attr(Attribute.Scripts, JSON.stringify(Object.fromEntries(used)))
    .text(code)
    .appendTo('head');
}

/**
 * Adds the content security policy to a page, directly after the encoding. A policy in `<meta>` applies only
 * to the elements that follow it.
 * @throws if the page does not declare its encoding
 */
export function addPolicy($: CheerioAPI, policy: string): void {
  const encoding = $('meta[charset]');
  if (encoding.length === 0)
    throw new Error('A page has no <meta charset="utf-8">, which must precede its policy');
  const meta = $('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content: policy });
  $('head').prepend(encoding, meta);
}
