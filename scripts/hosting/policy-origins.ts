import { analytics, site, thirdPartyScript } from '@/content/site';
import type { Analytics } from '@/content/types';
import type { PolicyOrigins } from './content-security-policy';

/**
 * Returns the origins of the forms' endpoint and of the scripts, without those that are unset or on the site
 * itself.
 */
export function originsOf(
  formsEndpoint: string | undefined,
  scriptSrc: string,
  counted?: Pick<Analytics, 'src' | 'sendsTo'>,
): PolicyOrigins {
  return {
    forms: originOf(formsEndpoint),
    thirdPartyScript: originOf(scriptSrc),
    analytics: counted && { script: originOf(counted.src), sendsTo: counted.sendsTo ?? [] },
  };
}

function originOf(address: string | undefined): string | undefined {
  return address?.startsWith('http') ? new URL(address).origin : undefined;
}

/** The other origins in the site's settings. */
export const policyOrigins = originsOf(site.formsEndpoint, thirdPartyScript.src, analytics);
