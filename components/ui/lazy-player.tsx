'use client';

import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { markHydrated } from './mark-hydrated';
import type { SitePlayerProps } from './site-player';
import { whenNear } from './when-near';

/**
 * The player component. The static HTML contains the rendered player and its controls. In the browser, the
 * component loads when an animation is near the viewport. Until then, React leaves the HTML unchanged.
 */
let Player: ComponentType<SitePlayerProps>;
let isLoaded = false;
// This condition is at the top level, because inside a function, the bundler wouldn't remove the server
// branch.
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
 * The hashed URL of the player's worker. If `new Worker(new URL(…))` started the worker, Turbopack's output
 * would need three requests.
 */
const workerUrl = new URL('@northlight/player/worker.js', import.meta.url).href;

/** The poster, which is shown if the player's code can't be loaded. */
function Still({ poster, label, width, height, controls }: SitePlayerProps) {
  const className = controls ? 'w-full pb-15' : 'w-full';
  // biome-ignore lint/performance/noImgElement: next/image needs inline styles, which the CSP blocks
  return <img src={poster} alt={label} width={width} height={height} className={className} />;
}

/**
 * A player in the static HTML, which React hydrates when it is near the viewport. A player with `hover` or
 * `loading="eager"` waits for the first interaction instead. Otherwise, React would load for every visitor.
 */
export function LazyPlayer(props: SitePlayerProps) {
  const waits = props.hover || props.loading === 'eager';
  const container = useRef<HTMLDivElement>(null);

  // Preloads the animation while the player's code loads, if the router has added the player to the page.
  // hydrate.ts handles the event.
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

/** Marks `part` as hydrated when React has hydrated the Suspense boundary that contains this component. */
function Hydrated({ part }: { part: RefObject<Element | null> }) {
  useEffect(() => markHydrated(part.current), [part]);
  return null;
}

/**
 * Resolves when the element is near the viewport. Measures the position first, because an observer reports
 * only after the next frame.
 */
function near(container: HTMLElement): Promise<void> {
  const { top, bottom, width } = container.getBoundingClientRect();
  if (width > 0 && top < innerHeight && bottom > 0) return Promise.resolve();
  return new Promise((resolve) => {
    whenNear(container, resolve);
  });
}

/**
 * Resolves at the first press or history navigation. The player must then be hydrated, because until it is,
 * the router can't navigate within the page. Called when the module loads, because a link may be pressed
 * before React renders the player.
 */
function firstPress(): Promise<void> {
  return new Promise((resolve) => {
    for (const press of ['pointerdown', 'click', 'popstate'])
      addEventListener(press, () => resolve(), { once: true });
  });
}
