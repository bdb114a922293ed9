import type { PlayerProps } from '@northlight/player';
import { IconAlertTriangle } from '@tabler/icons-react';
import { withBasePath } from '@/components/site/with-base-path';
import { colors } from '@/content/colors';
import { playerLabels } from '@/content/player-labels';
import type { Animation as AnimationContent } from '@/content/types';
import { userMessage } from '@/player/ui/failure-notice';
import { resolveLabels } from '@/player/ui/labels/english';
// The styles are imported here, not in site-player.tsx, because the static HTML contains the player before
// site-player.tsx loads.
import '@northlight/player/styles.css';
import { LazyPlayer } from './lazy-player';

const labels = resolveLabels(playerLabels);

type AnimationProps = { animation: AnimationContent; controls?: boolean } & Pick<
  PlayerProps,
  'autoplay' | 'loop' | 'hover' | 'buttons' | 'loading'
>;

/**
 * An animation in the player, with the poster that `npm run assets` generates.
 * @param loading `eager` for an animation at the top of the page, so that its poster doesn't load lazily
 */
export function Animation({ animation, ...playing }: AnimationProps) {
  const { src, width, height, label, followsScheme, initialPercent, hours } = animation;
  return (
    <LazyPlayer
      src={withBasePath(src)}
      poster={withBasePath(posterOf(src))}
      width={width}
      height={height}
      label={label}
      darkSlots={followsScheme && colors.solid}
      initialPercent={initialPercent}
      hours={hours}
      renderer="canvas"
      className="w-full"
      failure={{
        icon: <IconAlertTriangle size={40} stroke={1.5} aria-hidden="true" />,
        message: userMessage(label, 'network', labels),
        retry: labels.retry,
      }}
      {...playing}
    />
  );
}

function posterOf(src: AnimationContent['src']): `/${string}` {
  return src.replace('/animations/', '/posters/').replace(/\.\w+$/, '.svg') as `/${string}`;
}
