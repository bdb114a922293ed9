/** The widths that each page is designed for, in CSS pixels. */
export const widths = [320, 390, 768, 1280, 1920] as const;

export const sampleWidths: readonly number[] = [390, 1280];

export const schemes = ['light', 'dark'] as const;

/**
 * A command-line switch that requests reduced motion. Playwright's emulation doesn't apply to SVG files that
 * are shown as images.
 */
export const stillPictures = '--force-prefers-reduced-motion';

/** The maximum share (0 to 1) of a page's pixels that are allowed to differ from the baseline. */
export const tolerance = 0.01;

/** Returns a page's name for the file names of its screenshots, such as `home1`. */
export function pageName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

/** Returns the file name of a page's baseline, such as `home1-390-dark.png`. */
export function screenshotName(path: string, width: number, scheme: string): string {
  return `${pageName(path)}-${width}-${scheme}.png`;
}
