const looks = {
  primary: 'border-ink bg-accent text-on-accent hover:bg-ink hover:text-paper print:border-ink',
  secondary: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-paper',
};

export type ButtonLook = keyof typeof looks;

/** The one look of everything that is pressed: square, at least 44 px high, an edge of 3:1 or more. */
export const buttonClass = (look: ButtonLook = 'secondary', className = '') =>
  `inline-flex min-h-touch cursor-pointer items-center justify-center gap-2 border-rule px-5 py-2 text-small font-semibold transition-colors ${looks[look]} ${className}`;
