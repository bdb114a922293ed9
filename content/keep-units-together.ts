const NO_BREAK_SPACE = '\u00a0';

/** The space between a figure and its unit or its factor. */
const SPACE =
  /(?<=\d) (?=(?:°C|[kMG]?Wh?|[km]?m[²³]?|l(?:\/s)?|k?Pa|bar|%|ppm|K|s|t|h)(?!\w)|× )|(?<=×) (?=\d)/g;

/**
 * Content in which no line ends between a figure and its unit: `28.6 °C` stays together.
 * @param content texts, lists and objects of them; what is no text stays as it is. `NoInfer` lets the types report a
 * mistake at its own line.
 */
export function keepUnitsTogether<T>(content: NoInfer<T>): T {
  if (typeof content === 'string') return content.replace(SPACE, NO_BREAK_SPACE) as T;
  if (typeof content !== 'object' || content === null) return content;
  if (Array.isArray(content)) return content.map(keepUnitsTogether) as T;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, keepUnitsTogether(value)]),
  ) as T;
}
