import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/**
 * The palette: light (paper), dark (blueprint) and two themes of single sections. It becomes CSS variables (`--ink`), which Tailwind's
 * colours name, so that classes, hand-written CSS, drawings and tests share one source.
 * `accent` has 1.9:1 on paper: it fills and flows there, and is text only on ink (`accent-text` is its readable pair).
 */
export const palette = {
  light: {
    paper: '#faf8f3',
    tint: '#f1eee5',
    ink: '#06222b',
    soft: '#3f575e',
    line: '#cdd2cc',
    edge: '#6c8288',
    accent: '#0fccce',
    'accent-text': '#00676b',
    'on-accent': '#06222b',
    danger: '#9c2a1c',
  },
  dark: {
    paper: '#06222b',
    tint: '#0b2d38',
    ink: '#eaf4f1',
    soft: '#a9c1c4',
    line: '#1d4550',
    edge: '#6f939b',
    accent: '#0fccce',
    'accent-text': '#0fccce',
    'on-accent': '#06222b',
    danger: '#ff9c8a',
  },
  /** A blueprint among blueprints: what dark sections are in the dark scheme. */
  deep: {
    paper: '#03171e',
    tint: '#06222b',
    ink: '#eaf4f1',
    soft: '#a9c1c4',
    line: '#1d4550',
    edge: '#6f939b',
    accent: '#0fccce',
    'accent-text': '#0fccce',
    'on-accent': '#06222b',
    danger: '#ff9c8a',
  },
  /** The accent all over, for one section, in both schemes. */
  loud: {
    paper: '#0fccce',
    tint: '#0fccce',
    ink: '#06222b',
    soft: '#06222b',
    line: '#06222b',
    edge: '#06222b',
    accent: '#06222b',
    'accent-text': '#06222b',
    'on-accent': '#0fccce',
    danger: '#06222b',
  },
} as const;

const variables = (colours: Record<string, string>) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${name}`, value]));

const colors = Object.fromEntries(Object.keys(palette.light).map((name) => [name, `var(--${name})`]));

/** Room around sections and between the blocks of one: generous on screen, close on paper. */
const space = {
  screen: { '--space-section': 'clamp(4rem, 9vw, 9rem)', '--space-block': 'clamp(2rem, 4vw, 4rem)' },
  print: { '--space-section': '1.25rem', '--space-block': '1.25rem' },
};

/** The stack of the drawings' annotations, and of what stands in small capitals. */
export const mono = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

const config: Config = {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    colors: { ...colors, transparent: 'transparent', current: 'currentColor' },
    fontFamily: {
      sans: ['var(--font-sans)', 'system-ui', 'sans-serif'],
      mono: 'var(--mono)',
    },
    fontSize: {
      note: ['0.75rem', { lineHeight: '1.5', letterSpacing: '0.07em' }],
      small: ['0.9375rem', { lineHeight: '1.5' }],
      body: ['1.0625rem', { lineHeight: '1.6' }],
      lead: ['clamp(1.1875rem, 0.95rem + 0.9vw, 1.5rem)', { lineHeight: '1.45', letterSpacing: '-0.01em' }],
      title: ['clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem)', { lineHeight: '1.2', letterSpacing: '-0.015em' }],
      heading: ['clamp(2rem, 1.4rem + 2.8vw, 4rem)', { lineHeight: '1.05', letterSpacing: '-0.025em' }],
      display: ['clamp(2.5rem, 1.2rem + 5.4vw, 6.5rem)', { lineHeight: '1', letterSpacing: '-0.03em' }],
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
        ':root': { ...variables(palette.light), '--mono': mono, ...space.screen },
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
