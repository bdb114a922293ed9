'use client';

import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { markHydrated } from './mark-hydrated';
import type { SitePlayerProps } from './site-player';
import { whenNear } from './when-near';

/**
 * The static HTML contains the player and its controls. In the browser, their code loads when an animation is
 * near the viewport. Until then, React leaves the HTML as it is. React replays presses after hydration.
 */
let Player: ComponentType<SitePlayerProps>;
let isLoaded = false;
// Outside of functions, because the bundler removes the server branch from the browser's scripts only here.
if (typeof window === 'undefined') {
  Player = require('./site-player').SitePlayer;
} else {
  const pressed = firstPress();
  Player = lazy(async () => {
    const first = document.querySelector<HTMLElement>('[data-animation]');
    if (first) await Promise.race([near(first), pressed]);
    return import('./site-player').then(
      ({ SitePlayer }) => {
        isLoaded = true;
        return { default: SitePlayer };
      },
      () => ({ default: Still }),
    );
  });
}

/** The hashed URL of the player's rendering worker. Turbopack's own worker support takes three requests. */
const workerUrl = new URL('@northlight/player/worker.js', import.meta.url).href;

/** The poster, which replaces the player if its code can't be loaded. */
function Still({ poster, label, width, height, controls }: SitePlayerProps) {
  const className = controls ? 'w-full pb-15' : 'w-full';
  // biome-ignore lint/performance/noImgElement: next/image needs inline styles, which the CSP blocks
  return <img src={poster} alt={label} width={width} height={height} className={className} />;
}

/**
 * A player that is part of the static HTML and hydrates near the viewport. A player with `hover` or
 * `loading="eager"` hydrates at the first interaction instead. Otherwise every visitor would load React, even
 * visitors who only read.
 */
export function LazyPlayer(props: SitePlayerProps) {
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
    <div
      ref={container}
      data-animation={props.autoplay ? 'autoplay' : ''}
      data-hydrate={waits ? 'interaction' : 'visible'}
      data-src={props.src}
      data-worker={workerUrl}
    >
      <Suspense fallback={typeof window === 'undefined' ? null : Still(props)}>
        <Player {...props} workerUrl={workerUrl} />
        <Hydrated part={container} />
      </Suspense>
    </div>
  );
}

/** Marks a part once React has hydrated the Suspense boundary that contains this component. */
function Hydrated({ part }: { part: RefObject<Element | null> }) {
  useEffect(() => markHydrated(part.current), [part]);
  return null;
}

/**
 * Resolves when the element is near the viewport. Checks the position first, because an observer reports only
 * after the next frame.
 */
function near(container: HTMLElement): Promise<void> {
  const { top, bottom, width } = container.getBoundingClientRect();
  if (width > 0 && top < innerHeight && bottom > 0) return Promise.resolve();
  return new Promise((resolve) => {
    whenNear(container, resolve);
  });
}

/**
 * Resolves at the visitor's first press or history navigation. The router can't navigate within the page
 * before React has hydrated the player. The listeners are added when the module loads, because a link may be
 * pressed before React reaches the player.
 */
function firstPress(): Promise<void> {
  return new Promise((resolve) => {
    for (const press of ['pointerdown', 'click', 'popstate'])
      addEventListener(press, () => resolve(), { once: true });
  });
}
