import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

/** Moves the carousel with the left and right arrow keys while the row is focused. */
export function useCarouselKeys(viewport: HTMLElement, carousel: UseEmblaCarouselType[1]) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Ignore browser shortcuts, such as Alt+Left, which goes back.
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      if (event.key === 'ArrowLeft') carousel?.scrollPrev();
      else carousel?.scrollNext();
    };
    viewport.addEventListener('keydown', onKeyDown);
    return () => viewport.removeEventListener('keydown', onKeyDown);
  }, [viewport, carousel]);
}
