'use client';

import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { markHydrated } from './mark-hydrated';
import type { SitePlayerProps } from './site-player';
import { whenNear } from './when-near';

/**
 * The player component. The static HTML contains the rendered player and its controls. In the browser, the
 * component loads when an animation is near the viewport. Until then, React leaves the HTML unchanged. React
 * replays presses after hydration.
 */
let Player: ComponentType<SitePlayerProps>;
let isLoaded = false;
// This condition is at the top level, because the bundler doesn't remove the server branch inside a function.
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

/**
 * The hashed URL of the player's worker. With `new Worker(new URL(…))`, Turbopack would need three requests.
 */
const workerUrl = new URL('@northlight/player/worker.js', import.meta.url).href;

/** The poster, which is shown if the player's code can't be loaded. */
function Still({ poster, label, width, height, controls }: SitePlayerProps) {
  const className = controls ? 'w-full pb-15' : 'w-full';
  // biome-ignore lint/performance/noImgElement: next/image needs inline styles, which the CSP blocks
  return <img src={poster} alt={label} width={width} height={height} className={className} />;
}

/**
 * A player that is in the static HTML and hydrates near the viewport. A player with `hover` or
 * `loading="eager"` hydrates at the first interaction. Otherwise, React would load for every visitor.
 */
export function LazyPlayer(props: SitePlayerProps) {
  const waits = props.hover || props.loading === 'eager';
  const container = useRef<HTMLDivElement>(null);

  // Preloads the animation while the player's code loads. hydrate.ts handles this event, for players that the
  // router has added to the page.
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

/** Marks a part of the page when React has hydrated the Suspense boundary that contains this component. */
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
 * Resolves at the first press or history navigation, because the router can't navigate within the page before
 * React has hydrated the player. Called when the module loads: a link may be pressed before React renders the
 * player.
 */
function firstPress(): Promise<void> {
  return new Promise((resolve) => {
    for (const press of ['pointerdown', 'click', 'popstate'])
      addEventListener(press, () => resolve(), { once: true });
  });
}
