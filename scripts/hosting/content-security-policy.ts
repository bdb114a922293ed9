import { createHash } from 'node:crypto';
import { htmlTags } from '../export/html-tags';

/** The other origins that a page may connect to; none unless the site's settings name one. */
export type PolicyOrigins = {
  /** Where the forms are posted. */
  forms?: string;
  /** Where the script snippet comes from. */
  snippet?: string;
};

/**
 * The content security policy of one page. It allows the site's own files, and the inline scripts and styles of the page's HTML
 * by their SHA-256. A script that only holds data (JSON-LD) needs no hash.
 */
export function contentSecurityPolicy(html: string, { forms, snippet }: PolicyOrigins = {}): string {
  const tags = [...htmlTags(html)];
  const scripts = tags.filter(
    ({ name, attributes }) =>
      name === 'script' && !attributes.has('src') && isExecuted(attributes.get('type')),
  );
  const styles = tags.filter(({ name }) => name === 'style');
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", snippet, ...hashes(scripts)],
    'style-src': ["'self'", ...hashes(styles)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", forms, snippet],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", forms],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ');
}

/** A policy for a page's meta element, where browsers ignore frame-ancestors and report it. */
export function metaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
}

function hashes(tags: readonly { text: string }[]): string[] {
  return tags.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
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
