import type { Metric } from 'web-vitals';

/** An error that a page's code did not catch. */
export type ErrorReport = {
  type: 'error';
  /** The path of the page, without query and fragment. */
  page: string;
  message: string;
  /**
   * The call stack, or the URL, line and column of the error. The text is empty if the browser provides
   * neither.
   */
  stack: string;
};

/** A measurement of a page view (https://web.dev/articles/vitals). */
export type VitalReport = { type: 'vital'; page: string } & Pick<Metric, 'name' | 'value' | 'rating' | 'id'>;

/** The members of an `ErrorEvent` or a `PromiseRejectionEvent` that describe the error. */
export type ErrorDetails = Partial<
  Pick<ErrorEvent, 'error' | 'message' | 'filename' | 'lineno' | 'colno'> &
    Pick<PromiseRejectionEvent, 'reason'>
>;

/** The maximum number of errors that a page view reports. */
const MAX_ERRORS = 10;
/** The maximum lengths in characters. All reports of a page view must fit into a beacon (64 KiB). */
const MAX_LENGTH = { message: 300, stack: 2000 };

/**
 * Returns a function that converts the errors of a page view to reports. The function returns `undefined` for
 * repeated errors, for errors in browser extensions, and if the page view has reported `MAX_ERRORS` errors.
 */
export function errorReporter(): (details: ErrorDetails, page: string) => ErrorReport | undefined {
  const reported = new Set<string>();
  return ({ error, reason, message, filename, lineno, colno }, page) => {
    const thrown = error ?? reason;
    const place = filename ? `${filename}:${lineno}:${colno}` : '';
    const texts = {
      message: withoutQueries(thrown ?? message).slice(0, MAX_LENGTH.message),
      stack: withoutQueries(thrown?.stack ?? place).slice(0, MAX_LENGTH.stack),
    };
    const key = JSON.stringify(texts);
    if (/-extension:\/\//.test(key) || reported.has(key) || reported.size >= MAX_ERRORS) return undefined;
    reported.add(key);
    return { type: 'error', page, ...texts };
  };
}

/**
 * Converts a value to text. Removes the queries and fragments of URLs, because they can contain personal
 * data. Keeps the line and the column after a URL in a call stack.
 */
const withoutQueries = (value: unknown) =>
  String(value).replaceAll(/(https?:\/\/[^\s?#]+)[?#]\S*?(?=(?::\d+){0,2}(?:[\s)"']|$))/g, '$1');

export const vitalReport = ({ name, value, rating, id }: Metric, page: string): VitalReport => ({
  type: 'vital',
  page,
  name,
  value,
  rating,
  id,
});
