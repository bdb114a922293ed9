/** The widths that each page is designed for, in CSS pixels. */
export const widths = [320, 390, 768, 1280, 1920] as const;

/** Those that every test run looks at. */
export const sampleWidths: readonly number[] = [390, 1280];

export const schemes = ['light', 'dark'] as const;

/** Asks the browser for less motion: emulated, that doesn't reach the pictures. */
export const stillPictures = '--force-prefers-reduced-motion';

/** The share of a page's pixels that may differ from what was kept. */
export const tolerance = 0.01;

/** What a page is called in its screenshots' names; that of a page in a folder is in no folder itself. */
export function pageName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

/** The file name of a page's kept screenshot, such as `home1-390-dark.png`. */
export function screenshotName(path: string, width: number, scheme: string): string {
  return `${pageName(path)}-${width}-${scheme}.png`;
}
