import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

/** Left and right move the carousel while its row has the focus. */
export function useCarouselKeys(viewport: HTMLElement, carousel: UseEmblaCarouselType[1]) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // With another key it is the browser's: back, forward.
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
