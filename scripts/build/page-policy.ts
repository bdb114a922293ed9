import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import { analytics, site, thirdPartyScript } from '@/content/site';
import type { Analytics } from '@/content/types';

/**
 * Origins other than the site's own that pages are allowed to connect to. The lists are empty unless the
 * settings contain URLs of other origins.
 */
export type PolicyOrigins = {
  /** Origins that forms are sent to. */
  forms: readonly string[];
  /** Origins that scripts are loaded from. Scripts are also allowed to send data to these origins. */
  scripts: readonly string[];
  /** Additional origins that scripts are allowed to send data to. */
  data: readonly string[];
};

/** Returns the origins of the endpoints and of the scripts, except the site's own origin. */
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

/** The origins from the settings of this site. */
const policyOrigins = originsOf(site.formsEndpoint, thirdPartyScript.src, analytics);

/**
 * Returns the content security policy for a page's `<meta>`. It allows the site's own files, and the page's
 * inline scripts by their SHA-256 hashes. Data blocks such as JSON-LD need no hash.
 */
export function pagePolicy($: CheerioAPI, { forms, scripts, data } = policyOrigins): string {
  const inline = $('script:not([src])')
    .get()
    .filter((script) => isExecuted($(script).attr('type')))
    .map((script) => `'sha256-${createHash('sha256').update($(script).text()).digest('base64')}'`);
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

/** Returns whether browsers execute or apply scripts of this type. The policy must allow such scripts. */
const isExecuted = (type = '') =>
  /^((text|application)\/javascript|module|importmap|speculationrules)?$/i.test(type);
