'use client';

import { type ComponentType, lazy, Suspense, useRef } from 'react';
import type { PlayerHandle, PlayerProps } from '@/player';
import { whenNear } from './when-near';

/**
 * The player stands in the static HTML. In the browser its code waits until an animation is near view, and React
 * leaves what the HTML shows alone till then.
 */
const Player: ComponentType<PlayerProps> =
  typeof window === 'undefined'
    ? require('@/player').Player
    : lazy(async () => {
        const place = document.querySelector<HTMLElement>('[data-animation]');
        if (place) await wanted(place);
        return import('@/player').then(
          ({ Player }) => ({ default: Player }),
          () => ({ default: Still }),
        );
      });

/** The file of the player's drawing worker, which the build makes (scripts/player/), under its hashed name. */
const workerUrl = new URL('../../generated/player-worker.js', import.meta.url).href;

/** Without the player's code, its still picture, in the player's own space. */
function Still({ poster, label, width, height, controls }: PlayerProps) {
  const className = controls ? 'w-full pb-15' : 'w-full';
  // biome-ignore lint/performance/noImgElement: next/image writes a style attribute, which the policy forbids
  return <img src={poster} alt={label} width={width} height={height} className={className} />;
}

/** A player in the static HTML that works once it is wanted. */
export function LazyPlayer(props: PlayerProps) {
  const box = useRef<HTMLDivElement>(null);
  const player = useRef<PlayerHandle>(null);
  // A pointer that is there already won't enter again.
  const onReady = () => props.hover && box.current?.matches(':hover') && player.current?.play();
  return (
    <div ref={box} data-animation={props.autoplay ? 'autoplay' : ''}>
      <Suspense fallback={typeof window === 'undefined' ? null : Still(props)}>
        <Player {...props} workerUrl={workerUrl} ref={player} onReady={onReady} />
      </Suspense>
    </div>
  );
}

/**
 * Resolves once the place is near view and, where nothing plays by itself, the visitor has done something; or presses
 * something: until React has taken the player's place over, the router can't go to another section of the page.
 */
function wanted(place: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const near = () => whenNear(place, resolve);
    const hasInteracted = 'interacted' in document.documentElement.dataset || scrollY > 0;
    if (hasInteracted || place.dataset.animation) near();
    else
      for (const event of ['pointermove', 'touchstart', 'keydown', 'scroll'])
        addEventListener(event, near, { once: true, passive: true });
    for (const press of ['pointerdown', 'click', 'popstate'])
      addEventListener(press, () => resolve(), { once: true });
  });
}
