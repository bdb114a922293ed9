import type { Site } from '@/content/types';
import { isFile } from '../is-file';
import { type ContentIssue, quoted } from './issues';

/**
 * Reports scripts that are not in `public/`, and legal texts that don't name every host which browsers
 * contact.
 */
export function thirdPartyIssues(
  {
    site,
    thirdPartyScript,
    analytics,
    legal,
  }: Pick<Site, 'thirdPartyScript' | 'analytics' | 'legal'> & {
    site: Pick<Site['site'], 'url' | 'formsEndpoint'>;
  },
  directory = 'public',
): ContentIssue[] {
  const issue = (path: string, actual: string, expected: string): ContentIssue[] => [
    { file: 'content/site.ts', path, actual, expected },
  ];
  const text = legal.flatMap(({ paragraphs }) => paragraphs).join(' ');
  const hosts = hostsOf([thirdPartyScript.src, analytics?.src, ...(analytics?.sendsTo ?? [])]);
  const forms = hostsOf([site.formsEndpoint]).filter((host) => `https://${host}` !== site.url);
  return [
    ...Object.entries({ thirdPartyScript, analytics }).flatMap(([name, script]) =>
      !script?.src.startsWith('/') || isFile(`${directory}${script.src}`)
        ? []
        : issue(
            `${name}.src`,
            quoted(script.src),
            `the path of a file in ${directory}/, or an https: address`,
          ),
    ),
    ...hosts
      .filter((host) => !text.includes(host))
      .flatMap((host) =>
        issue('legal', `without ${host}`, 'a text that names whom a visit is told to, so visitors know'),
      ),
    ...forms
      .filter((host) => !text.includes(host))
      .flatMap((host) =>
        issue(
          'legal',
          `without ${host}, which NEXT_PUBLIC_FORMS_ENDPOINT names`,
          'a text that names who is sent what is typed, so visitors know',
        ),
      ),
    ...(hosts.length > 0 && text.includes('loads nothing from anyone else')
      ? issue('legal', 'a text that says nothing is loaded from anyone else', 'one that says what is loaded')
      : []),
    ...(analytics && text.includes('no analytics')
      ? issue('legal', 'a text that says there are no analytics', 'one that says how visits are counted')
      : []),
  ];
}

/** Returns the hosts of the https: URLs, each once. */
function hostsOf(addresses: readonly (string | undefined)[]): string[] {
  const absolute = addresses.filter((address) => address?.startsWith('https:')) as string[];
  return [
    ...new Set(absolute.filter((address) => URL.canParse(address)).map((address) => new URL(address).host)),
  ];
}
