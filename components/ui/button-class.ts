const looks = {
  primary: 'border-ink bg-accent text-on-accent hover:bg-ink hover:text-paper print:border-ink',
  secondary: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-paper',
};

export type ButtonLook = keyof typeof looks;

/**
 * Returns the classes of a button. Buttons are at least 44 px high, and their border has a contrast of at
 * least 3:1.
 */
export const buttonClass = (look: ButtonLook = 'secondary', className = '') =>
  `inline-flex min-h-touch cursor-pointer items-center justify-center gap-2 border-rule px-5 py-2 text-small font-semibold transition-colors ${looks[look]} ${className}`;
