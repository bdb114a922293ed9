import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { colors as siteColors } from './content/colors';

const { accent, light, dark } = siteColors;

const blueprint = {
  ...{ paper: light.ink, tint: dark.tint, ink: dark.ink, soft: dark.soft, line: dark.line, edge: dark.edge },
  ...{ accent, 'accent-text': accent, 'on-accent': light.ink, danger: dark.danger, field: light.ink },
};

/**
 * The color themes, from content/colors.ts: light, dark, and two themes for individual sections. Each color
 * becomes a CSS variable (`--ink`) that classes, style sheets and drawings use.
 * `accent` on `paper` has a contrast of only 1.9:1, so use `accent` only for areas and lines. For text on
 * `paper`, use `accent-text`.
 */
export const palette = {
  light: {
    ...{ paper: light.paper, tint: light.tint, ink: light.ink, soft: light.soft, line: light.line },
    ...{ edge: light.edge, accent, 'accent-text': light.accentText, 'on-accent': light.ink },
    ...{ danger: light.danger, field: light.paper },
  },
  dark: blueprint,
  /** The theme of dark sections in the dark scheme. */
  deep: { ...blueprint, paper: dark.deep, tint: light.ink, field: dark.deep },
  /** The theme of a section with the accent color as its background, in both schemes. */
  loud: {
    ...{ paper: accent, tint: accent, ink: light.ink, soft: light.ink, line: light.ink, edge: light.ink },
    ...{
      accent: light.ink,
      'accent-text': light.ink,
      'on-accent': accent,
      danger: light.ink,
      field: light.paper,
    },
  },
};

const variables = (colors: Record<string, string>) =>
  Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--${name}`, value]));

const colors = Object.fromEntries(Object.keys(palette.light).map((name) => [name, `var(--${name})`]));

/** The space around sections, and between the blocks of a section. It is smaller in print. */
const space = {
  screen: { '--space-section': 'clamp(3rem, 6vw, 6.5rem)', '--space-block': 'clamp(1.5rem, 3.5vw, 3.5rem)' },
  print: { '--space-section': '0.875rem', '--space-block': '1.25rem' },
};

/**
 * The embedded font contains only some letters (scripts/build/write-typeface.ts). globals.css defines `fallback-sans` with
 * the same metrics.
 */
const sans = "'Instrument Sans', fallback-sans, system-ui, sans-serif";

/**
 * The font of annotations and of small text in capitals. It is embedded like the font of the text
 * (scripts/build/write-typeface.ts).
 */
const mono = "'Martian Mono', fallback-mono, ui-monospace, monospace";

const config: Config = {
  content: ['./app/**/*.tsx', './components/**/*.{ts,tsx}', './artwork/scenes/{drawing,svg-printer}.ts'],
  theme: {
    colors: { ...colors, transparent: 'transparent', current: 'currentColor' },
    fontFamily: {
      sans: 'var(--sans)',
      mono: 'var(--mono)',
    },
    // `vw` limits the font size on phones, so that a word of ten letters fits on a line even if the user
    // enlarges the text.
    fontSize: {
      note: ['0.75rem', { lineHeight: '1.5', letterSpacing: '0.07em' }],
      small: ['0.9375rem', { lineHeight: '1.5' }],
      body: ['1.0625rem', { lineHeight: '1.6' }],
      lead: ['clamp(1.1875rem, 0.95rem + 0.9vw, 1.5rem)', { lineHeight: '1.45', letterSpacing: '-0.01em' }],
      title: [
        'min(12.5vw, clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem))',
        { lineHeight: '1.2', letterSpacing: '-0.015em' },
      ],
      heading: [
        'min(13vw, clamp(2rem, 1.4rem + 2.8vw, 4rem))',
        { lineHeight: '1.05', letterSpacing: '-0.025em' },
      ],
      display: [
        'min(14.5vw, clamp(2.5rem, 1.2rem + 5.4vw, 6.5rem))',
        { lineHeight: '1', letterSpacing: '-0.03em' },
      ],
      // Figures in the list of projects.
      figure: [
        'min(20vw, clamp(3.5rem, 2rem + 6vw, 6.5rem))',
        { lineHeight: '0.9', letterSpacing: '-0.04em' },
      ],
      'figure-large': [
        'min(27vw, clamp(5rem, 1rem + 12vw, 14rem))',
        { lineHeight: '0.84', letterSpacing: '-0.045em' },
      ],
      hero: ['17.4vw', { lineHeight: '0.86', letterSpacing: '-0.03em' }],
      masthead: ['min(9vw, 10rem)', { lineHeight: '0.86', letterSpacing: '-0.03em' }],
    },
    extend: {
      spacing: {
        // `5vw` leaves room for long words in a narrow window with a scrollbar, and for enlarged text.
        gutter: 'clamp(min(1rem, 5vw), 4vw, 4rem)',
        section: 'var(--space-section)',
        block: 'var(--space-block)',
        touch: '2.75rem',
      },
      maxWidth: { page: '110rem', measure: '38rem' },
      borderRadius: { none: '0' },
      borderWidth: { rule: '1.5px' },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': {
          ...variables(palette.light),
          '--shade': light.ink,
          '--sheet': light.paper,
          '--sans': sans,
          '--mono': mono,
          ...space.screen,
        },
        '@media print': { ':root': space.print },
        '@media screen': {
          '.blueprint': variables(palette.dark),
          '.loud': variables(palette.loud),
          '@media (prefers-color-scheme: dark)': {
            ':root': { ...variables(palette.dark), '--sheet': dark.tint },
            '.blueprint': variables(palette.deep),
          },
        },
      });
    }),
  ],
};

export default config;
