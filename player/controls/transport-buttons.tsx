import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerStopFilled,
  IconRepeat,
} from '@tabler/icons-react';
import type { PlayerView } from '../playback/playback';
import { type Command, isLooping } from './commands';
import { ControlButton } from './control-button';

type TransportProps = { view: PlayerView; perform: (command: Command) => void };

/** Plays or pauses. Its label is what a click will do. */
export function PlayButton({ view, perform }: TransportProps) {
  const isPlaying = view.state === 'playing';
  return (
    <ControlButton
      label={isPlaying ? 'Pause' : 'Play'}
      icon={
        isPlaying ? <IconPlayerPauseFilled aria-hidden="true" /> : <IconPlayerPlayFilled aria-hidden="true" />
      }
      aria-keyshortcuts="Space k"
      onClick={() => perform({ type: 'toggle play' })}
    />
  );
}

/** Stops, at the first frame. */
export function StopButton({ perform }: Pick<TransportProps, 'perform'>) {
  return (
    <ControlButton
      label="Stop"
      icon={<IconPlayerStopFilled aria-hidden="true" />}
      aria-keyshortcuts="s"
      onClick={() => perform({ type: 'stop' })}
    />
  );
}

/** Toggles the loop. */
export function RepeatButton({ view, perform }: TransportProps) {
  return (
    <ControlButton
      label="Repeat"
      icon={<IconRepeat aria-hidden="true" />}
      aria-keyshortcuts="l"
      aria-pressed={isLooping(view.loop)}
      onClick={() => perform({ type: 'toggle loop' })}
    />
  );
}
