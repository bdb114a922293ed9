/** Lines of a configuration in curly brackets, the inner ones indented. */
export function block(opening: string, inner: readonly string[]): string[] {
  return [`${opening} {`, ...inner.map((line) => (line ? `  ${line}` : line)), '}'];
}

export function text(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
