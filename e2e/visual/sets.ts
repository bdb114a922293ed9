/** The widths that each page is composed for, px. */
export const widths = [320, 390, 768, 1280, 1920] as const;

export const schemes = ['light', 'dark'] as const;

/** The kept picture of a page: `home1-390-dark.png`. */
export function screenshotName(path: string, width: number, scheme: string): string {
  return `${path === '/' ? 'home' : path.slice(1)}-${width}-${scheme}.png`;
}
