/**
 * Whether a package under this SPDX expression may be used: of what `OR` offers one licence is enough, of what `AND`
 * joins each must be on the list. An asterisk says that the licence was read from the package's texts. A list with
 * commas or an exception is not allowed: someone must read it.
 */
export function isAllowedLicence(expression: string, allowed: ReadonlySet<string>): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];

  /** `AND` binds closer than `OR`. Each part is read to its end, whatever the verdict on those before it. */
  const offer = (): boolean => {
    let verdict = conjunction();
    while (tokens[0] === 'OR') {
      tokens.shift();
      verdict = conjunction() || verdict;
    }
    return verdict;
  };
  const conjunction = (): boolean => {
    let verdict = licence();
    while (tokens[0] === 'AND') {
      tokens.shift();
      verdict = licence() && verdict;
    }
    return verdict;
  };
  const licence = (): boolean => {
    const token = tokens.shift() ?? '';
    if (token !== '(') return allowed.has(token.replace(/\*$/, ''));
    const verdict = offer();
    return tokens.shift() === ')' && verdict;
  };

  const verdict = offer();
  return verdict && tokens.length === 0;
}
