import { type CheerioAPI, load } from 'cheerio';

/** Inline scripts that may be removed: the page's data, which the router's file holds too, and React's clock for late boundaries. */
const known = /^\(?self\.__next_f|^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);$/;

/**
 * Takes the framework's scripts and the page's data out of the first load. Next writes the data inline, and the same
 * text once more to a file for the router: the page names that file, and the scripts, in the attributes of one small
 * inline script that fetches both when they are needed.
 * @param data the address of the router's file for this page
 * @param inline what the inline script runs (components/site/hydrate.ts)
 * @param player the addresses of the scripts that an animation needs too
 * @throws when the page isn't as Next writes it
 */
export function deferScripts(
  html: string,
  { data, inline, player }: { data: string; inline: string; player: readonly string[] },
): string {
  const $ = load(html);
  const scripts = $('script:not([type])');
  const start = /\.push\((\{.*\})\);?$/s.exec($('script#_R_').html() ?? '')?.[1];
  const unknown = textsOf($, 'script:not([type], [src], #_R_)').find((text) => !known.test(text));
  if (unknown) throw new Error(`A page has an inline script that no one adds again: ${unknown.slice(0, 80)}`);
  // The ones for browsers without modules would never run: those browsers can't run the rest either.
  const sources = new Set(
    scripts
      .filter('[src]:not([nomodule])')
      .map((_, script) => $(script).attr('src'))
      .get(),
  );
  if (!start || sources.size === 0)
    throw new Error('The framework’s scripts are not where Next used to write them');
  const build = /"b":"([^"]+)"/.exec(inlineData(html))?.[1];
  if (!build) throw new Error('The build’s id is not in the data where Next used to write it');
  scripts.add('link[rel=preload][as=script]').remove();
  const attributes = {
    'data-data': data,
    'data-build': build,
    'data-start': start,
    'data-scripts': [...sources].join(' '),
    'data-player': player.join(' '),
  };
  $('<script>').attr(attributes).text(inline).appendTo('head');
  return $.html();
}

/** The page's data as Next wrote it inline: it is the router's file, unless Next has changed. */
export function inlineData(html: string): string {
  return textsOf(load(html), 'script')
    .flatMap((text) => /^self\.__next_f\.push\((\[1,.*\])\)$/s.exec(text)?.[1] ?? [])
    .map((chunk) => (JSON.parse(chunk) as [number, string])[1])
    .join('');
}

const textsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .map((_, element) => $(element).html() ?? '')
    .get();
