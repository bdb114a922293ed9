import { type Fault, type Field, quoted } from './fields';

/** The pages of the site and the fragments of each: what `/home1#questions` may name. */
export type Places = Readonly<Record<string, readonly string[]>>;

/** Links whose page, fragment or address does not exist. */
export function linkFaults(fields: readonly Field[], places: Places, dialogs: readonly string[]): Fault[] {
  return fields.flatMap(({ file, path, name, value }): Fault[] => {
    if (typeof value !== 'string' || !['href', 'dialog'].includes(name)) return [];
    const must = name === 'dialog' ? dialogMust(value, dialogs) : hrefMust(value, places);
    return must ? [{ file, path, is: quoted(value), must }] : [];
  });
}

function dialogMust(value: string, dialogs: readonly string[]): string | undefined {
  return dialogs.includes(value) ? undefined : `the id of a legal text: ${dialogs.join(', ')}`;
}

function hrefMust(href: string, places: Places): string | undefined {
  if (href.startsWith('mailto:')) {
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(href) ? undefined : 'mailto: and a mail address';
  }
  if (href.startsWith('tel:')) {
    return /^tel:\+\d{7,15}$/.test(href)
      ? undefined
      : 'tel: and the number with its country, like tel:+441134960142';
  }
  if (!href.startsWith('/')) {
    return URL.canParse(href) && href.startsWith('https://')
      ? undefined
      : 'a page (/profile), a section of one (/#contact), an https: address, or tel: or mailto: and where to';
  }
  const [route = '', fragment] = href.split('#');
  const fragments = places[route];
  if (!fragments) return `a page of the site: ${Object.keys(places).join(', ')}`;
  return fragment === undefined || fragments.includes(fragment)
    ? undefined
    : `a section of ${route}: ${fragments.map((id) => `${route}#${id}`).join(', ')}`;
}
