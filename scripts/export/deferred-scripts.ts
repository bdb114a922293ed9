import { load } from 'cheerio';

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
  const sources = new Set(
    scripts
      .not('[nomodule]')
      .map((_, script) => $(script).attr('src'))
      .get(),
  );
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
