'use client';

import dynamic from 'next/dynamic';
import { withBasePath } from '@/components/site/with-base-path';
import type { Animation as AnimationContent } from '@/content/types';
import type { PlayerProps } from '@/player';
import { whenNear } from './when-near';

type AnimationProps = { animation: AnimationContent } & Pick<
  PlayerProps,
  'autoplay' | 'loop' | 'hover' | 'controls'
>;

// The player stands in the static HTML; its code waits until it is near view, and React leaves its place alone till then.
const Player = dynamic(async () => {
  await nearAnimation();
  return (await import('@/player')).Player;
});

/** An animation of the site in the player, with the poster that `npm run posters` has drawn for it. */
export function Animation({ animation, ...playing }: AnimationProps) {
  const { src, width, height, label } = animation;
  return (
    <div data-animation="">
      <Player
        src={withBasePath(src)}
        poster={withBasePath(posterOf(src))}
        width={width}
        height={height}
        label={label}
        className="w-full"
        {...playing}
      />
    </div>
  );
}

function posterOf(src: AnimationContent['src']): `/${string}` {
  return src.replace('/animations/', '/posters/').replace('.json', '.svg') as `/${string}`;
}

/** Resolves once an animation of the page is near view; at once where none is there yet to watch. */
function nearAnimation(): Promise<void> {
  const place = typeof document === 'undefined' ? null : document.querySelector('[data-animation]');
  return new Promise((resolve) => {
    if (place) whenNear(place, resolve);
    else resolve();
  });
}
