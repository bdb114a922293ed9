import type { ExportedSite, ParsedPage } from '../build/read-export';
import { isFile } from '../shared/is-file';
import { type ContentIssue, type Field, issueOf } from './issues';

// Links are checked twice. `npm run check` checks those in the content, and names the fields (`linkIssues`). The
// build checks those in the exported pages, which also contain links and ids from components (`deadLinks`).

/**
 * The valid fragments in links to each page, keyed by the page's route. For example, the link
 * `/home1#questions` is valid if the list for `/home1` contains `questions`.
 */
export type Places = Readonly<Record<string, readonly string[]>>;

/**
 * Reports links whose target is missing or invalid, and labels that show a different phone number or email
 * address than their links.
 * @param places the valid targets on the site
 * @param dialogs the IDs of the legal texts
 * @param url the URL of the site, including its base path. Links to the site's own pages must be paths.
 */
export function* linkIssues(
  fields: readonly Field[],
  places: Places,
  dialogs: readonly string[],
  url = '',
): Generator<ContentIssue> {
  const expectations: Readonly<Record<string, (value: string) => string | undefined>> = {
    dialog: (id) => (dialogs.includes(id) ? undefined : `the id of a legal text: ${dialogs.join(', ')}`),
    href: (href) => expectedHref(href, places, url),
    to: (path) => expectedPage(path, places, url),
    canonical: (path) => expectedPage(path, places, url),
  };
  for (const field of fields) {
    const { file, path, name, value } = field;
    if (typeof value !== 'string' || !Object.hasOwn(expectations, name)) continue;
    const expected = expectations[name]?.(value);
    if (expected) {
      yield issueOf(field, expected);
      continue;
    }
    const labelPath = path.replace(/href$/, 'label');
    const label = fields.find((other) => other.file === file && other.path === labelPath);
    const labelled = typeof label?.value === 'string' && expectedLabel(label.value, path, value);
    if (label && labelled) yield issueOf(label, labelled);
  }
}

/**
 * Returns the label that a link must have, or `undefined` if its label is valid. Checks phone links and the
 * firm's email link. Forms use the label of the email link as the email address.
 */
function expectedLabel(label: string, path: string, href: string): string | undefined {
  if (href.startsWith('tel:')) {
    // The label can contain the number in the national or the international format, or no number.
    const shown = label.replaceAll('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '');
    const isSame = shown.length < 5 || href.endsWith(shown);
    return isSame ? undefined : `the number in ${path}, ${href.slice(4)}`;
  }
  const [address] = href.replace('mailto:', '').split('?');
  return path === 'site.contact.mail.href' && label !== address
    ? `the address in ${path}, ${address}`
    : undefined;
}

/**
 * Returns a description of valid values if the target of a redirect or a canonical URL
 * is not a page of the site.
 */
const expectedPage = (path: string, places: Places, url: string) =>
  path.startsWith('/') && !path.startsWith('/files/') ? expectedHref(path, places, url) : aPageOf(places);

const aPageOf = (places: Places) => `a page of the site: ${Object.keys(places).join(', ')}`;

function expectedHref(href: string, places: Places, url: string): string | undefined {
  if (href.startsWith('mailto:'))
    // The address can be followed by a query with a subject and more recipients.
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(href.replace(/\?.*/, ''))
      ? undefined
      : 'mailto: followed by an email address';
  if (href.startsWith('tel:'))
    return /^tel:\+\d{7,15}$/.test(href)
      ? undefined
      : 'tel: followed by the number with its country code, such as tel:+441134960142';
  const own = ownPath(href, url);
  if (own) return `only the path, ${own}`;
  if (!href.startsWith('/'))
    return URL.canParse(href) && href.startsWith('https://')
      ? undefined
      : 'a page (/profile), a section (/#contact), an https: address, a phone number (tel:…) or an email address (mailto:…)';
  if (/^\/files\/|\.(?!html)\w+$/.test(href))
    return href.startsWith('/files/') && isFile(`public${href.replace(/#.*/, '')}`)
      ? undefined
      : 'a file in public/files/, such as /files/brochure.pdf';
  const [route = '', fragment] = href.split('#');
  const missing = missingPart(places, route, fragment);
  if (missing === 'page') return aPageOf(places);
  return missing && `a section of ${route}: ${places[route]?.map((id) => `${route}#${id}`).join(', ')}`;
}

/** Returns which part of a link's target doesn't exist on the site, or `undefined` if the target exists. */
function missingPart(places: Places, route: string, fragment?: string): 'page' | 'fragment' | undefined {
  const fragments = places[route];
  if (!fragments) return 'page';
  return fragment === undefined || fragments.includes(fragment) ? undefined : 'fragment';
}

/**
 * Returns the path and fragment of an absolute URL of this site, with or without `www`. Returns
 * `undefined` for URLs of other sites.
 */
function ownPath(href: string, url: string): string | undefined {
  if (!href.startsWith('http') || !URL.canParse(href) || !URL.canParse(url)) return undefined;
  const [link, site] = [new URL(href), new URL(url)];
  const domain = (address: URL) => address.host.replace(/^www\./, '');
  const base = site.pathname.replace(/\/$/, '');
  if (domain(link) !== domain(site) || !`${link.pathname}/`.startsWith(`${base}/`)) return undefined;
  return `${link.pathname.slice(base.length) || '/'}${link.hash}`;
}

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
const attributes = ['href', 'src', 'poster', 'commandfor'];

/**
 * Returns each link, image and command whose target is missing from the export. A link on several pages is
 * returned once.
 */
export function deadLinks(
  pages: readonly ParsedPage[],
  assets: ExportedSite['assets'],
  basePath = '',
): DeadLink[] {
  const elements = new Map(pages.map(({ route, $ }) => [route, $.root().find('*').get()]));
  const places: Places = Object.fromEntries(
    [...elements].map(([route, all]) => [route, all.flatMap(({ attribs }) => attribs.id ?? [])]),
  );
  const dead = new Map<string, DeadLink>();
  for (const [page, all] of elements)
    for (const { link, target } of all.flatMap((element) => linksOf(element, page, basePath))) {
      const [path = '', fragment = ''] = target.split('#');
      const missing = missingPart(places, path, fragment ? decodeURIComponent(fragment) : undefined);
      if (!missing || (missing === 'page' && assets.includes(path.slice(1)))) continue;
      const why =
        missing === 'page' ? `there is no ${path}` : `${path} has no element with the ID “${fragment}”`;
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
  // Skip SVG `use` elements, because they refer to parts of the drawing that contains them. Skip what
  // Next adds to the head: scripts, stylesheets and icons.
  if (['use', 'link', 'script'].includes(name)) return [];
  return attributes.flatMap((attribute) => {
    const value = attribs[attribute] ?? '';
    if (attribute === 'commandfor' && value) return [{ link: `#${value}`, target: `${page}#${value}` }];
    if (value.startsWith('#')) return [{ link: `${page}${value}`, target: `${page}${value}` }];
    if (!value.startsWith('/') || value.startsWith('//')) return [];
    const own = value.startsWith(basePath) ? value.slice(basePath.length) : value;
    // Without the base path, a link to the home page can be empty or start with the fragment.
    const link = own.startsWith('/') ? own : `/${own}`;
    return [{ link, target: link.replace(/\?[^#]*/, '') }];
  });
}
