import { createHash } from 'node:crypto';

/**
 * What a poster says of the animation it was drawn from: an attribute of its root.
 * @param animation the animation's JSON text, which may be laid out anew without being another
 */
export function drawnFrom(animation: string): string {
  const hash = createHash('sha256').update(JSON.stringify(JSON.parse(animation)));
  return `data-animation="${hash.digest('hex').slice(0, 12)}"`;
}
