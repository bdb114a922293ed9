'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { CarouselControlsProps } from './carousel-controls';
import { whenNear } from './when-near';

/**
 * A row of list items that scrolls and snaps by itself. Near view it brings its controls, and with them the carousel
 * library, which takes the row over.
 */
export function Carousel({
  label,
  texts,
  children,
}: {
  label: string;
  texts: CarouselControlsProps['texts'];
  children: ReactNode;
}) {
  const viewport = useRef<HTMLElement>(null);
  const [Controls, setControls] = useState<ComponentType<CarouselControlsProps>>();

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    return whenNear(element, () => {
      import('./carousel-controls').then(
        ({ CarouselControls }) => setControls(() => CarouselControls),
        // Without the library the row still scrolls.
        () => undefined,
      );
    });
  }, []);

  return (
    <div data-hydrate="visible">
      <div className="mb-4 flex min-h-touch gap-2 print:hidden">
        {Controls && viewport.current ? <Controls viewport={viewport.current} texts={texts} /> : null}
      </div>
      <section
        ref={viewport}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reached by keyboard
        tabIndex={0}
        aria-roledescription="carousel"
        aria-label={label}
        className="carousel"
      >
        <ul className="carousel-row">{children}</ul>
      </section>
    </div>
  );
}
