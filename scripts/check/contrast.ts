import type { ContentIssue } from './issues';

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

/** Reports colors with too little contrast, for each theme of the palette. */
export function* contrastIssues(palette: Palette): Generator<ContentIssue> {
  for (const [theme, colors] of Object.entries(palette))
    for (const [text, ground, minimum] of pairs) {
      const ratio = contrast(colors[text] ?? '', colors[ground] ?? '');
      if (ratio < minimum)
        yield {
          file: 'content/colors.ts',
          path: `${text}, in the ${theme} theme,`,
          actual: `${colors[text]}, ${ratio.toFixed(1)}:1 on ${ground} ${colors[ground]}`,
          expected: `a color with a contrast of at least ${minimum}:1`,
        };
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
