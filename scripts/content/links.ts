import { isFile } from '../is-file';
import { type ContentIssue, type Field, issueOf } from './issues';

/** The fragments of each page that links may use, by route. `/home1#questions` is one of them. */
export type Places = Readonly<Record<string, readonly string[]>>;

/** IDs that components use. */
const RESERVED_IDS = ['main', 'hero', 'hero-layers', 'promise', 'profile', 'teaser'];

/**
 * Reports links whose page, fragment or address doesn't exist, or whose label shows another number or
 * address.
 * @param url the address of the site with its base path; links to its own pages must be paths
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

/** Returns the required label of a telephone link, or of the firm's e-mail link, which forms use. */
function expectedLabel(label: string, path: string, href: string): string | undefined {
  if (href.startsWith('tel:')) {
    // A number may be in national or international format, and a label may have no number.
    const shown = label.replaceAll('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '');
    const isSame = shown.length < 5 || href.endsWith(shown);
    return isSame ? undefined : `the number in ${path}, ${href.slice(4)}`;
  }
  const [address] = href.replace('mailto:', '').split('?');
  return path === 'site.contact.mail.href' && label !== address
    ? `the address in ${path}, ${address}`
    : undefined;
}

/** The target of a redirect and a canonical URL must be pages of the site. */
const expectedPage = (path: string, places: Places, url: string) =>
  path.startsWith('/') && !path.startsWith('/files/') ? expectedHref(path, places, url) : aPageOf(places);

const aPageOf = (places: Places) => `a page of the site: ${Object.keys(places).join(', ')}`;

function expectedHref(href: string, places: Places, url: string): string | undefined {
  if (href.startsWith('mailto:'))
    // A subject and further recipients may follow.
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(href.replace(/\?.*/, ''))
      ? undefined
      : 'mailto: followed by a mail address';
  if (href.startsWith('tel:'))
    return /^tel:\+\d{7,15}$/.test(href)
      ? undefined
      : 'tel: followed by the number with its country code, such as tel:+441134960142';
  const own = ownPath(href, url);
  if (own) return `only the path, ${own}`;
  if (!href.startsWith('/'))
    return URL.canParse(href) && href.startsWith('https://')
      ? undefined
      : 'a page (/profile), a section (/#contact), an https: address, a phone number (tel:…) or a mail address (mailto:…)';
  if (/^\/files\/|\.(?!html)\w+$/.test(href))
    return href.startsWith('/files/') && isFile(`public${href.replace(/#.*/, '')}`)
      ? undefined
      : 'a file in public/files/, such as /files/brochure.pdf';
  const [route = '', fragment] = href.split('#');
  const fragments = places[route];
  if (!fragments) return aPageOf(places);
  return fragment === undefined || fragments.includes(fragment)
    ? undefined
    : `a section of ${route}: ${fragments.map((id) => `${route}#${id}`).join(', ')}`;
}

/** The path and fragment of a whole address within this site, with or without `www`; `undefined` for other sites. */
function ownPath(href: string, url: string): string | undefined {
  if (!href.startsWith('http') || !URL.canParse(href) || !URL.canParse(url)) return undefined;
  const [link, site] = [new URL(href), new URL(url)];
  const host = (address: URL) => address.host.replace(/^www\./, '');
  const base = site.pathname.replace(/\/$/, '');
  if (host(link) !== host(site) || !`${link.pathname}/`.startsWith(`${base}/`)) return undefined;
  return `${link.pathname.slice(base.length) || '/'}${link.hash}`;
}

/** Reports IDs that two entries share, or an entry and a part of a page, such as a section. */
export function* idIssues(
  fields: readonly Field[],
  sections: readonly string[] = [],
): Generator<ContentIssue> {
  const owners = new Map(
    [...RESERVED_IDS, ...sections].map((id): [unknown, string] => [id, 'the id of a part of a page']),
  );
  for (const field of fields.filter(({ name }) => name === 'id')) {
    const owner = owners.get(field.value);
    if (owner) yield issueOf(field, 'a unique id', `, which is also ${owner}`);
    else owners.set(field.value, `${field.file} ${field.path}`);
  }
}

/** Reports IDs in the list at `path` that no entry has. */
export function unknownIdIssues(
  fields: readonly Field[],
  path: string,
  known: readonly string[],
): ContentIssue[] {
  const expected =
    known.length > 0 ? `the id of an entry: ${known.join(', ')}` : 'removed, because there are no entries';
  return fields
    .filter((field) => field.path.startsWith(`${path}[`) && !known.includes(String(field.value)))
    .map((field) => issueOf(field, expected));
}
