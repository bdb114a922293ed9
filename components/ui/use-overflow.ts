import { type RefObject, useEffect, useState } from 'react';

/** Returns whether a row of slides with equal widths overflows. Returns `true` until the row is measured. */
export function useOverflow(row: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(true);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflowing(overflows(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [row]);

  return isOverflowing;
}

/**
 * Compares the total width of the slides with the row's width. `scrollWidth` isn't used, because the carousel
 * moves slides with transforms, which change `scrollWidth`.
 */
function overflows(row: HTMLElement): boolean {
  const slides = row.querySelectorAll('li');
  const width = slides[0]?.getBoundingClientRect().width ?? 0;
  // Allow for 1 px of rounding errors in the slides' widths.
  return slides.length * width > row.getBoundingClientRect().width + 1;
}
