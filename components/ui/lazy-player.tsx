'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import type { SitePlayerProps } from './site-player';
import { whenNear } from './when-near';

/**
 * The player and its controls stand in the static HTML. In the browser their code waits until an animation is near view,
 * and React leaves what the HTML shows alone till then: a press on it is replayed.
 */
let Player: ComponentType<SitePlayerProps>;
// Not in a function: the bundler leaves out of the browser's scripts what stands under this condition itself.
if (typeof window === 'undefined') {
  Player = require('./site-player').SitePlayer;
} else {
  const pressed = firstPress();
  Player = lazy(async () => {
    const place = document.querySelector<HTMLElement>('[data-animation]');
    if (place) await Promise.race([near(place), pressed]);
    return import('./site-player').then(
      ({ SitePlayer }) => ({ default: SitePlayer }),
      () => ({ default: Still }),
    );
  });
}

/** The file of the player's drawing worker, which the build makes (scripts/player/), under its hashed name. */
const workerUrl = new URL('../../generated/player-worker.js', import.meta.url).href;

/** Without the player's code, its still picture, in the player's own space. */
function Still({ poster, label, width, height, controls }: SitePlayerProps) {
  const className = controls ? 'w-full pb-15' : 'w-full';
  // biome-ignore lint/performance/noImgElement: next/image writes a style attribute, which the policy forbids
  return <img src={poster} alt={label} width={width} height={height} className={className} />;
}

/**
 * A player in the static HTML that works once it is wanted. One that the page opens with shows its still picture until the
 * visitor does something: near view as it is from the start, it would bring React to whoever only reads.
 */
export function LazyPlayer(props: SitePlayerProps) {
  const waits = props.hover || props.loading === 'eager';
  return (
    <div data-animation={props.autoplay ? 'autoplay' : ''} data-hydrate={waits ? 'interaction' : 'visible'}>
      <Suspense fallback={typeof window === 'undefined' ? null : Still(props)}>
        <Player {...props} workerUrl={workerUrl} />
      </Suspense>
    </div>
  );
}

/** Resolves once the place is near view. */
function near(place: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    whenNear(place, resolve);
  });
}

/**
 * Resolves once the visitor presses something: until React has taken the player's place over, the router can't go to another section of
 * the page. It listens from when the scripts are there, as a link may be pressed before React comes to the player's place.
 */
function firstPress(): Promise<void> {
  return new Promise((resolve) => {
    for (const press of ['pointerdown', 'click', 'popstate'])
      addEventListener(press, () => resolve(), { once: true });
  });
}
