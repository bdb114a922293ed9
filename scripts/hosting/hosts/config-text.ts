/** The lines of a configuration block in curly brackets, the inner ones indented. */
export function block(opening: string, inner: readonly string[]): string[] {
  return [`${opening} {`, ...inner.map((line) => (line ? `  ${line}` : line)), '}'];
}

/** @returns the lines as a file, with a line break at its end */
export function joinLines(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
