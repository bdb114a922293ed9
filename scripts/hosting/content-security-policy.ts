import { createHash } from 'node:crypto';
import { htmlTags } from '../export/html-tags';

/** The other origins a page may talk to; none unless the site's settings name one. */
export type PolicyOrigins = {
  /** Where the forms are posted. */
  forms?: string;
  /** Where the script snippet comes from. */
  snippet?: string;
  /** Where the script that counts visits comes from, and where it sends what it counts. */
  visits?: { script?: string; sendsTo: readonly string[] };
};

/**
 * The policy of one page: nothing but the site's own files and the inline scripts and styles that are in its HTML,
 * each by its SHA-256. A script that only holds data (JSON-LD) needs no hash.
 */
export function contentSecurityPolicy(html: string, { forms, snippet, visits }: PolicyOrigins = {}): string {
  const tags = [...htmlTags(html)];
  const scripts = tags.filter(
    ({ name, attributes }) =>
      name === 'script' && !attributes.has('src') && isExecuted(attributes.get('type')),
  );
  const styles = tags.filter(({ name }) => name === 'style');
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", snippet, visits?.script, ...hashes(scripts)],
    'style-src': ["'self'", ...hashes(styles)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", forms, snippet, visits?.script, ...(visits?.sendsTo ?? [])],
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

/** A policy as a page's meta element may state it: browsers take frame-ancestors from a header only. */
export function metaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
}

function hashes(tags: readonly { text: string }[]): string[] {
  return tags.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Whether a browser acts on a script of this type: JavaScript, or instructions to the browser itself. */
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
