/**
 * Whether a package with this licence may be used. `OR` needs one allowed licence, `AND` needs all of them.
 * @param expression an SPDX expression; an asterisk after a licence (guessed from the package's texts) is ignored. A list with
 *   commas or a `WITH` exception is never allowed, so that somebody reads it.
 * @param allowed SPDX identifiers
 */
export function isAllowedLicence(expression: string, allowed: ReadonlySet<string>): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];

  // AND binds closer than OR. Both operands are always parsed, or tokens would be left over.
  const disjunction = (): boolean => {
    let isAllowed = conjunction();
    while (tokens[0] === 'OR') {
      tokens.shift();
      isAllowed = conjunction() || isAllowed;
    }
    return isAllowed;
  };
  const conjunction = (): boolean => {
    let isAllowed = licence();
    while (tokens[0] === 'AND') {
      tokens.shift();
      isAllowed = licence() && isAllowed;
    }
    return isAllowed;
  };
  const licence = (): boolean => {
    const token = tokens.shift() ?? '';
    if (token !== '(') return allowed.has(token.replace(/\*$/, ''));
    const isAllowed = disjunction();
    return tokens.shift() === ')' && isAllowed;
  };

  const isAllowed = disjunction();
  return isAllowed && tokens.length === 0;
}
