import { createHash } from 'node:crypto';

/**
 * Returns the attribute of a poster's root that identifies its animation by a hash. Formatting doesn't change
 * the hash.
 * @param animation the animation's JSON text
 */
export function sourceHashAttribute(animation: string): string {
  const hash = createHash('sha256').update(JSON.stringify(JSON.parse(animation)));
  return `data-animation="${hash.digest('hex').slice(0, 12)}"`;
}
