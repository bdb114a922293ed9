import { type RefObject, useEffect, useState } from 'react';

/** Returns whether a row of equally wide slides overflows. `true` until the row is measured. */
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

/** `scrollWidth` can't be used, because it includes slides that the carousel has translated. */
function overflows(row: HTMLElement): boolean {
  const slides = row.querySelectorAll('li');
  const width = slides[0]?.getBoundingClientRect().width ?? 0;
  // Allows for the rounding of fractional slide widths.
  return slides.length * width > row.getBoundingClientRect().width + 1;
}
