import { site, snippet } from '@/content/site';
import type { PolicyOrigins } from './content-security-policy';

/** The other origins that the site's settings name. */
export const policyOrigins: PolicyOrigins = {
  forms: originOf(site.formsEndpoint),
  snippet: originOf(snippet.src),
};

function originOf(address: string | undefined): string | undefined {
  return address?.startsWith('http') ? new URL(address).origin : undefined;
}
