import names from 'color-name';

/**
 * Converts a color to `#rrggbb`. Returns any other string unchanged.
 * @param color 3 or 6 digits (`#0cc`), `rgb(15, 204, 206)` or a CSS color name
 */
export function hexColor(color: string): string {
  const text = color.trim().toLowerCase();
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/.exec(text)?.[1];
  if (digits) return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
  const channels =
    /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(text)?.slice(1).map(Number) ??
    (text in names ? names[text as keyof typeof names] : undefined);
  if (!channels || channels.some((channel) => channel > 255)) return color;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
