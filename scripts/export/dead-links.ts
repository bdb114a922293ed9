import { load } from 'cheerio';
import type { ExportedSite } from './read-export';

/** An address of the site that leads nowhere. */
export type DeadLink = {
  /** As the content has it: without the base path. */
  link: string;
  /** The routes of the pages that it stands on. */
  pages: readonly string[];
  /** Why, as the end of a sentence. */
  why: string;
};

/** The attributes that name a file, a page or a part of one. */
const attributes = ['href', 'src', 'poster', 'commandfor', 'data-src', 'data-worker'];

/** The links, pictures and commands of the exported pages that lead nowhere on the site, each once. */
export function deadLinks(
  { pages, assets }: Pick<ExportedSite, 'pages' | 'assets'>,
  basePath = '',
): DeadLink[] {
  const elements = new Map(pages.map(({ route, html }) => [route, load(html).root().find('*').get()]));
  const ids = new Map(
    [...elements].map(([route, all]) => [route, new Set(all.map(({ attribs }) => attribs.id))]),
  );
  const dead = new Map<string, DeadLink>();
  for (const [page, all] of elements) {
    for (const { link, target } of all.flatMap(({ name, attribs }) =>
      linksOf(name, attribs, page, basePath),
    )) {
      const [path = '', fragment] = target.split('#');
      const isPage = ids.has(path);
      const isThere = isPage
        ? !fragment || ids.get(path)?.has(decodeURIComponent(fragment))
        : assets.includes(path.slice(1));
      if (isThere) continue;
      const why = isPage ? `${path} has nothing of the name “${fragment}”` : `there is no ${path}`;
      const others = dead.get(link)?.pages ?? [];
      dead.set(link, { link, why, pages: [...new Set([...others, page])] });
    }
  }
  return [...dead.values()];
}

/** What an element leads to on the site: as it is written, and with its page. */
function linksOf(name: string, values: Record<string, string>, page: string, basePath: string) {
  return attributes.flatMap((attribute) => {
    const value = values[attribute];
    // A drawing refers to its own parts; a script's and a stylesheet's address is the framework's.
    if (!value || ['use', 'link', 'script'].includes(name)) return [];
    if (attribute === 'commandfor') return [{ link: `#${value}`, target: `${page}#${value}` }];
    if (value.startsWith('#')) return [{ link: value, target: `${page}${value}` }];
    if (!value.startsWith('/') || value.startsWith('//')) return [];
    const own = value.startsWith(basePath) ? value.slice(basePath.length) : value;
    // The home page under a base path is the path itself.
    const link = own.startsWith('/') ? own : `/${own}`;
    return [{ link, target: link.replace(/\?[^#]*/, '') }];
  });
}
