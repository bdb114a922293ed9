import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';
import {
  type Block,
  blocksOf,
  type Element,
  figureLabel,
  isFigure,
  plain,
  sentences,
  type Text,
  textOf,
} from './page-text';

/** The HTML of a site's pages, and hashes of the files that the pages contain or link to. */
export type SiteCopy = {
  /** The HTML of each page, keyed by route, such as `/profile`. */
  pages: ReadonlyMap<string, string>;
  /** The hash of each file's content, keyed by the file's path as in the HTML, without origin and query. */
  files: ReadonlyMap<string, string>;
};

/** A figure, link or picture. `hash` identifies the content of a picture or file, if the content is known. */
export type Item = { name: string; value: string; hash?: string };

/** What visitors, search engines and social networks read at one address. */
export type Place = {
  /** The title of the page or the dialog. */
  title: string;
  /** The title, the description and the text of link previews, keyed by name. */
  facts: ReadonlyMap<string, string>;
  /** The sentences of the page's `main` element or of the dialog. */
  texts: readonly Text[];
  /** The sentences outside `main`, such as those in the footer. */
  frame: readonly Text[];
  /** `name` is the figure's label, such as `less energy a year`. `value` is the figure, such as `56 %`. */
  figures: readonly Item[];
  /** `name` is the link's text. `value` is its target, without the origin and base path of the site. */
  links: readonly Item[];
  /** `name` is the alternative text. `value` is the file's name without the hash that the build adds. */
  pictures: readonly Item[];
};

/** The origin and the base path of a site. Both are empty if they are unknown. */
export type SiteAddress = { origin: string; basePath: string };

/** Matches the hash that the build adds to the name of a file. */
const FILE_HASH = /\.[\w-]{13}(?=\.\w+$)/;

/**
 * Returns the content of each address of a page: the page itself, keyed by an empty string, and its dialogs,
 * keyed by their fragments, such as `#nine-degrees`.
 */
export function pageContent(
  html: string,
  address: SiteAddress,
  files: SiteCopy['files'],
): Map<string, Place> {
  // With `scriptingEnabled`, the content of <noscript> would be text instead of elements.
  const $ = load(html, { scriptingEnabled: false });
  $('footer time').remove();
  const described = new Set(Array.from($('img[alt!=""]'), (image) => $(image).attr('src')));
  const places = new Map<string, Place>();
  const read = (root: Element, title: string, facts: Place['facts'], fragment: string) =>
    places.set(fragment, { title, facts, ...contentOf($, root, address, files, described) });
  for (const dialog of $('dialog[id]:has(h2)').get().reverse()) {
    const { id } = dialog.attribs;
    const title = plain($(dialog).find('h2').first().text());
    read(dialog as Element, title, new Map(), `#${id}`);
    $(dialog).remove();
  }
  read($('body').get(0) as Element, plain($('title').first().text()), factsOf($, address), '');
  const share = $('meta[property="og:image"]').attr('content');
  const page = places.get('');
  if (share && page) {
    const path = pathOf(share);
    const picture = { name: 'Share image', value: fileName(path), hash: files.get(path) };
    places.set('', { ...page, pictures: [...page.pictures, picture] });
  }
  return new Map([...places].reverse());
}

/** Reads the origin and the base path of a site from the canonical link of its home page. */
export function siteAddress(home = ''): SiteAddress {
  const { origin = '', pathname = '' } = canonicalOf(home) ?? {};
  return { origin, basePath: pathname.replace(/\/$/, '') };
}

/** Returns the canonical URL of a page, if the page has one. */
export function canonicalOf(html: string): URL | undefined {
  const url = load(html)('link[rel=canonical]').attr('href') ?? '';
  return URL.canParse(url) ? new URL(url) : undefined;
}

/** Returns the routes to which a page links, and the files that it contains or links to. */
export function referencesOf(html: string, address: SiteAddress): { routes: string[]; files: string[] } {
  const $ = load(html, { scriptingEnabled: false });
  const links = Array.from($('a[href]'), (link) => localTarget($(link).attr('href') ?? '', address));
  const own = links.filter((target) => target.startsWith('/')).map((target) => pathOf(target));
  const files = $('img, source, [data-src], meta[property="og:image"]')
    .get()
    .flatMap(({ attribs }) => [attribs.src, firstOf(attribs.srcset), attribs['data-src'], attribs.content])
    .filter((url) => url !== undefined && !url.startsWith('data:'))
    .map((url) => pathOf(url ?? ''));
  return {
    routes: [...new Set(own.filter((path) => !isFilePath(path)))],
    files: [...new Set([...files, ...own.filter(isFilePath).map((path) => address.basePath + path)])],
  };
}

const isFilePath = (path: string) => /\.(?!html)\w+$/.test(path);

const firstOf = (srcset?: string) => srcset?.trim().split(/[\s,]+/)[0];

/** Returns the path of a URL, which can be relative to the site. */
function pathOf(url: string): string {
  return URL.canParse(url, 'https://site.example') ? new URL(url, 'https://site.example').pathname : url;
}

const fileName = (path: string) => path.replace(/^.*\//, '').replace(FILE_HASH, '');

/** Removes the site's own origin and base path from a link. */
function localTarget(href: string, { origin, basePath }: SiteAddress): string {
  const path = origin && `${href}/`.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  if (!path.startsWith('/') && path !== '') return path;
  const own = `${path}/`.startsWith(`${basePath}/`) || path.startsWith(`${basePath}#`);
  const local = own ? path.slice(basePath.length) : path;
  return local.startsWith('/') ? local : `/${local}`;
}

function factsOf($: CheerioAPI, address: SiteAddress): Map<string, string> {
  const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).first().attr('content');
  const canonical = $('link[rel=canonical]').attr('href');
  const ifDifferent = (value: string | undefined, other: string | undefined) =>
    value === other ? undefined : value;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Title', $('title').first().text()],
    ['Description', meta('description')],
    ['Share title', meta('og:title')],
    ['Share description', meta('og:description')],
    ['Alternative text of the share image', meta('og:image:alt')],
    ['Title on X', ifDifferent(meta('twitter:title'), meta('og:title'))],
    ['Description on X', ifDifferent(meta('twitter:description'), meta('og:description'))],
    ['Name of the site', meta('og:site_name')],
    ['Language', $('html').attr('lang')],
    ['Page that search engines list', canonical && localTarget(canonical, address)],
    ['Instruction to search engines', meta('robots')],
  ];
  return new Map(facts.flatMap(([name, value]) => (value ? [[name, plain(value)] as const] : [])));
}

function contentOf(
  $: CheerioAPI,
  root: Element,
  address: SiteAddress,
  files: SiteCopy['files'],
  described: ReadonlySet<string | undefined>,
): Omit<Place, 'title' | 'facts'> {
  const blocks = blocksOf($, root);
  const language = $('html').attr('lang') || 'en';
  const hasMain = $(root).find('main').length > 0;
  const isInFrame = ({ element }: Block) => hasMain && $(element).closest('main').length === 0;
  const textsOf = (some: readonly Block[]) =>
    some
      .filter((block) => !block.isLink && !isFigure(block))
      .flatMap(({ what, text }) => sentences(text, language).map((each) => ({ what, text: each })));
  return {
    texts: textsOf(blocks.filter((block) => !isInFrame(block))),
    frame: textsOf(blocks.filter(isInFrame)),
    figures: blocks
      .filter(isFigure)
      .map((figure) => ({ name: figureLabel($, blocks, figure), value: figure.text })),
    links: unique(
      Array.from($(root).find('a[href]'), (link) => {
        const value = localTarget($(link).attr('href') ?? '', address);
        const name = textOf($, link as Element) || plain($(link).attr('aria-label') ?? '');
        return { name, value, hash: files.get(address.basePath + pathOf(value)) };
      }),
    ),
    pictures: unique(picturesOf($, root, files, described)),
  };
}

const unique = (items: readonly Item[]) => [
  ...new Map(items.map((item) => [JSON.stringify([item.name, item.value]), item])).values(),
];

function picturesOf(
  $: CheerioAPI,
  root: Element,
  files: SiteCopy['files'],
  described: ReadonlySet<string | undefined>,
): Item[] {
  return Array.from($(root).find('img[src], svg[role=img], [role=img][aria-label]'), (element) => {
    const { attribs } = element as Element;
    const name = plain(attribs.alt ?? attribs['aria-label'] ?? '');
    if ((element as Element).name === 'svg')
      return [{ name, value: 'a drawing in the page', hash: hashOf($.html(element)) }];
    const src = attribs.src ?? $(element).closest('[data-src]').attr('data-src') ?? '';
    // Skip a picture without a description if the page also contains the same picture with a description.
    if (name === '' && described.has(src)) return [];
    const sources = Array.from($(element).siblings('source'), (source) => firstOf($(source).attr('srcset')));
    const hashes = [src, ...sources].map((url) => files.get(pathOf(url ?? '')));
    const hash = hashes.includes(undefined) ? undefined : hashes.join(' ');
    return [{ name, value: fileName(pathOf(src)), hash }];
  }).flat();
}

/** Returns a hash that identifies a file's content. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}
