import { Player, type PlayerProps } from '@northlight/player';
import { PlayerControls } from '@northlight/player/controls';
import { playerLabels } from '@/content/player-labels';
import { useDarkScheme } from './use-dark-scheme';

export type SitePlayerProps = Omit<PlayerProps, 'controls' | 'src'> & {
  src: string;
  controls?: boolean;
  /** Slots in the dark scheme, for an animation that follows the scheme. */
  darkSlots?: PlayerProps['slots'];
};

/** The player with the site's labels and the scheme's colours. Its controls are part of the static HTML. */
export function SitePlayer({ darkSlots, controls, ...props }: SitePlayerProps) {
  const isDark = useDarkScheme();
  return (
    <Player
      {...props}
      controls={controls && PlayerControls}
      labels={playerLabels}
      slots={isDark ? darkSlots : undefined}
    />
  );
}
