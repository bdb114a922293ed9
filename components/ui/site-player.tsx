import { playerLabels } from '@/content/player-labels';
import { Player, type PlayerProps } from '@/player';
// With it the controls stand in the static HTML, and React finds them there.
import '@/player/component/player-ui';

/** The player in the site's words. */
export function SitePlayer(props: PlayerProps) {
  return <Player {...props} labels={playerLabels} />;
}
