import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { analytics, site, thirdPartyScript } from '@/content/site';
import type { Analytics } from '@/content/types';

/** Other origins that the site connects to. There are none unless a setting names one. */
export type PolicyOrigins = {
  /** Origins that forms are sent to. */
  forms: readonly string[];
  /** Origins of scripts, which may also send data there. */
  scripts: readonly string[];
  /** Other origins that scripts send data to. */
  data: readonly string[];
};

/** Returns the origins of the forms' endpoint and of the scripts, except the site itself. */
export function originsOf(
  formsEndpoint: string | undefined,
  scriptSrc: string,
  counted?: Pick<Analytics, 'src' | 'sendsTo'>,
): PolicyOrigins {
  const originOf = (url = '') => (url.startsWith('http') ? [new URL(url).origin] : []);
  return {
    forms: originOf(formsEndpoint),
    scripts: [...originOf(scriptSrc), ...originOf(counted?.src)],
    data: counted?.sendsTo ?? [],
  };
}

/** The origins in the site's settings from which pages load scripts, or to which they send data. */
const policyOrigins = originsOf(site.formsEndpoint, thirdPartyScript.src, analytics);

/**
 * The policy in a page's `<meta>`. It allows the site's own files and the page's inline scripts, each by its
 * SHA-256. Data blocks (JSON-LD) need no hash.
 */
export function pagePolicy(html: string, origins = policyOrigins): string {
  const $ = load(html);
  const scripts = $('script:not([src])')
    .get()
    .filter((script) => isExecuted($(script).attr('type')))
    .map((script) => $(script).html() ?? '');
  const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');
  return policyOf(
    scripts.map((script) => `'sha256-${hashOf(script)}'`),
    origins,
  );
}

/** The header's policy for reports. It allows every inline script, because hashes differ by page. */
export const reportOnlyPolicy = (): string => policyOf(["'unsafe-inline'"], policyOrigins);

function policyOf(inline: readonly string[], { forms, scripts, data }: PolicyOrigins): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...inline],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    // The stylesheet contains the typeface's main subset as a data URL.
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...forms, ...scripts, ...data],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...forms],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Whether a browser executes or applies a script of this type, so that the policy has to allow it. */
const isExecuted = (type = '') =>
  /^((text|application)\/javascript|module|importmap|speculationrules)?$/i.test(type);
