import type { PlayerView } from '../../core/select';
import { PauseIcon, PlayIcon, RepeatIcon, StopIcon } from '../icons';
import { useLabels, useShortcutKeys } from './context';
import { ControlButton } from './control-button';
import { type ControlCommand, isLooping, isPlayingForUser } from './control-commands';
import { ariaKeys } from './shortcuts';

type TransportProps = { view: PlayerView; runCommand: (command: ControlCommand) => void };

/** A button that plays or pauses. Its label names the action that a click would perform. */
export function PlayButton({ view, runCommand }: TransportProps) {
  const labels = useLabels();
  const isPlaying = isPlayingForUser(view);
  return (
    <ControlButton
      part="play"
      label={isPlaying ? labels.pause : labels.play}
      icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
      aria-keyshortcuts={ariaKeys(useShortcutKeys().play)}
      onClick={() => runCommand({ type: 'toggle play' })}
    />
  );
}

export function StopButton({ runCommand }: Pick<TransportProps, 'runCommand'>) {
  return (
    <ControlButton
      part="stop"
      label={useLabels().stop}
      icon={<StopIcon />}
      aria-keyshortcuts={ariaKeys(useShortcutKeys().stop)}
      onClick={() => runCommand({ type: 'stop' })}
    />
  );
}

export function RepeatButton({ view, runCommand }: TransportProps) {
  return (
    <ControlButton
      part="repeat"
      label={useLabels().repeat}
      icon={<RepeatIcon />}
      aria-keyshortcuts={ariaKeys(useShortcutKeys().repeat)}
      aria-pressed={isLooping(view.loop)}
      onClick={() => runCommand({ type: 'toggle loop' })}
    />
  );
}
