import type { LegalText, Visits } from '@/content/types';
import { isFile } from '../is-file';
import { type Fault, quoted } from './fields';
import { privacyFaults } from './privacy';

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
  const isDenied = legal.some(({ paragraphs }) => paragraphs.join(' ').includes('no analytics'));
  return [
    ...origins,
    ...privacyFaults([src, ...sendsTo], legal),
    ...(isDenied
      ? [no('legal', 'a text that says there are no analytics', 'one that says how visits are counted')]
      : []),
  ];
}

const isOrigin = (address: string) => /^https:\/\/[\w.:-]+(\/\S*)?$/.test(address) && URL.canParse(address);
