import { createHash } from 'node:crypto';

/**
 * The attribute of a poster's root that tells which animation it was drawn from: a hash, which formatting does not change.
 * @param animation the animation's JSON text
 */
export function sourceHashAttribute(animation: string): string {
  const hash = createHash('sha256').update(JSON.stringify(JSON.parse(animation)));
  return `data-animation="${hash.digest('hex').slice(0, 12)}"`;
}
