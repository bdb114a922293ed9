import { load } from 'cheerio';

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
 * Moves the content of late Suspense boundaries to their placeholders. In a long page, React writes this
 * content to a hidden element at the end of the page, and adds a script that moves it. Without JavaScript,
 * visitors would not see the content.
 * @throws if a late boundary has a fallback, or if its content is not in the page
 */
export function inlineSuspenseBoundaries(html: string): string {
  const $ = load(html);
  $('template[id^="B:"]').each((_, place) => {
    const id = $(place).attr('id')?.slice(2);
    const late = $(`div[hidden][id="S:${id}"]`);
    const start = place.prev;
    if (start?.type !== 'comment' || place.next?.type !== 'comment')
      throw new Error('A late Suspense boundary has a fallback');
    if (late.length === 0) throw new Error(`The content of Suspense boundary ${id} is not in the page`);
    start.data = '$';
    late.next('script').remove();
    $(place).replaceWith(late.contents());
    late.remove();
  });
  return $.html();
}

/** Replaces quotes and `<` in the inside of a JSON string, so that it becomes a JavaScript string. */
const singleQuoted: Record<string, string> = { '\\"': '"', "'": "\\'", '<': '\\x3c' };

/**
 * Joins the inline scripts with Next's data for hydration, so that the policy needs only one hash for them. The
 * data consists of JSON, so single quotes around the data make the page smaller: the quotes in the data need no
 * backslashes.
 */
export function joinHydrationData(html: string): string {
  const $ = load(html);
  const call = /^self\.__next_f\.push\((\[1,".*"\])\)$/s;
  const scripts = $('script').filter((_, script) => call.test($(script).text()));
  const data = scripts.get().map((script) => JSON.parse(call.exec($(script).text())?.[1] ?? '')[1]);
  const text = JSON.stringify(data.join('')).slice(1, -1);
  const escaped = text.replace(/\\.|['<]/g, (found) => singleQuoted[found] ?? found);
  scripts.first().text(`self.__next_f.push([1,'${escaped}'])`);
  scripts.slice(1).remove();
  return $.html();
}

/**
 * Defers the scripts of a page. Replaces them with one inline script, which contains their URLs and React's
 * bootstrap script. The inline script loads the scripts when they are needed. Other inline scripts stay,
 * including Next's data for hydration.
 * @param path the path of the page on the host
 * @param inline the code that loads the scripts (components/site/hydrate.ts)
 * @param player the URLs of the additional scripts that animations need
 * @throws if the page has no scripts to load or no bootstrap script
 */
export function deferScripts(
  html: string,
  { path, inline, player }: { path: string; inline: string; player: readonly string[] },
): string {
  const $ = load(html);
  const scripts = $('script[src]');
  // React gives this ID to the script from the option `bootstrapScriptContent`.
  const bootstrap = $('script#_R_');
  // Omit scripts for browsers without module support: these browsers can't run the other scripts.
  const modern = scripts.not('[nomodule]').get();
  const sources = new Set(modern.map(({ attribs }) => attribs.src));
  if (!bootstrap.html() || sources.size === 0)
    throw new Error('The expected framework scripts are missing from the page');
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
  if (!lang || !title.text())
    throw new Error('404.html has no language or no title: see app/global-not-found.tsx');
  return `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${$.html(title)}${$.html('link[rel=icon]')}</head><body></body></html>`;
}
