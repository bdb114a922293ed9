import { isFile } from '../is-file';
import { type ContentIssue, type Field, issueOf } from './issues';

/**
 * The valid fragments in links to each page, keyed by the page's route. For example, the link
 * `/home1#questions` is valid if the list for `/home1` contains `questions`.
 */
export type Places = Readonly<Record<string, readonly string[]>>;

/** The IDs of elements that components render. The content must not use these IDs. */
const RESERVED_IDS = [
  ...['main', 'hero', 'hero-layers', 'promise', 'profile', 'teaser'],
  ...['hero-chilled-water', 'hero-controls', 'hero-energy'],
];

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
  const fragments = places[route];
  if (!fragments) return aPageOf(places);
  return fragment === undefined || fragments.includes(fragment)
    ? undefined
    : `a section of ${route}: ${fragments.map((id) => `${route}#${id}`).join(', ')}`;
}

/**
 * Returns the path and fragment of an absolute URL of this site, with or without `www`. Returns
 * `undefined` for URLs of other sites.
 */
function ownPath(href: string, url: string): string | undefined {
  if (!href.startsWith('http') || !URL.canParse(href) || !URL.canParse(url)) return undefined;
  const [link, site] = [new URL(href), new URL(url)];
  const host = (address: URL) => address.host.replace(/^www\./, '');
  const base = site.pathname.replace(/\/$/, '');
  if (host(link) !== host(site) || !`${link.pathname}/`.startsWith(`${base}/`)) return undefined;
  return `${link.pathname.slice(base.length) || '/'}${link.hash}`;
}

/** Reports IDs that two entries share, or that an entry shares with a part of a page, such as a section. */
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

/** Reports the IDs in the list at `path` that are not among the known IDs. */
export function unknownIdIssues(
  fields: readonly Field[],
  path: string,
  known: readonly string[],
): ContentIssue[] {
  const expected = `the id of an entry: ${known.join(', ')}`;
  return fields
    .filter((field) => field.path.startsWith(`${path}[`) && !known.includes(String(field.value)))
    .map((field) => issueOf(field, expected));
}
