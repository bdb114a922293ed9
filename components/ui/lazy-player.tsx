'use client';

import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { type LoadFailure, LoadFailureNotice } from './load-failure';
import { isLoaded, Player } from './load-player';
import { markHydrated } from './mark-hydrated';
import type { SitePlayerProps } from './site-player';
import { whenNear } from './when-near';

/** The hashed URL of the player's rendering worker. Turbopack's own worker support takes three requests. */
const workerUrl = new URL('@northlight/player/worker.js', import.meta.url).href;

/** The poster, until the code of a player that the router adds has loaded. */
function Poster({ poster, label, width, height, controls }: SitePlayerProps) {
  return (
    <div className={controls ? 'pb-15' : ''}>
      <div role="img" aria-label={label} className="relative">
        <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="block w-full" />
        {/* biome-ignore lint/performance/noImgElement: next/image needs inline styles, which the CSP blocks */}
        <img
          src={poster}
          alt=""
          className="absolute inset-0 size-full object-contain"
          onError={({ currentTarget }) => {
            // Otherwise, browsers show a sign for a broken image.
            currentTarget.hidden = true;
          }}
        />
      </div>
    </div>
  );
}

/**
 * A player that is part of the static HTML and hydrates near the viewport. A player with `hover` or
 * `loading="eager"` hydrates at the first interaction instead. Otherwise every visitor would load React, even
 * visitors who only read.
 */
export function LazyPlayer({ failure, ...props }: SitePlayerProps & { failure: LoadFailure }) {
  const waits = props.hover || props.loading === 'eager';
  const container = useRef<HTMLDivElement>(null);

  // Before its code has loaded, a player can't request its resources. hydrate.ts preloads those of players in
  // the static HTML, and on this event those of the first player that the router adds.
  useEffect(() => {
    const element = container.current as HTMLDivElement;
    return whenNear(element, () => {
      if (!isLoaded) element.dispatchEvent(new Event('animationnear', { bubbles: true }));
    });
  }, []);

  return (
    <div className="animation">
      <div
        ref={container}
        data-animation={props.autoplay ? 'autoplay' : ''}
        data-hydrate={waits ? 'interaction' : 'visible'}
        data-src={props.src}
        data-worker={workerUrl}
      >
        <Suspense fallback={typeof window === 'undefined' ? null : <Poster {...props} />}>
          <Player {...props} workerUrl={workerUrl} />
          <Hydrated part={container} />
        </Suspense>
      </div>
      <LoadFailureNotice failure={failure} hasBar={Boolean(props.controls)} part={container} />
    </div>
  );
}

/** Marks a part once React has hydrated the Suspense boundary that contains this component. */
function Hydrated({ part }: { part: RefObject<Element | null> }) {
  useEffect(() => markHydrated(part.current), [part]);
  return null;
}
