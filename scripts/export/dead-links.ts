import { load } from 'cheerio';
import type { ExportedSite } from './read-export';

/** A link whose target on the site is missing. */
export type DeadLink = {
  /** The link as it is written in the content, without the base path. */
  link: string;
  /** The routes of the pages that contain the link. */
  pages: readonly string[];
  /** The reason why the target is missing, such as `there is no /prices`. */
  why: string;
};

/** The attributes that refer to a file, a page or a fragment. */
const attributes = ['href', 'src', 'poster', 'commandfor', 'data-preload'];

/**
 * Returns each link, image and command whose target is missing from the export. A link on several pages is
 * returned once.
 */
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
      const why = idsOfPage ? `${path} has no element with the ID “${fragment}”` : `there is no ${path}`;
      const others = dead.get(link)?.pages ?? [];
      dead.set(link, { link, why, pages: [...new Set([...others, page])] });
    }
  return [...dead.values()];
}

type Element = { name: string; attribs: Record<string, string> };

/**
 * Returns an element's links to targets on this site. `link` has no base path, and `target` is a path
 * with an optional fragment.
 */
function linksOf({ name, attribs }: Element, page: string, basePath: string) {
  // Skip SVG `use` elements, because they refer to parts of the drawing that contains them. Skip scripts and
  // stylesheets, because Next.js writes their URLs.
  if (['use', 'link', 'script'].includes(name)) return [];
  return attributes.flatMap((attribute) => {
    const value = attribs[attribute] ?? '';
    if (attribute === 'commandfor' && value) return [{ link: `#${value}`, target: `${page}#${value}` }];
    if (value.startsWith('#')) return [{ link: value, target: `${page}${value}` }];
    if (!value.startsWith('/') || value.startsWith('//')) return [];
    const own = value.startsWith(basePath) ? value.slice(basePath.length) : value;
    // Without the base path, a link to the home page can be empty or start with the fragment.
    const link = own.startsWith('/') ? own : `/${own}`;
    return [{ link, target: link.replace(/\?[^#]*/, '') }];
  });
}
