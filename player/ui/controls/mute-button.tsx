import type { PlayerStore } from '../../runtime/store';
import { MutedIcon, SoundIcon } from '../icons';
import { useLabels } from './context';
import { ControlButton } from './control-button';

/** A button that mutes or unmutes. Its label names the action that a click would perform. */
export function MuteButton({ store, isMuted }: { store: PlayerStore; isMuted: boolean }) {
  const labels = useLabels();
  return (
    <ControlButton
      part="mute"
      label={isMuted ? labels.unmute : labels.mute}
      icon={isMuted ? <MutedIcon /> : <SoundIcon />}
      onClick={() => store.handle.setMuted(!isMuted)}
    />
  );
}
