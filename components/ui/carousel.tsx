import type { ReactNode } from 'react';
import { islandAttributes } from '@/browser/protocol';
import { Icon } from './icon';

/**
 * A row of list items that scrolls and snaps natively. `browser/carousel.ts` moves the row automatically, and
 * makes the buttons work.
 */
export function Carousel({
  label,
  texts: { previous, next, pause, play },
  children,
}: {
  label: string;
  texts: Record<'previous' | 'next' | 'pause' | 'play', string>;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className="carousel-frame"
      {...islandAttributes('carousel', 'visible', { pause, play })}
    >
      <div className="needs-scripts carousel-buttons">
        <button type="button" className="carousel-button" aria-label={pause}>
          <Icon name="pause" className="carousel-pause" />
          <Icon name="play" className="carousel-play" />
        </button>
        <button type="button" className="carousel-button" aria-label={previous}>
          <Icon name="left" />
        </button>
        <button type="button" className="carousel-button" aria-label={next}>
          <Icon name="right" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be focusable */}
      <section tabIndex={0} aria-label={label} className="carousel">
        <ul className="carousel-row">{children}</ul>
      </section>
    </div>
  );
}
