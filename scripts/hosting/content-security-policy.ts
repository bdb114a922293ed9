import { createHash } from 'node:crypto';
import { load } from 'cheerio';

/** Other origins that the site connects to. There are none unless a setting names one. */
export type PolicyOrigins = {
  /** The origin that forms are sent to. */
  forms?: string;
  /** The origin of the third-party script. */
  thirdPartyScript?: string;
  /** The origin of the analytics script, and the origins that it sends data to. */
  analytics?: { script?: string; sendsTo: readonly string[] };
};

/**
 * The policy in a page's `<meta>`. It allows the site's own files and the page's inline scripts, each by its
 * SHA-256. Data blocks (JSON-LD) need no hash.
 */
export function pagePolicy(html: string, origins: PolicyOrigins = {}): string {
  return policyOf(scriptHashes(html), origins);
}

/**
 * The policy for reports, in a header for all pages. It allows every inline script, because hashes differ by
 * page.
 */
export function reportOnlyPolicy(origins: PolicyOrigins = {}): string {
  return policyOf(["'unsafe-inline'"], origins);
}

function policyOf(inline: readonly string[], { forms, thirdPartyScript, analytics }: PolicyOrigins): string {
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", thirdPartyScript, analytics?.script, ...inline],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    // The stylesheet contains the typeface's main subset as a data URL.
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", forms, thirdPartyScript, analytics?.script, ...(analytics?.sendsTo ?? [])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", forms],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ');
}

function scriptHashes(html: string): string[] {
  const $ = load(html);
  return $('script:not([src])')
    .toArray()
    .filter((script) => isExecuted($(script).attr('type')))
    .map(
      (script) =>
        `'sha256-${createHash('sha256')
          .update($(script).html() ?? '')
          .digest('base64')}'`,
    );
}

/** Whether a browser executes or applies a script of this type, so that the policy has to allow it. */
function isExecuted(type = ''): boolean {
  return [
    '',
    'module',
    'text/javascript',
    'application/javascript',
    'importmap',
    'speculationrules',
  ].includes(type.toLowerCase());
}
