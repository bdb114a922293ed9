'use client';

import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { EmblaCarousel } from './embla-carousel';
import { markHydrated } from './mark-hydrated';
import { REDUCED_MOTION } from './reduced-motion';
import { savesData } from './saves-data';
import { useOverflow } from './use-overflow';
import { whenNear } from './when-near';

type CarouselProps = {
  label: string;
  texts: Record<'previous' | 'next' | 'pause' | 'play', string>;
  /** The icons as elements. If this component imported the icons, the client scripts would contain them. */
  icons: Record<keyof CarouselProps['texts'], ReactNode>;
  children: ReactNode;
};

/**
 * A row of list items that scrolls and snaps natively. If not all items fit, buttons move and pause the row.
 * The carousel library loads when the row is near the viewport. Until then, the buttons scroll the row.
 */
export function Carousel({ label, texts, icons, children }: CarouselProps) {
  const viewport = useRef<HTMLElement>(null);
  const carousel = useRef<UseEmblaCarouselType[1]>(undefined);
  const [Embla, setEmbla] = useState<ComponentType<ComponentProps<typeof EmblaCarousel>>>();
  const [isRotating, setRotating] = useState(true);
  const isOverflowing = useOverflow(viewport);

  useEffect(() => {
    const query = matchMedia(REDUCED_MOTION);
    const follow = () => setRotating(!query.matches && !savesData());
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    const element = viewport.current;
    if (!element || (savesData() && !isRotating)) return;
    return whenNear(element, () => {
      import('./embla-carousel').then(
        ({ EmblaCarousel }) => setEmbla(() => EmblaCarousel),
        // Ignore errors, because the row also scrolls without the library.
        () => undefined,
      );
    });
  }, [isRotating]);

  function move(direction: -1 | 1) {
    if (carousel.current)
      return direction < 0 ? carousel.current.scrollPrev() : carousel.current.scrollNext();
    const slide = viewport.current?.querySelector('li')?.offsetWidth ?? 0;
    viewport.current?.scrollBy({ left: direction * slide });
  }

  const rotation = isRotating ? 'pause' : 'play';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls
    <div
      data-hydrate="visible"
      ref={markHydrated}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className="carousel-frame"
    >
      <div className={`needs-scripts carousel-buttons print:hidden${isOverflowing ? '' : ' invisible'}`}>
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be focusable
        tabIndex={0}
        aria-label={label}
        className="carousel"
      >
        <ul className="carousel-row">{children}</ul>
      </section>
      {Embla && viewport.current ? (
        <Embla
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
    <button type="button" className="carousel-button" aria-label={label} onClick={onClick}>
      {icon}
    </button>
  );
}
