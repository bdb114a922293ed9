import type { Site } from '@/content/types';
import { isFile } from '../shared/is-file';
import { type ContentIssue, issueOf } from './issues';

type ThirdParties = Pick<Site, 'thirdPartyScript' | 'analytics' | 'legal'> & {
  site: Pick<Site['site'], 'url' | 'formsEndpoint'> & {
    contact: Pick<Site['site']['contact'], 'directions'>;
  };
};

/**
 * Reports scripts whose file is missing in `public/`. Also reports domains that no legal text names, if
 * browsers contact these domains or the link to directions leads to them.
 */
export function* thirdPartyIssues({
  site,
  thirdPartyScript,
  analytics,
  legal,
}: ThirdParties): Generator<ContentIssue> {
  const file = 'content/site.ts';
  const expectedScript = 'the path of a file in public/, or an https: address';
  for (const [name, script] of Object.entries({ thirdPartyScript, analytics }))
    if (script?.src.startsWith('/') && !isFile(`public${script.src}`))
      yield issueOf({ file, path: `${name}.src`, value: script.src }, expectedScript);

  const text = legal.flatMap(({ paragraphs }) => paragraphs).join(' ');
  const legalIssue = (actual: string, expected: string) => ({ file, path: 'legal', actual, expected });
  const domains = domainsOf([thirdPartyScript.src, analytics?.src, ...(analytics?.sendsTo ?? [])]);
  for (const domain of domains)
    if (!text.includes(domain))
      yield legalIssue(`without ${domain}`, 'a text that names each domain that the pages contact');
  for (const domain of domainsOf([site.formsEndpoint]))
    if (`https://${domain}` !== site.url && !text.includes(domain))
      yield legalIssue(
        `without ${domain}, which NEXT_PUBLIC_FORMS_ENDPOINT names`,
        'a text that names the domain that receives the forms',
      );
  for (const domain of domainsOf([site.contact.directions]))
    if (!text.includes(domain))
      yield legalIssue(
        `without ${domain}, to which site.contact.directions leads`,
        'a text that names the domain of the map',
      );
  if (domains.size > 0 && text.includes('loads nothing from anyone else'))
    yield legalIssue(
      'a text that says nothing is loaded from anyone else',
      'a text that says what is loaded from other domains',
    );
  if (analytics && text.includes('no analytics'))
    yield legalIssue('a text that says there are no analytics', 'a text that says how visits are counted');
}

/** Returns the domains of the URLs that begin with `https:`. */
function domainsOf(addresses: readonly (string | undefined)[]): Set<string> {
  const urls = addresses.filter((address) => address?.startsWith('https:') && URL.canParse(address));
  return new Set(urls.map((address) => new URL(address ?? '').host));
}
