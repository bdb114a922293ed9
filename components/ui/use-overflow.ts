import { type RefObject, useEffect, useState } from 'react';

/** Whether a row has more slides, all of one width, than it shows at once. True until it is measured. */
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

/** Not by its scroll width: that counts the places which a carousel moves slides to. */
function overflows(row: HTMLElement): boolean {
  const slides = row.querySelectorAll('li');
  const width = slides[0]?.getBoundingClientRect().width ?? 0;
  // A quarter of an odd width is rounded.
  return slides.length * width > row.getBoundingClientRect().width + 1;
}
