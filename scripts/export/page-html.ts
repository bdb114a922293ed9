import { load } from 'cheerio';

/** Describes the inline styles and handlers of a page. The page's policy would block them in the browser. */
export function forbiddenAttributes(html: string): string[] {
  const elements = load(html).root().find('*').get();
  return elements.flatMap(({ name, attribs }) => [
    ...(name === 'style' ? ['<style> stands in the page, and not in a file'] : []),
    ...Object.entries(attribs).flatMap(([attribute, value]) => {
      if (attribute === 'style') return [`<${name}> has a style attribute: style="${value}"`];
      return /^on[a-z]/.test(attribute) ? [`<${name}> has an inline handler: ${attribute}="${value}"`] : [];
    }),
  ]);
}

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

/**
 * Defers the scripts of a page: moves their URLs and the framework's bootstrap script into one inline script,
 * which loads them when they are needed. Other inline scripts stay, including Next's data for hydration.
 * @param path the path of the page on the host
 * @param inline the code of the inline script (components/site/hydrate.ts)
 * @param player the URLs of the scripts that an animation also needs
 * @throws if the page has no scripts to load or no bootstrap script
 */
export function deferScripts(
  html: string,
  { path, inline, player }: { path: string; inline: string; player: readonly string[] },
): string {
  const $ = load(html);
  const scripts = $('script[src]');
  // React's name for the script of `bootstrapScriptContent`.
  const bootstrap = $('script#_R_');
  // Browsers without module support can't run the other scripts.
  const modern = scripts.not('[nomodule]').get();
  const sources = new Set(modern.map(({ attribs }) => attribs.src));
  if (!bootstrap.html() || sources.size === 0)
    throw new Error('The scripts of the framework are not where Next used to write them');
  const attributes = {
    'data-path': path,
    'data-scripts': [...sources].join(' '),
    'data-player': player.join(' '),
  };
  $('<script>')
    .attr(attributes)
    .text(`function startFramework(){${bootstrap.html()}}${inline}`)
    .appendTo('head');
  scripts.add(bootstrap).add('link[rel=preload][as=script]').remove();
  return $.html();
}

/** Adds the policy after the encoding, before what it applies to. @throws if there is no encoding */
export function withPolicyMeta(html: string, policy: string): string {
  const $ = load(html);
  $('meta[http-equiv="Content-Security-Policy"]').remove();
  const encoding = $('meta[charset]');
  if (encoding.length === 0) throw new Error('A page has no <meta charset="utf-8"> to put its policy after');
  const meta = $('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content: policy });
  $('head').prepend(encoding, meta);
  return $.html();
}

/** Reduces the exported page for unknown paths to its title, language and icon, and adds noindex. */
export function notFoundPage(exported: string): string {
  const $ = load(exported);
  const lang = $('html').attr('lang');
  const title = $('title').first();
  if (!lang || !title.text())
    throw new Error('404.html has no language or no title: see app/global-not-found.tsx');
  return `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${$.html(title)}${$.html('link[rel=icon]')}</head><body></body></html>`;
}
