import type { Failure } from '../errors/failure';
import { MAX_RATIO, MIN_UNPACKED_LIMIT } from './limits';

/** Returns whether data is larger than the limit, or than expected from the size of the packed file. */
export const exceedsLimit = (unpacked: number, packed: number, maxBytes: number) =>
  unpacked > Math.min(maxBytes, Math.max(MIN_UNPACKED_LIMIT, packed * MAX_RATIO));

/**
 * Checks the size of unpacked data.
 * @param packed the size of the packed file
 * @throws Failure `invalid` if the data is too large, `parse` if it is much larger than the packed file
 */
export function checkUnpackedSize(
  reason: 'archive' | 'gzip',
  unpacked: number,
  packed: number,
  maxBytes: number,
) {
  if (unpacked > maxBytes) throw { code: 'invalid', reason: 'too large' } satisfies Failure;
  if (!exceedsLimit(unpacked, packed, maxBytes)) return;
  const problem = `it unpacks to more than ${MAX_RATIO} times its size`;
  throw { code: 'parse', reason, problem } satisfies Failure;
}
