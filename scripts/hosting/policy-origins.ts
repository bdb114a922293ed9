import { site, snippet } from '@/content/site';
import type { PolicyOrigins } from './content-security-policy';

/** The origins of the forms' endpoint and of the snippet, each `undefined` when it is unset or on the site itself. */
export function originsOf(formsEndpoint: string | undefined, snippetSrc: string): PolicyOrigins {
  return { forms: originOf(formsEndpoint), snippet: originOf(snippetSrc) };
}

function originOf(address: string | undefined): string | undefined {
  return address?.startsWith('http') ? new URL(address).origin : undefined;
}

/** The other origins that the site's settings name. */
export const policyOrigins = originsOf(site.formsEndpoint, snippet.src);
