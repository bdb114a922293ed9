import { site, snippet, visits } from '@/content/site';
import type { Visits } from '@/content/types';
import type { PolicyOrigins } from './content-security-policy';

/** The origins of the forms' endpoint and of the scripts; none for what is unset or on the site itself. */
export function originsOf(
  formsEndpoint: string | undefined,
  snippetSrc: string,
  counted?: Pick<Visits, 'src' | 'sendsTo'>,
): PolicyOrigins {
  return {
    forms: originOf(formsEndpoint),
    snippet: originOf(snippetSrc),
    visits: counted && { script: originOf(counted.src), sendsTo: counted.sendsTo ?? [] },
  };
}

function originOf(address: string | undefined): string | undefined {
  return address?.startsWith('http') ? new URL(address).origin : undefined;
}

/** The other origins that the site's settings name. */
export const policyOrigins = originsOf(site.formsEndpoint, snippet.src, visits);
