import { type ContentIssue, type Field, issueOf, quoted } from './issues';

type Palette = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The checked pairs: a color, its background, and the minimum contrast ratio according to WCAG 2.2, which is
 * 4.5 for text and 3 for the edges of controls.
 */
const pairs = [
  ['ink', 'paper', 4.5],
  ['soft', 'paper', 4.5],
  ['ink', 'tint', 4.5],
  ['soft', 'tint', 4.5],
  ['accent-text', 'paper', 4.5],
  ['accent-text', 'tint', 4.5],
  ['danger', 'paper', 4.5],
  ['on-accent', 'accent', 4.5],
  ['edge', 'paper', 3],
  ['edge', 'tint', 3],
] as const;

/**
 * Reports colors that have too little contrast with others. From the pairs with too little contrast, takes the
 * color that is in most of them, so that the change of one color results in one issue.
 */
export function* contrastIssues(palette: Palette, fields: readonly Field[]): Generator<ContentIssue> {
  // Themes contain `accent`, `light` and `dark`. Find the last field with a color, because `accent` is the first
  // one, and if `accentText` is the same color, `accentText` is wrong.
  const shades = fields.filter(({ path }) => /^colors\.(accent|light|dark)/.test(path));
  const fieldOf = (color: string) =>
    shades.findLast(({ value }) => value === color) ?? {
      file: 'tailwind.config.ts',
      path: color,
      value: color,
    };
  let faults = Object.values(palette)
    .flatMap((colors) => pairs.map(([one, other, minimum]) => [colors[one], colors[other], minimum] as const))
    .filter(([one = '', other = '', minimum]) => contrast(one, other) < minimum);
  while (faults.length > 0) {
    const uses = faults.flatMap(([one = '', other = '']) => [one, other]);
    const countOf = (color: string) => uses.filter((use) => use === color).length;
    const color = uses.reduce((most, use) => (countOf(use) > countOf(most) ? use : most));
    const [one = '', other = '', minimum] = faults.find((fault) => fault.includes(color)) ?? [];
    const ground = fieldOf(one === color ? other : one);
    const reason = `, ${contrast(one, other).toFixed(1)}:1 on ${ground.path} ${quoted(ground.value)}`;
    yield issueOf(fieldOf(color), `a color with a contrast of at least ${minimum}:1`, reason);
    faults = faults.filter((fault) => !fault.includes(color));
  }
}

/**
 * Returns the WCAG contrast ratio of two colors in the form `#rrggbb`, or `NaN` for colors in other forms.
 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
