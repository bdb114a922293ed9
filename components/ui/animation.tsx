'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { withBasePath } from '@/components/site/with-base-path';
import type { Animation as AnimationContent } from '@/content/types';
import type { PlayerProps } from '@/player';
// What stands in the static HTML needs its styles there.
import '@/player/player.module.css';
import { whenNear } from './when-near';

type AnimationProps = { animation: AnimationContent } & Pick<
  PlayerProps,
  'autoplay' | 'loop' | 'hover' | 'controls'
>;

/**
 * The player stands in the static HTML. In the browser its code waits until an animation is near view, and React
 * leaves what the HTML shows alone till then.
 */
const Player: ComponentType<PlayerProps> =
  typeof window === 'undefined'
    ? require('@/player').Player
    : lazy(async () => {
        await wanted();
        return import('@/player').then(
          ({ Player }) => ({ default: Player }),
          () => ({ default: Still }),
        );
      });

/** Without the player's code, its still picture. */
function Still({ poster, label, width, height }: PlayerProps) {
  // biome-ignore lint/performance/noImgElement: next/image writes a style attribute, which the policy forbids
  return <img src={poster} alt={label} width={width} height={height} className="h-auto w-full" />;
}

/** An animation of the site in the player, with the poster that `npm run posters` has drawn for it. */
export function Animation({ animation, ...playing }: AnimationProps) {
  const { src, width, height, label } = animation;
  return (
    <div data-animation="">
      <Suspense>
        <Player
          src={withBasePath(src)}
          poster={withBasePath(posterOf(src))}
          width={width}
          height={height}
          label={label}
          className="w-full"
          {...playing}
        />
      </Suspense>
    </div>
  );
}

function posterOf(src: AnimationContent['src']): `/${string}` {
  return src.replace('/animations/', '/posters/').replace('.json', '.svg') as `/${string}`;
}

/**
 * Resolves once an animation of the page is near view, or the visitor presses something: until React has taken the
 * player's place over, the router can't go to another section of the page.
 */
function wanted(): Promise<void> {
  const place = document.querySelector('[data-animation]');
  return new Promise((resolve) => {
    if (!place) return resolve();
    whenNear(place, resolve);
    for (const sign of ['pointerdown', 'click', 'popstate'])
      addEventListener(sign, () => resolve(), { once: true });
  });
}
