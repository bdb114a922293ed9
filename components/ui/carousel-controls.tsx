'use client';

import { IconArrowLeft, IconArrowRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { buttonClass } from './button-class';
import { useCarouselKeys } from './use-carousel-keys';
import { useRotation } from './use-rotation';

export type CarouselControlsProps = {
  viewport: HTMLElement;
  texts: { previous: string; next: string; pause: string; play: string };
};

const squareClass = buttonClass('secondary', 'w-touch !px-0');

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const reducedMotion = () => matchMedia(REDUCED_MOTION);

const options = { loop: true, align: 'start', breakpoints: { [REDUCED_MOTION]: { duration: 0 } } } as const;

/** Pause, previous and next for a row that embla moves. It rotates by itself unless reduced motion is asked for. */
export function CarouselControls({ viewport, texts }: CarouselControlsProps) {
  const [takeOver, carousel] = useEmblaCarousel(options);
  const [rotating, setRotating] = useState(() => !reducedMotion().matches);

  useEffect(() => {
    const query = reducedMotion();
    const follow = () => setRotating(!query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    viewport.dataset.moved = '';
    takeOver(viewport);
  }, [viewport, takeOver]);
  useCarouselKeys(viewport, carousel);
  useRotation(viewport, carousel, rotating);

  const Icon = rotating ? IconPlayerPause : IconPlayerPlay;
  return (
    <>
      <button
        type="button"
        className={squareClass}
        aria-label={rotating ? texts.pause : texts.play}
        onClick={() => setRotating(!rotating)}
      >
        <Icon aria-hidden size={20} stroke={1.5} />
      </button>
      <button
        type="button"
        className={squareClass}
        aria-label={texts.previous}
        onClick={() => carousel?.scrollPrev()}
      >
        <IconArrowLeft aria-hidden size={20} stroke={1.5} />
      </button>
      <button
        type="button"
        className={squareClass}
        aria-label={texts.next}
        onClick={() => carousel?.scrollNext()}
      >
        <IconArrowRight aria-hidden size={20} stroke={1.5} />
      </button>
    </>
  );
}
