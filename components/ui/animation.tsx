import { withBasePath } from '@/components/site/with-base-path';
import { colours } from '@/content/colours';
import { hexColour } from '@/content/hex-colour';
import type { Animation as AnimationContent } from '@/content/types';
import type { PlayerProps } from '@/player';
// What stands in the static HTML needs its styles there.
import '@/player/ui/player.css';
import '@/player/ui/controls/controls.css';
import '@/player/ui/controls/popover.css';
import '@/player/ui/controls/range.css';
import '@/player/ui/controls/seek-slider.css';
import { LazyPlayer } from './lazy-player';

const solidByNight = Object.fromEntries(
  Object.entries(colours.solid).map(([name, colour]) => [name, hexColour(colour)]),
);

type AnimationProps = { animation: AnimationContent } & Pick<
  PlayerProps,
  'autoplay' | 'loop' | 'hover' | 'controls' | 'buttons' | 'loading'
>;

/**
 * An animation of the site in the player, with the poster that `npm run assets` has drawn for it.
 * @param loading `eager` where the page opens with it: its poster is then part of what the page loads first
 */
export function Animation({ animation, ...playing }: AnimationProps) {
  const { src, width, height, label, followsScheme } = animation;
  return (
    <LazyPlayer
      src={withBasePath(src)}
      poster={withBasePath(posterOf(src))}
      width={width}
      height={height}
      label={label}
      darkSlots={followsScheme && solidByNight}
      renderer="canvas"
      className="w-full"
      {...playing}
    />
  );
}

function posterOf(src: AnimationContent['src']): `/${string}` {
  return src.replace('/animations/', '/posters/').replace(/\.\w+$/, '.svg') as `/${string}`;
}
