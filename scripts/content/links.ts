import { isFile } from '../is-file';
import { type ContentIssue, type Field, quoted } from './issues';

/** The fragments of each page that links may use, by route. `/home1#questions` is one of them. */
export type Places = Readonly<Record<string, readonly string[]>>;

/**
 * Reports links whose page, fragment or address doesn't exist, or whose label shows another number or
 * address.
 * @param url the address of the site with its base path; links to its own pages must be paths
 */
export function linkIssues(
  fields: readonly Field[],
  places: Places,
  dialogs: readonly string[],
  url = '',
): ContentIssue[] {
  const labels = new Map(fields.map(({ file, path, value }) => [`${file} ${path}`, value]));
  return fields.flatMap(({ file, path, name, value }): ContentIssue[] => {
    if (typeof value !== 'string' || !['href', 'dialog', 'to', 'canonical'].includes(name)) return [];
    const expected =
      name === 'dialog'
        ? expectedDialog(value, dialogs)
        : name === 'href'
          ? expectedHref(value, places, url)
          : (expectedOwnPage(value, places) ?? expectedHref(value, places, url));
    if (expected) return [{ file, path, actual: quoted(value), expected }];
    const labelPath = path.replace(/href$/, 'label');
    const label = labels.get(`${file} ${labelPath}`);
    const labelled = typeof label === 'string' ? expectedLabel(label, path, value) : undefined;
    return labelled ? [{ file, path: labelPath, actual: quoted(label), expected: labelled }] : [];
  });
}

/**
 * Returns the required label of a telephone link or of the firm's e-mail link, which forms use as the
 * address.
 */
function expectedLabel(label: string, path: string, href: string): string | undefined {
  if (href.startsWith('tel:') && !isSameNumber(label, href))
    return `the number that ${path} calls, ${href.slice(4)}`;
  const [address] = href.replace('mailto:', '').split('?');
  return path === 'site.contact.mail.href' && label !== address
    ? `the address that ${path} writes to, ${address}`
    : undefined;
}

/** Whether a label shows the number of a `tel:` URL, in national or international format. A label without a number passes. */
function isSameNumber(label: string, href: string): boolean {
  const shown = label.replaceAll('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '');
  return shown.length < 5 || href.endsWith(shown);
}

function expectedDialog(value: string, dialogs: readonly string[]): string | undefined {
  return dialogs.includes(value) ? undefined : `the id of a legal text: ${dialogs.join(', ')}`;
}

/** The target of a redirect and a canonical URL must be pages of the site. */
function expectedOwnPage(path: string, places: Places): string | undefined {
  return path.startsWith('/') && !path.startsWith('/files/') ? undefined : aPageOf(places);
}

const aPageOf = (places: Places) => `a page of the site: ${Object.keys(places).join(', ')}`;

function expectedHref(href: string, places: Places, url: string): string | undefined {
  if (href.startsWith('mailto:')) {
    // A subject and further recipients may follow.
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(href.split('?')[0] ?? '')
      ? undefined
      : 'mailto: and a mail address';
  }
  if (href.startsWith('tel:')) {
    return /^tel:\+\d{7,15}$/.test(href)
      ? undefined
      : 'tel: and the number with its country, like tel:+441134960142';
  }
  const own = ownPath(href, url);
  if (own) return `the path alone, ${own}`;
  if (!href.startsWith('/')) {
    return URL.canParse(href) && href.startsWith('https://')
      ? undefined
      : 'a page (/profile), a section of one (/#contact), an https: address, or tel: or mailto: and where to';
  }
  if (/^\/files\/|\.(?!html)\w+$/.test(href))
    return href.startsWith('/files/') && isFile(`public${href.replace(/#.*/, '')}`)
      ? undefined
      : 'a file that lies in public/files/, like /files/brochure.pdf';
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
