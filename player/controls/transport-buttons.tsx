import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerStopFilled,
  IconRepeat,
} from '@tabler/icons-react';
import type { PlayerView } from '../playback/playback';
import type { PlayerStore } from '../playback/store';
import type { PlayerLoop } from '../types';
import { perform, repeats } from './commands';
import { ControlButton } from './control-button';

type TransportProps = { store: PlayerStore; view: PlayerView };

/** One button for both, named after what it will do. */
export function PlayButton({ store, view }: TransportProps) {
  const isPlaying = view.state === 'playing';
  return (
    <ControlButton
      label={isPlaying ? 'Pause' : 'Play'}
      icon={
        isPlaying ? <IconPlayerPauseFilled aria-hidden="true" /> : <IconPlayerPlayFilled aria-hidden="true" />
      }
      aria-keyshortcuts="Space k"
      onClick={() => perform({ do: 'toggle play' }, store, false)}
    />
  );
}

/** Back to the first frame. */
export function StopButton({ store }: Pick<TransportProps, 'store'>) {
  return (
    <ControlButton
      label="Stop"
      icon={<IconPlayerStopFilled aria-hidden="true" />}
      aria-keyshortcuts="s"
      onClick={() => perform({ do: 'stop' }, store, false)}
    />
  );
}

/** @param hostLoop the `loop` prop, which switching it on goes back to */
export function RepeatButton({ store, view, hostLoop }: TransportProps & { hostLoop: PlayerLoop }) {
  return (
    <ControlButton
      label="Repeat"
      icon={<IconRepeat aria-hidden="true" />}
      aria-keyshortcuts="l"
      aria-pressed={repeats(view.loop)}
      onClick={() => perform({ do: 'toggle loop' }, store, hostLoop)}
    />
  );
}
