import { playerLabels } from '@/content/player-labels';
import { Player, type PlayerProps } from '@/player';
// With it the controls stand in the static HTML, and React finds them there.
import '@/player/ui/player-ui';
import { useDarkScheme } from './use-dark-scheme';

export type SitePlayerProps = PlayerProps & {
  /** Where the animation follows the scheme, what is in its slots in the dark one. */
  darkSlots?: PlayerProps['slots'];
};

/** The player in the site's words and, where an animation has them, the scheme's colours. */
export function SitePlayer({ darkSlots, ...props }: SitePlayerProps) {
  const isDark = useDarkScheme();
  return <Player {...props} labels={playerLabels} slots={isDark ? darkSlots : undefined} />;
}
