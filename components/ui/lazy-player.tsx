'use client';

import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { type LoadFailure, LoadFailureNotice } from './load-failure';
import { isLoaded, Player } from './load-player';
import { markHydrated } from './mark-hydrated';
import type { SitePlayerProps } from './site-player';
import { whenNear } from './when-near';

/** The hashed URL of the player's worker. Turbopack's own worker support would need three requests. */
const workerUrl = new URL('@northlight/player/worker.js', import.meta.url).href;

/** Shows the poster of a player that the router has added to the page, until the player's code has loaded. */
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
            // The poster could not be loaded. Hide it, because browsers would show a broken-image icon.
            currentTarget.hidden = true;
          }}
        />
      </div>
    </div>
  );
}

/**
 * A player in the static HTML. React hydrates the player when it is near the viewport. A player with `hover`
 * or `loading="eager"` is hydrated at the first interaction instead, because such a player is at the top of
 * the page, and React would otherwise load for every visitor.
 */
export function LazyPlayer({ failure, ...props }: SitePlayerProps & { failure: LoadFailure }) {
  const waits = props.hover || props.loading === 'eager';
  const container = useRef<HTMLDivElement>(null);

  // If the router has added the player to the page, preload the animation while the player's code loads.
  // hydrate.ts handles the event.
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

/** Marks `part` as hydrated when React has hydrated the Suspense boundary that contains this component. */
function Hydrated({ part }: { part: RefObject<Element | null> }) {
  useEffect(() => markHydrated(part.current), [part]);
  return null;
}
