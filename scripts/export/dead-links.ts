import { load } from 'cheerio';
import type { ExportedSite } from './read-export';

/** A link to a missing target on the site. */
export type DeadLink = {
  /** The link as the content contains it, without the base path. */
  link: string;
  /** The routes of the pages that contain the link. */
  pages: readonly string[];
  /** The reason, as the end of a sentence. */
  why: string;
};

/** The attributes that refer to a file, a page or a fragment. */
const attributes = ['href', 'src', 'poster', 'commandfor', 'data-src', 'data-worker'];

/** Returns the links, images and commands of the exported pages whose target is missing, each once. */
export function deadLinks(
  { pages, assets }: Pick<ExportedSite, 'pages' | 'assets'>,
  basePath = '',
): DeadLink[] {
  const elements = new Map(pages.map(({ route, html }) => [route, load(html).root().find('*').get()]));
  const ids = new Map(
    [...elements].map(([route, all]) => [route, new Set(all.map(({ attribs }) => attribs.id))]),
  );
  const dead = new Map<string, DeadLink>();
  for (const [page, all] of elements)
    for (const { link, target } of all.flatMap((element) => linksOf(element, page, basePath))) {
      const [path = '', fragment] = target.split('#');
      const idsOfPage = ids.get(path);
      const isThere = idsOfPage
        ? !fragment || idsOfPage.has(decodeURIComponent(fragment))
        : assets.includes(path.slice(1));
      if (isThere) continue;
      const why = idsOfPage ? `${path} has nothing of the name “${fragment}”` : `there is no ${path}`;
      const others = dead.get(link)?.pages ?? [];
      dead.set(link, { link, why, pages: [...new Set([...others, page])] });
    }
  return [...dead.values()];
}

type Element = { name: string; attribs: Record<string, string> };

/** Returns the targets of an element on the site, as they are written and with the element's page. */
function linksOf({ name, attribs }: Element, page: string, basePath: string) {
  // SVG `use` elements refer to their own drawing, and the framework writes the URLs of scripts and
  // stylesheets.
  if (['use', 'link', 'script'].includes(name)) return [];
  return attributes.flatMap((attribute) => {
    const value = attribs[attribute] ?? '';
    if (attribute === 'commandfor' && value) return [{ link: `#${value}`, target: `${page}#${value}` }];
    if (value.startsWith('#')) return [{ link: value, target: `${page}${value}` }];
    if (!value.startsWith('/') || value.startsWith('//')) return [];
    const own = value.startsWith(basePath) ? value.slice(basePath.length) : value;
    // If there is a base path, it is the home page's path.
    const link = own.startsWith('/') ? own : `/${own}`;
    return [{ link, target: link.replace(/\?[^#]*/, '') }];
  });
}
