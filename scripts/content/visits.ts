import type { LegalText, Visits } from '@/content/types';
import { isFile } from '../is-file';
import { type Fault, quoted } from './fields';

/** A script for counting visits that would not be found or let through, or that visitors are not told of. */
export function visitsFaults(
  visits: Visits | undefined,
  legal: readonly LegalText[],
  directory = 'public',
): Fault[] {
  if (!visits) return [];
  const { src, sendsTo = [] } = visits;
  const no = (path: string, is: string, must: string): Fault => ({ file: 'content/site.ts', path, is, must });
  if (src.startsWith('/') ? !isFile(`${directory}${src}`) : !isOrigin(src))
    return [no('visits.src', quoted(src), 'the path of a file in public/, or an https: address')];
  const origins = sendsTo.flatMap((address, index) =>
    isOrigin(address) && new URL(address).origin === address
      ? []
      : [no(`visits.sendsTo[${index}]`, quoted(address), 'https:// and a host, with nothing after it')],
  );
  const texts = legal.flatMap(({ paragraphs }) => paragraphs).join(' ');
  const untold = [src, ...sendsTo]
    .filter((address) => address.startsWith('https:') && URL.canParse(address))
    .map((address) => new URL(address).host)
    .filter((host, index, all) => all.indexOf(host) === index && !texts.includes(host));
  const denies = /no analytics|loads nothing from anyone else/.test(texts);
  return [
    ...origins,
    ...untold.map((host) =>
      no('legal', `without ${host}`, 'a text that names whom a visit is told to, so visitors know'),
    ),
    ...(denies
      ? [no('legal', 'a text that says there are no analytics', 'one that says how visits are counted')]
      : []),
  ];
}

const isOrigin = (address: string) => /^https:\/\/[\w.:-]+(\/\S*)?$/.test(address) && URL.canParse(address);
