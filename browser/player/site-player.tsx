'use client';

import { Player, type PlayerProps } from '@northlight/player';
import { PlayerControls } from '@northlight/player/controls';
import { useEffect, useSyncExternalStore } from 'react';
import { darkScheme, playerOptions, type SitePlayerSettings } from './player-options';
import { timeOfDay } from './time-of-day';

type SitePlayerProps = SitePlayerSettings &
  Pick<PlayerProps, 'player' | 'preload'> & {
    /** Called when the player can handle presses. */
    onMount?: () => void;
  };

/** A player with the colors of the current scheme. React renders it at build time, and again in the browser. */
export function SitePlayer({ player, preload, onMount, ...settings }: SitePlayerProps) {
  // The static HTML is the same for both schemes, so hydration can start with the actual scheme.
  const isDark = useSyncExternalStore(darkScheme.subscribe, darkScheme.matches, darkScheme.matches);
  const { controls, hours, labels, buttons } = settings;
  useEffect(() => onMount?.(), [onMount]);
  return (
    <Player
      {...playerOptions(settings, isDark)}
      player={player}
      preload={preload}
      labels={labels}
      buttons={buttons}
      controls={controls && PlayerControls}
      formatTime={hours && ((position) => timeOfDay(position, hours))}
    />
  );
}
