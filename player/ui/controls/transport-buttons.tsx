import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerStopFilled,
  IconRepeat,
} from '@tabler/icons-react';
import type { PlayerView } from '../../core/select';
import { type Command, isLooping, isPlayingForUser } from './commands';
import { useLabels, useShortcutKeys } from './context';
import { ControlButton } from './control-button';
import { ariaKeys } from './shortcuts';

type TransportProps = { view: PlayerView; perform: (command: Command) => void };

/** A button that plays or pauses. Its label names the action that a click would perform. */
export function PlayButton({ view, perform }: TransportProps) {
  const labels = useLabels();
  const isPlaying = isPlayingForUser(view);
  return (
    <ControlButton
      part="play"
      label={isPlaying ? labels.pause : labels.play}
      icon={
        isPlaying ? <IconPlayerPauseFilled aria-hidden="true" /> : <IconPlayerPlayFilled aria-hidden="true" />
      }
      aria-keyshortcuts={ariaKeys(useShortcutKeys().play)}
      onClick={() => perform({ type: 'toggle play' })}
    />
  );
}

export function StopButton({ perform }: Pick<TransportProps, 'perform'>) {
  return (
    <ControlButton
      part="stop"
      label={useLabels().stop}
      icon={<IconPlayerStopFilled aria-hidden="true" />}
      aria-keyshortcuts={ariaKeys(useShortcutKeys().stop)}
      onClick={() => perform({ type: 'stop' })}
    />
  );
}

export function RepeatButton({ view, perform }: TransportProps) {
  return (
    <ControlButton
      part="repeat"
      label={useLabels().repeat}
      icon={<IconRepeat aria-hidden="true" />}
      aria-keyshortcuts={ariaKeys(useShortcutKeys().repeat)}
      aria-pressed={isLooping(view.loop)}
      onClick={() => perform({ type: 'toggle loop' })}
    />
  );
}
