/**
 * Returns the source text of a function; `undefined` if it doesn't exist. lottie-web's sources are formatted:
 * a function ends at the first line that starts with a brace and has the indentation of its first line.
 */
export function functionText(source: string, name: string): string | undefined {
  const lines = source.split('\n');
  const definition = new RegExp(
    `^ *(?:(?:\\w+\\.prototype\\.|const |var )?${name}(?: =|:) function\\b|function ${name}\\b)`,
  );
  const start = lines.findIndex((line) => definition.test(line));
  if (start < 0) return undefined;
  const first = lines[start] ?? '';
  if (first.includes('{}')) return first;
  const end = `${/^ */.exec(first)?.[0]}}`;
  const length = lines.slice(start).findIndex((line) => line.startsWith(end)) + 1;
  return lines.slice(start, start + length).join('\n');
}
