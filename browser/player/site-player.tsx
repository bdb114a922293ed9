'use client';

import { Player, type PlayerHandle, type PlayerProps } from '@northlight/player';
import { PlayerControls } from '@northlight/player/controls';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { darkScheme, playerOptions, type SitePlayerSettings } from './player-options';
import { minutesOf, timeText } from './time-of-day';

type SitePlayerProps = SitePlayerSettings &
  Pick<PlayerProps, 'player' | 'preload'> & {
    /** Called when the player can handle presses. */
    onMount?: () => void;
  };

/** A player with the colors of the current scheme. React renders it at build time, and again in the browser. */
export function SitePlayer({ player, preload, onMount, ...settings }: SitePlayerProps) {
  // The static HTML is the same for both schemes, so hydration can start with the actual scheme.
  const isDark = useSyncExternalStore(darkScheme.subscribe, darkScheme.matches, darkScheme.matches);
  const { controls, hours, buttons, backgrounds } = settings;
  const handle = useRef<PlayerHandle>(null);
  const background = backgrounds?.[isDark ? 'dark' : 'light'];
  useEffect(() => onMount?.(), [onMount]);
  // Not as a prop, because hydration would then find a different background than the static HTML has.
  useEffect(() => {
    if (background) handle.current?.setBackground(background);
  }, [background]);
  return (
    <Player
      ref={handle}
      {...playerOptions(settings, isDark)}
      player={player}
      preload={preload}
      buttons={buttons}
      controls={controls && PlayerControls}
      formatTime={hours && ((position) => timeText(minutesOf(position, hours)))}
    />
  );
}
