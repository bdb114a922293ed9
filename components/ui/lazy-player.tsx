'use client';

import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { markHydrated } from './mark-hydrated';
import type { SitePlayerProps } from './site-player';
import { whenNear } from './when-near';

/**
 * The static HTML contains the player and its controls. In the browser their code loads once an animation is
 * near the viewport. Until then React leaves the HTML as it is, and replays a press on it after hydration.
 */
let Player: ComponentType<SitePlayerProps>;
let isLoaded = false;
// Not in a function, because the bundler removes the server's branch from the browser's scripts only directly
// under the condition.
if (typeof window === 'undefined') {
  Player = require('./site-player').SitePlayer;
} else {
  const pressed = firstPress();
  Player = lazy(async () => {
    const place = document.querySelector<HTMLElement>('[data-animation]');
    if (place) await Promise.race([near(place), pressed]);
    return import('./site-player').then(
      ({ SitePlayer }) => {
        isLoaded = true;
        return { default: SitePlayer };
      },
      () => ({ default: Still }),
    );
  });
}

/** The URL of the player's rendering worker, with its hash. Turbopack's own way to start a worker takes three requests. */
const workerUrl = new URL('@northlight/player/worker.js', import.meta.url).href;

/** The poster in the player's space, if the player's code can't be loaded. */
function Still({ poster, label, width, height, controls }: SitePlayerProps) {
  const className = controls ? 'w-full pb-15' : 'w-full';
  // biome-ignore lint/performance/noImgElement: next/image writes a style attribute, which the policy forbids
  return <img src={poster} alt={label} width={width} height={height} className={className} />;
}

/**
 * A player in the static HTML that hydrates near the viewport. A player with `loading="eager"`, at the top of
 * the page, waits for the visitor's first interaction instead. Otherwise every visitor would load React, even
 * if they only read.
 */
export function LazyPlayer(props: SitePlayerProps) {
  const waits = props.hover || props.loading === 'eager';
  const place = useRef<HTMLDivElement>(null);

  // hydrate.ts preloads what a player in the static HTML needs, and at this event what the first one needs that the
  // router adds. Once the player's code is loaded, a player requests at once what it needs.
  useEffect(() => {
    const element = place.current as HTMLDivElement;
    return whenNear(element, () => {
      if (!isLoaded) element.dispatchEvent(new Event('animationnear', { bubbles: true }));
    });
  }, []);

  return (
    <div
      ref={place}
      data-animation={props.autoplay ? 'autoplay' : ''}
      data-hydrate={waits ? 'interaction' : 'visible'}
      data-src={props.src}
      data-worker={workerUrl}
    >
      <Suspense fallback={typeof window === 'undefined' ? null : Still(props)}>
        <Player {...props} workerUrl={workerUrl} />
        <Hydrated part={place} />
      </Suspense>
    </div>
  );
}

/** Marks a part once React has hydrated the Suspense boundary that contains this component. */
function Hydrated({ part }: { part: RefObject<Element | null> }) {
  useEffect(() => markHydrated(part.current), [part]);
  return null;
}

/** Resolves once the element is near the viewport: at once if it is in it, before an observer could report that. */
function near(place: HTMLElement): Promise<void> {
  const { top, bottom, width } = place.getBoundingClientRect();
  if (width > 0 && top < innerHeight && bottom > 0) return Promise.resolve();
  return new Promise((resolve) => {
    whenNear(place, resolve);
  });
}

/**
 * Resolves at the visitor's first press or history navigation, because the router can't move to another
 * section of the page before React has hydrated the player. It listens as soon as the script runs: a link may
 * be pressed before React reaches the player.
 */
function firstPress(): Promise<void> {
  return new Promise((resolve) => {
    for (const press of ['pointerdown', 'click', 'popstate'])
      addEventListener(press, () => resolve(), { once: true });
  });
}
