import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerStopFilled,
  IconRepeat,
} from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { ALL_BUTTONS } from '../settings';
import type { PlayerStore } from '../store';
import type { PlayerButton, PlayerLoop } from '../types';
import { Announcer } from './announcer';
import { perform, repeats } from './commands';
import { ControlButton } from './control-button';
import styles from './controls.module.css';
import { FrameField } from './frame-field';
import { SeekSlider } from './seek-slider';

export type ControlsProps = {
  store: PlayerStore;
  /** What the animation shows. */
  label: string;
  buttons: readonly PlayerButton[] | undefined;
  /** The host's `loop`. */
  loop: PlayerLoop;
};

/** The bar below the picture. It renders when the player's view changes, never because a frame was drawn. */
export function Controls({ store, label, buttons = ALL_BUTTONS, loop }: ControlsProps) {
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getFirstView);
  const isPlaying = view.state === 'playing';
  const shows = (button: PlayerButton) => buttons.includes(button);

  return (
    <fieldset className={styles.controls} aria-label={`${label}: controls`} disabled={view.state === 'error'}>
      {shows('play') ? (
        <ControlButton
          label={isPlaying ? 'Pause' : 'Play'}
          icon={
            isPlaying ? (
              <IconPlayerPauseFilled aria-hidden="true" />
            ) : (
              <IconPlayerPlayFilled aria-hidden="true" />
            )
          }
          aria-keyshortcuts="k Space"
          onClick={() => perform({ do: 'toggle play' }, store, loop)}
        />
      ) : null}
      {shows('stop') ? (
        <ControlButton
          label="Stop"
          icon={<IconPlayerStopFilled aria-hidden="true" />}
          aria-keyshortcuts="s"
          onClick={() => perform({ do: 'stop' }, store, loop)}
        />
      ) : null}
      <SeekSlider store={store} view={view} />
      {shows('frame') ? <FrameField store={store} view={view} /> : null}
      {shows('repeat') ? (
        <ControlButton
          label="Repeat"
          icon={<IconRepeat aria-hidden="true" />}
          aria-keyshortcuts="l"
          aria-pressed={repeats(view.loop)}
          onClick={() => perform({ do: 'toggle loop' }, store, loop)}
        />
      ) : null}
      <Announcer state={view.state} />
    </fieldset>
  );
}
