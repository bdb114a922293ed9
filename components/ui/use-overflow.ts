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
 * Compares the width of all slides with the row. `scrollWidth` would include slides that the carousel has
 * translated.
 */
function overflows(row: HTMLElement): boolean {
  const slides = row.querySelectorAll('li');
  const width = slides[0]?.getBoundingClientRect().width ?? 0;
  // Adds 1 px for rounding errors of the slides' widths.
  return slides.length * width > row.getBoundingClientRect().width + 1;
}
