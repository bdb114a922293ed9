'use client';

import { Player, type PlayerProps } from '@northlight/player';
import { PlayerControls } from '@northlight/player/controls';
import { useEffect } from 'react';
import { type Hours, timeOfDay } from './time-of-day';
import { useDarkScheme } from './use-dark-scheme';

/** The props of a player on a page. They are JSON, because the page contains them. */
export type SitePlayerProps = Pick<
  PlayerProps,
  | 'label'
  | 'labels'
  | 'poster'
  | 'width'
  | 'height'
  | 'autoplay'
  | 'loop'
  | 'hover'
  | 'loading'
  | 'initialPercent'
  | 'workerUrl'
> & {
  src: string;
  buttons?: PlayerProps['buttons'];
  controls?: boolean;
  /** Slot values for the dark scheme. */
  darkSlots?: PlayerProps['slots'];
  /** The hours of the day at the start and at the end of the animation. */
  hours?: Hours;
};

/**
 * A player with the colors of the current scheme. React renders it at build time, and again in the browser.
 * @param preload see `PlayerProps`
 * @param onMount called when the player can handle presses
 */
export function SitePlayer({
  darkSlots,
  controls,
  hours,
  onMount,
  ...props
}: SitePlayerProps & Pick<PlayerProps, 'preload'> & { onMount?: () => void }) {
  const isDark = useDarkScheme();
  useEffect(() => onMount?.(), [onMount]);
  return (
    <Player
      {...props}
      renderer="canvas"
      className="w-full"
      controls={controls && PlayerControls}
      slots={isDark ? darkSlots : undefined}
      formatTime={hours && ((position) => timeOfDay(position, hours))}
    />
  );
}
