import type { SitePlayerSettings } from '@/browser/player/player-options';
import { SitePlayer } from '@/browser/player/site-player';
import { Attribute, islandAttributes } from '@/browser/protocol';
import { colors } from '@/content/colors';
import { playerFailure, playerLabels } from '@/content/player-labels';
import type { Animation as AnimationContent } from '@/content/types';
import { Icon } from './icon';
import { withBasePath } from './with-base-path';
// The static HTML contains the player, so the pages contain its styles.
import '@northlight/player/styles.css';

type AnimationProps = { animation: AnimationContent } & Pick<
  SitePlayerSettings,
  'autoplay' | 'loop' | 'hover' | 'buttons' | 'controls' | 'loading' | 'backgrounds' | 'scrub' | 'scrubArea'
>;

/**
 * An animation in the player, with the poster that the build draws.
 * @param loading `eager` for an animation at the top of the page, so that its poster doesn't load lazily. The
 * player itself then loads at the first interaction, because React would otherwise load for every visitor.
 */
export function Animation({ animation, ...playing }: AnimationProps) {
  const { src, width, height, label, followsScheme, initialPercent, hours } = animation;
  const settings: SitePlayerSettings = {
    src: withBasePath(src),
    poster: withBasePath(posterOf(src)),
    width,
    height,
    label,
    labels: playerLabels,
    darkSlots: followsScheme ? colors.solid : undefined,
    initialPercent,
    hours,
    ...playing,
  };
  return (
    <div
      className="animation"
      {...{ [Attribute.Then]: playing.controls ? 'player-controls' : undefined }}
      {...islandAttributes('player', playing.loading === 'eager' ? 'interaction' : 'visible', settings)}
    >
      <div>
        <SitePlayer {...settings} />
      </div>
      <div {...{ [Attribute.Failure]: '' }} hidden>
        <PlayerFailure hasBar={Boolean(playing.controls)} />
      </div>
    </div>
  );
}

/** The notice that the player's script can't be loaded, in the style of the player's own notice. */
function PlayerFailure({ hasBar }: { hasBar: boolean }) {
  return (
    <div className={`absolute inset-x-0 top-0 ${hasBar ? 'bottom-15' : 'bottom-0'}`}>
      <div className="player-failure">
        <div className="player-notice">
          <Icon name="warning" />
          <p role="alert">{playerFailure.message}</p>
          <button type="button" className="player-retry">
            <span>{playerFailure.retry}</span>
          </button>
        </div>
      </div>
    </div>
  );
}

function posterOf(src: AnimationContent['src']): `/${string}` {
  return src.replace('/animations/', '/posters/').replace(/\.\w+$/, '.svg') as `/${string}`;
}
