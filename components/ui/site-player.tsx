import { Player, type PlayerProps } from '@northlight/player';
import { PlayerControls } from '@northlight/player/controls';
import { playerLabels } from '@/content/player-labels';
import { useDarkScheme } from './use-dark-scheme';

export type SitePlayerProps = Omit<PlayerProps, 'controls' | 'src'> & {
  src: string;
  controls?: boolean;
  /** Values of the slots in the dark scheme, for animations with scheme-dependent colors. */
  darkSlots?: PlayerProps['slots'];
};

/** The player with the site's labels and the colors of the scheme. The static HTML contains its controls. */
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
