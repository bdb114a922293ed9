import { type CheerioAPI, load } from 'cheerio';
import { Attribute, type IslandScripts, type IslandSettings } from '@/browser/protocol';

/**
 * Returns a message for each inline style and inline event handler of a page. The page's content
 * security policy would block them.
 */
export function forbiddenAttributes(html: string): string[] {
  const elements = load(html).root().find('*').get();
  return elements.flatMap(({ name, attribs }) => [
    ...(name === 'style' ? ['<style> is in the page instead of a file'] : []),
    ...Object.entries(attribs).flatMap(([attribute, value]) => {
      if (attribute === 'style') return [`<${name}> has a style attribute: style="${value}"`];
      return /^on[a-z]/.test(attribute) ? [`<${name}> has an inline handler: ${attribute}="${value}"`] : [];
    }),
  ]);
}

/**
 * Removes everything that only Next's scripts need: the scripts, their preloads, React's comments and attributes.
 * @throws if a part of the page is hidden until a script moves it to its place
 */
export function removeNextScripts(html: string): string {
  const $ = load(html);
  // In a long page, React writes the content of a Suspense boundary to the end of the page.
  if ($('template[id^="B:"]').length > 0)
    throw new Error('The page has a late Suspense boundary, whose content would stay hidden');
  // Keep data blocks, such as JSON-LD and speculation rules.
  $('script:not([type]), script[type=module], link[rel=preload][as=script]').remove();
  $('[hidden]:empty, meta[name=next-size-adjust]').remove();
  $('[data-precedence]').removeAttr('data-precedence');
  removeNeedlessMarkup($);
  $.root()
    .find('*')
    .contents()
    .filter((_, node) => node.type === 'comment')
    .remove();
  return $.html();
}

/** Removes what Next and the icons add, but no browser and no other site needs. */
function removeNeedlessMarkup($: CheerioAPI): void {
  // If Twitter's tags are missing, other sites read those of Open Graph. The fonts are in the style sheet.
  $('meta[name^="twitter:"]:not([name="twitter:card"]), link[rel=preconnect][href="/"]').remove();
  // Browsers revalidate icons, so their URLs need no hashes.
  $('link[rel*=icon]').attr('href', (_, href) => href.replace(/\?.*/, ''));
  // Keep the icons in players, because React renders the same ones when it hydrates the player.
  $('svg.tabler-icon').not(`[${Attribute.Island}=player] svg`).removeAttr('xmlns').removeAttr('class');
}

/** Shortens the syntax of a page. Call it last, because Cheerio would undo the changes. */
export function minifySyntax(html: string): string {
  return html
    .replaceAll(/="([^"']*&quot;[^"']*)"/g, (_, value) => `='${value.replaceAll('&quot;', '"')}'`)
    .replaceAll(/><\/(path|rect|circle|ellipse|line|use|image)>/g, '/>');
}

/**
 * Renders the players of a page again, with the ids that React generates in the browser.
 * @param render returns the HTML of a player
 * @param workerUrl the URL of the player's worker
 */
export function renderPlayers(
  html: string,
  render: (settings: IslandSettings['player'], idPrefix: string) => string,
  workerUrl: string,
): string {
  const $ = load(html);
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
  return $.html();
}

/**
 * Adds the inline script to a page, at the end of its head, so that it runs before the first layout.
 * @param code the script (`inlineScript`)
 * @param scripts what each module loads, keyed by the module's name. Modules that no island needs are left out.
 */
export function addInlineScript(
  html: string,
  code: string,
  scripts: Readonly<Record<string, IslandScripts>>,
): string {
  const $ = load(html);
  const isUsed = (name: string) => $(`[${Attribute.Island}=${name}], [${Attribute.Then}=${name}]`).length > 0;
  const used = Object.entries(scripts).filter(([name]) => isUsed(name));
  $('<script>')
    .attr(Attribute.Scripts, JSON.stringify(Object.fromEntries(used)))
    .text(code)
    .appendTo('head');
  return $.html();
}

/**
 * Adds the content security policy to a page, directly after the encoding. A policy in `<meta>` applies only
 * to the elements that follow it.
 * @throws if the page does not declare its encoding
 */
export function withPolicyMeta(html: string, policy: string): string {
  const $ = load(html);
  $('meta[http-equiv="Content-Security-Policy"]').remove();
  const encoding = $('meta[charset]');
  if (encoding.length === 0)
    throw new Error('A page has no <meta charset="utf-8">, which must precede its policy');
  const meta = $('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content: policy });
  $('head').prepend(encoding, meta);
  return $.html();
}

/** Reduces the exported page for unknown paths to its title, language and icon, and adds noindex. */
export function notFoundPage(exported: string): string {
  const $ = load(exported);
  const lang = $('html').attr('lang');
  const title = $('title').first();
  if (!lang || !title.text()) throw new Error('404.html has no language or no title: see app/not-found.tsx');
  return `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${$.html(title)}${$.html('link[rel=icon]')}</head><body></body></html>`;
}
