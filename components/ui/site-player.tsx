import { Player, type PlayerProps } from '@northlight/player';
import { PlayerControls } from '@northlight/player/controls';
import { playerLabels } from '@/content/player-labels';
import { savesData } from './saves-data';
import { type Hours, timeOfDay } from './time-of-day';
import { useDarkScheme } from './use-dark-scheme';

export type SitePlayerProps = Omit<PlayerProps, 'controls' | 'src'> & {
  src: string;
  controls?: boolean;
  /** Slot values for the dark scheme. */
  darkSlots?: PlayerProps['slots'];
  /** The hours of the day at the start and at the end of the animation. */
  hours?: Hours;
};

/**
 * The player with the site's labels and the colors of the current scheme. The static HTML contains the
 * controls.
 */
export function SitePlayer({ darkSlots, controls, hours, ...props }: SitePlayerProps) {
  const isDark = useDarkScheme();
  return (
    <Player
      {...props}
      controls={controls && PlayerControls}
      labels={playerLabels}
      preload={savesData() ? 'none' : 'auto'}
      slots={isDark ? darkSlots : undefined}
      formatTime={hours && ((position) => timeOfDay(position, hours))}
    />
  );
}
