/** The widths that each page is designed for, in CSS pixels. */
export const widths = [320, 390, 768, 1280, 1920] as const;

export const sampleWidths: readonly number[] = [390, 1280];

export const schemes = ['light', 'dark'] as const;

/** Requests reduced motion by a switch, because Playwright's emulation doesn't reach documents in images. */
export const stillPictures = '--force-prefers-reduced-motion';

/** The share of a page's pixels that may differ from the baseline. */
export const tolerance = 0.01;

/** The page's name in the file names of its screenshots, without folders. */
export function pageName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

/** The file name of a page's baseline, such as `home1-390-dark.png`. */
export function screenshotName(path: string, width: number, scheme: string): string {
  return `${pageName(path)}-${width}-${scheme}.png`;
}
