/** The widths that each page is designed for, in CSS pixels. */
export const widths = [320, 390, 768, 1280, 1920] as const;

/** The widths that every test run covers. */
export const sampleWidths: readonly number[] = [390, 1280];

export const schemes = ['light', 'dark'] as const;
