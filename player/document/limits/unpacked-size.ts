import type { Failure } from '../errors/failure';
import type { Budget } from './budget';
import { MAX_RATIO, MIN_UNPACKED_LIMIT } from './limits';

/**
 * Spends unpacked bytes.
 * @param packed the size of the packed file
 * @throws Failure `invalid` if the unpacked data is too large, `parse` if it is much larger than the packed file
 */
export function spendUnpacked(reason: 'archive' | 'gzip', bytes: number, packed: number, budget: Budget) {
  const unpacked = budget.spend('unpackedBytes', bytes);
  if (unpacked <= Math.max(MIN_UNPACKED_LIMIT, packed * MAX_RATIO)) return;
  const problem = `it unpacks to more than ${MAX_RATIO} times its size`;
  throw { code: 'parse', reason, problem } satisfies Failure;
}
