import { provide } from '../provide';

/* What the worker requires of lottie-web. */

export { createItem } from './canvas';

/** The maximum time for loading the module that evaluates expressions, in milliseconds. */
const TIME_LIMIT = 10_000;

/**
 * Loads the module that evaluates expressions.
 * @param url the absolute URL of the module, because bundlers rename files
 * @returns a promise for whether the module was loaded in time. The policy of the worker's script can forbid it.
 */
export const loadExpressions = (url: string): Promise<boolean> =>
  Promise.race([
    import(url).then(provide).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, TIME_LIMIT, false)),
  ]);
