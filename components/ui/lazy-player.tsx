'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import type { PlayerProps } from '@/player';
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
          ({ Player }) => ({ default: place?.matches(':hover') ? playingAtOnce(Player) : Player }),
          () => ({ default: Still }),
        );
      });

/** For a pointer that is there already, and won't enter again. */
function playingAtOnce(Player: ComponentType<PlayerProps>): ComponentType<PlayerProps> {
  return (props) => <Player {...props} autoplay={props.autoplay || props.hover} />;
}

/** Without the player's code, its still picture. */
function Still({ poster, label, width, height }: PlayerProps) {
  // biome-ignore lint/performance/noImgElement: next/image writes a style attribute, which the policy forbids
  return <img src={poster} alt={label} width={width} height={height} className="h-auto w-full" />;
}

/** A player in the static HTML that works once it is wanted. */
export function LazyPlayer(props: PlayerProps) {
  return (
    <div data-animation={props.autoplay ? 'autoplay' : ''}>
      <Suspense>
        <Player {...props} />
      </Suspense>
    </div>
  );
}

/** What a visitor does who is there. */
const signs = ['pointermove', 'touchstart', 'keydown', 'scroll'];

/**
 * Resolves once the place is near view and, where nothing plays by itself, the visitor has done something; or presses
 * something: until React has taken the player's place over, the router can't go to another section of the page.
 */
function wanted(place: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const near = () => whenNear(place, resolve);
    const isVisited = 'visited' in document.documentElement.dataset || scrollY > 0;
    if (isVisited || place.dataset.animation === 'autoplay') near();
    else for (const sign of signs) addEventListener(sign, near, { once: true, passive: true });
    for (const press of ['pointerdown', 'click', 'popstate'])
      addEventListener(press, () => resolve(), { once: true });
  });
}
