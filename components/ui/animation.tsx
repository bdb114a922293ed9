import { withBasePath } from '@/components/site/with-base-path';
import type { Animation as AnimationContent } from '@/content/types';
import { Player, type PlayerProps } from '@/player';

type AnimationProps = { animation: AnimationContent } & Pick<
  PlayerProps,
  'autoplay' | 'loop' | 'hover' | 'controls'
>;

/** An animation of the site in the player, with the poster that `npm run posters` has drawn for it. */
export function Animation({ animation, ...playing }: AnimationProps) {
  const { src, width, height, label } = animation;
  return (
    <Player
      src={withBasePath(src)}
      poster={withBasePath(posterOf(src))}
      width={width}
      height={height}
      label={label}
      className="w-full"
      {...playing}
    />
  );
}

function posterOf(src: AnimationContent['src']): `/${string}` {
  return src.replace('/animations/', '/posters/').replace('.json', '.svg') as `/${string}`;
}
