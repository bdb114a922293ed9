import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerStopFilled,
  IconRepeat,
} from '@tabler/icons-react';
import type { PlayerView } from '../playback/playback';
import type { PlayerStore } from '../playback/store';
import type { PlayerLoop } from '../types';
import { isLooping, runCommand } from './commands';
import { ControlButton } from './control-button';

type TransportProps = { store: PlayerStore; view: PlayerView };

/** Plays or pauses. Its label is what a click will do. */
export function PlayButton({ store, view }: TransportProps) {
  const isPlaying = view.state === 'playing';
  return (
    <ControlButton
      label={isPlaying ? 'Pause' : 'Play'}
      icon={
        isPlaying ? <IconPlayerPauseFilled aria-hidden="true" /> : <IconPlayerPlayFilled aria-hidden="true" />
      }
      aria-keyshortcuts="Space k"
      onClick={() => runCommand({ type: 'toggle play' }, store, false)}
    />
  );
}

/** Stops, at the first frame. */
export function StopButton({ store }: Pick<TransportProps, 'store'>) {
  return (
    <ControlButton
      label="Stop"
      icon={<IconPlayerStopFilled aria-hidden="true" />}
      aria-keyshortcuts="s"
      onClick={() => runCommand({ type: 'stop' }, store, false)}
    />
  );
}

/** Toggles the loop. @param hostLoop the `loop` prop, which toggling it on restores */
export function RepeatButton({ store, view, hostLoop }: TransportProps & { hostLoop: PlayerLoop }) {
  return (
    <ControlButton
      label="Repeat"
      icon={<IconRepeat aria-hidden="true" />}
      aria-keyshortcuts="l"
      aria-pressed={isLooping(view.loop)}
      onClick={() => runCommand({ type: 'toggle loop' }, store, hostLoop)}
    />
  );
}
