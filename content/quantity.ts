const QUANTITY = /^([^\d]*)(\d+(?:,\d{3})*(?:\.\d+)?)(.*)$/;

/** A number, and the text before and after it, such as ` MWh a year`. */
export type Quantity = { value: number; unit: string };

/**
 * Returns the first number in a string, and its unit. Returns `undefined` if the string contains no number.
 * Commas separate thousands, as in `1,640 MWh a year`.
 */
export function quantity(text: string): Quantity | undefined {
  const [, before = '', digits, after = ''] = QUANTITY.exec(text) ?? [];
  return digits ? { value: Number(digits.replaceAll(',', '')), unit: before + after } : undefined;
}

/** Returns two values as percentages of the larger value. */
export function shares(before: string, after: string): { before: number; after: number } {
  const [one, other] = [quantity(before)?.value ?? 0, quantity(after)?.value ?? 0];
  const most = Math.max(one, other) || 1;
  const share = (value: number) => Math.round((value / most) * 1000) / 10;
  return { before: share(one), after: share(other) };
}
