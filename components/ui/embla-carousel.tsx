import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { REDUCED_MOTION } from './reduced-motion';
import { useCarouselKeys } from './use-carousel-keys';
import { useRotation } from './use-rotation';

const options = { loop: true, align: 'start', breakpoints: { [REDUCED_MOTION]: { duration: 0 } } } as const;

/**
 * Uses Embla to move the row in an endless loop. While `isRotating` is set, the row advances automatically.
 */
export function EmblaCarousel({
  viewport,
  isRotating,
  onReady,
}: {
  viewport: HTMLElement;
  isRotating: boolean;
  onReady: (carousel: UseEmblaCarouselType[1]) => void;
}) {
  // Start at the slide that the user has scrolled to.
  const [emblaOptions] = useState(() => {
    const width = viewport.querySelector('li')?.offsetWidth || 1;
    return { ...options, startIndex: Math.round(viewport.scrollLeft / width) };
  });
  const [attach, carousel] = useEmblaCarousel(emblaOptions);

  useEffect(() => {
    viewport.dataset.moved = '';
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    attach(viewport);
  }, [viewport, attach]);
  useEffect(() => onReady(carousel), [carousel, onReady]);
  useCarouselKeys(viewport, carousel);
  useRotation(viewport, carousel, isRotating);
  return null;
}
