/** The site's colours, as tailwind.config.ts has them. */
export const palette = {
  paper: '#faf8f3',
  tint: '#f1eee5',
  line: '#cdd2cc',
  soft: '#3f575e',
  ink: '#06222b',
  night: '#0b2d38',
  pale: '#a9c1c4',
  accent: '#0fccce',
} as const;
