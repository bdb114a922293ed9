import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { colors as siteColors } from './content/colors';
import { hexColor } from './content/hex-color';

const accent = hexColor(siteColors.accent);
const [light, dark] = [inHex(siteColors.light), inHex(siteColors.dark)];

function inHex<Name extends string>(all: Readonly<Record<Name, string>>): Record<Name, string> {
  const entries = Object.entries<string>(all).map(([name, color]) => [name, hexColor(color)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

const blueprint = {
  ...{ paper: light.ink, tint: dark.tint, ink: dark.ink, soft: dark.soft, line: dark.line, edge: dark.edge },
  ...{ accent, 'accent-text': accent, 'on-accent': light.ink, danger: dark.danger },
};

/**
 * The palette, from content/colors.ts: light (paper), dark (blueprint) and two themes of single sections. It becomes CSS
 * variables (`--ink`), which Tailwind's colors name, so that classes, hand-written CSS, drawings and tests share one
 * source. `accent` has 1.9:1 on paper: it fills and flows there, and is text only on ink (`accent-text` is its readable
 * pair).
 */
export const palette = {
  light: {
    ...{ paper: light.paper, tint: light.tint, ink: light.ink, soft: light.soft, line: light.line },
    ...{ edge: light.edge, accent, 'accent-text': light.accentText, 'on-accent': light.ink },
    danger: light.danger,
  },
  dark: blueprint,
  /** A blueprint among blueprints: what dark sections are in the dark scheme. */
  deep: { ...blueprint, paper: dark.deep, tint: light.ink },
  /** The accent all over, for one section, in both schemes. */
  loud: {
    ...{ paper: accent, tint: accent, ink: light.ink, soft: light.ink, line: light.ink, edge: light.ink },
    ...{ accent: light.ink, 'accent-text': light.ink, 'on-accent': accent, danger: light.ink },
  },
};

const variables = (colors: Record<string, string>) =>
  Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--${name}`, value]));

const colors = Object.fromEntries(Object.keys(palette.light).map((name) => [name, `var(--${name})`]));

/** Room around sections and between the blocks of one: generous on screen, close on paper. */
const space = {
  screen: { '--space-section': 'clamp(4rem, 9vw, 9rem)', '--space-block': 'clamp(2rem, 4vw, 4rem)' },
  print: { '--space-section': '1.25rem', '--space-block': '1.25rem' },
};

/** Its first letters stand in a stylesheet (scripts/typeface/); the second is what globals.css sets as wide and as high. */
const sans = "'Instrument Sans', fallback-sans, system-ui, sans-serif";

/** The stack of the drawings' annotations, and of what stands in small capitals. */
export const mono = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

const config: Config = {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    colors: { ...colors, transparent: 'transparent', current: 'currentColor' },
    fontFamily: {
      sans: 'var(--sans)',
      mono: 'var(--mono)',
    },
    // The shares of the viewport keep a word of ten letters in one piece on a phone with letters of twice the size.
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
      hero: ['17.4vw', { lineHeight: '0.86', letterSpacing: '-0.03em' }],
      masthead: ['min(9vw, 9rem)', { lineHeight: '0.86', letterSpacing: '-0.03em' }],
    },
    extend: {
      spacing: {
        gutter: 'clamp(1rem, 4vw, 4rem)',
        section: 'var(--space-section)',
        block: 'var(--space-block)',
        touch: '2.75rem',
      },
      maxWidth: { page: '100rem', measure: '38rem' },
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
          '--sans': sans,
          '--mono': mono,
          ...space.screen,
        },
        '@media print': { ':root': space.print },
        '@media screen': {
          '.blueprint': variables(palette.dark),
          '.loud': variables(palette.loud),
          '@media (prefers-color-scheme: dark)': {
            ':root': variables(palette.dark),
            '.blueprint': variables(palette.deep),
          },
        },
      });
    }),
  ],
};

export default config;
