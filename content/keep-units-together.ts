const NO_BREAK_SPACE = '\u00a0';

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';

/** Matches the spaces in a date such as `20 April 2027`, with or without the day or the year. */
const DATE_SPACE = new RegExp(`(?<=\\b\\d{1,2}) (?=${MONTH}\\b)|(?<=\\b${MONTH}) (?=\\d{4}\\b)`, 'g');

/** Matches the space between a number and a unit or a multiplication sign. */
const SPACE =
  /(?<=\d) (?=(?:°C|[kMG]?Wh?|[km]?m[²³]?|l(?:\/s)?|k?Pa|bar|%|ppm|K|s|min|t|h)(?!\w)|× )|(?<=×) (?=\d)/g;

/**
 * Replaces the space between a number and a unit, as in `28.6 °C`, and the spaces in a date with non-breaking spaces. Because of
 * `NoInfer`, TypeScript reports type errors at the field concerned instead of at the call.
 * @param content a string, or a list or object that contains strings; any other value is returned unchanged
 */
export function keepUnitsTogether<T>(content: NoInfer<T>): T {
  if (typeof content === 'string')
    return content.replace(SPACE, NO_BREAK_SPACE).replace(DATE_SPACE, NO_BREAK_SPACE) as T;
  if (typeof content !== 'object' || content === null) return content;
  if (Array.isArray(content)) return content.map(keepUnitsTogether) as T;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, keepUnitsTogether(value)]),
  ) as T;
}
