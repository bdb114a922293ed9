'use client';

import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClass } from './button-class';
import type { CarouselMotion } from './carousel-motion';
import { markHydrated } from './mark-hydrated';
import { REDUCED_MOTION } from './reduced-motion';
import { useOverflow } from './use-overflow';
import { whenNear } from './when-near';

type CarouselProps = {
  label: string;
  texts: Record<'previous' | 'next' | 'pause' | 'play', string>;
  /** Drawn on the server: what is handed over as an element brings no script. */
  icons: Record<keyof CarouselProps['texts'], ReactNode>;
  children: ReactNode;
};

/**
 * A row of list items that scrolls and snaps by itself, with buttons to move it and to pause it where not all fit. Near view it brings the
 * carousel library, which takes the row over; till then, and without it, the buttons scroll the row.
 */
export function Carousel({ label, texts, icons, children }: CarouselProps) {
  const viewport = useRef<HTMLElement>(null);
  const carousel = useRef<UseEmblaCarouselType[1]>(undefined);
  const [Motion, setMotion] = useState<ComponentType<ComponentProps<typeof CarouselMotion>>>();
  const [isRotating, setRotating] = useState(true);
  const isOverflowing = useOverflow(viewport);

  useEffect(() => {
    const query = matchMedia(REDUCED_MOTION);
    const follow = () => setRotating(!query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    return whenNear(element, () => {
      import('./carousel-motion').then(
        ({ CarouselMotion }) => setMotion(() => CarouselMotion),
        // Without the library the row still scrolls.
        () => undefined,
      );
    });
  }, []);

  function move(direction: -1 | 1) {
    if (carousel.current)
      return direction < 0 ? carousel.current.scrollPrev() : carousel.current.scrollNext();
    const slide = viewport.current?.querySelector('li')?.offsetWidth ?? 0;
    viewport.current?.scrollBy({ left: direction * slide });
  }

  const rotation = isRotating ? 'pause' : 'play';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the parts of a form
    <div
      data-hydrate="visible"
      ref={markHydrated}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
    >
      <div
        className={`needs-scripts mb-4 flex min-h-touch gap-2 print:hidden${isOverflowing ? '' : ' invisible'}`}
      >
        <CarouselButton
          label={texts[rotation]}
          icon={icons[rotation]}
          onClick={() => setRotating(!isRotating)}
        />
        <CarouselButton label={texts.previous} icon={icons.previous} onClick={() => move(-1)} />
        <CarouselButton label={texts.next} icon={icons.next} onClick={() => move(1)} />
      </div>
      <section
        ref={viewport}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={label}
        className="carousel"
      >
        <ul className="carousel-row">{children}</ul>
      </section>
      {Motion && viewport.current ? (
        <Motion
          viewport={viewport.current}
          isRotating={isRotating}
          onReady={(api) => {
            carousel.current = api;
          }}
        />
      ) : null}
    </div>
  );
}

function CarouselButton({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <button
      type="button"
      className={buttonClass('secondary', 'w-touch !px-0')}
      aria-label={label}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
