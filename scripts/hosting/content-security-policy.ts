import { createHash } from 'node:crypto';
import { load } from 'cheerio';

/** The other origins that the site may talk to; none unless its settings name one. */
export type PolicyOrigins = {
  /** Where the forms are posted. */
  forms?: string;
  /** Where the script snippet comes from. */
  snippet?: string;
  /** Where the script that counts visits comes from, and where it sends what it counts. */
  visits?: { script?: string; sendsTo: readonly string[] };
};

/**
 * The policy that one page states itself: nothing but the site's own files and the inline scripts that are in its HTML,
 * each by its SHA-256. A script that only holds data (JSON-LD) needs no hash.
 */
export function pagePolicy(html: string, origins: PolicyOrigins = {}): string {
  return policyOf(scriptHashes(html), origins);
}

/** What a page's policy comes to where its hashes aren't known: any inline script. It tells what else is tried. */
export function looserPolicy(origins: PolicyOrigins = {}): string {
  return policyOf(["'unsafe-inline'"], origins);
}

function policyOf(inline: readonly string[], { forms, snippet, visits }: PolicyOrigins): string {
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", snippet, visits?.script, ...inline],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    // The typeface's first letters stand in the stylesheet.
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", forms, snippet, visits?.script, ...(visits?.sendsTo ?? [])],
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

/** Whether a browser executes or obeys a script of this type, so that the policy has to allow it. */
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
