import { IconCamera, IconPalette } from '@tabler/icons-react';
import { useRef, useSyncExternalStore } from 'react';
import type { PlayerSettings } from '../settings';
import type { PlayerStore } from '../store';
import type { PlayerButton } from '../types';
import { Announcer } from './announcer';
import { BackgroundPicker } from './background-picker';
import styles from './controls.module.css';
import { FrameField } from './frame-field';
import { HelpButton } from './help-button';
import { PopoverButton } from './popover-button';
import { SeekSlider } from './seek-slider';
import { SnapshotPanel } from './snapshot-panel';
import { PlayButton, RepeatButton, StopButton } from './transport-buttons';
import { useShortcuts } from './use-shortcuts';

const ALL_BUTTONS: readonly PlayerButton[] = ['play', 'stop', 'repeat', 'frame', 'background', 'snapshot'];

type ControlsProps = { store: PlayerStore; settings: PlayerSettings };

/** The bar below the picture. It renders when the player's view changes, never because a frame was drawn. */
export function Controls({ store, settings }: ControlsProps) {
  const { label, buttons = ALL_BUTTONS, loop } = settings;
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getView);
  const bar = useRef<HTMLFieldSetElement>(null);
  const help = useRef<HTMLButtonElement>(null);
  useShortcuts(bar, store, loop, () => help.current?.click());
  const shows = (button: PlayerButton) => buttons.includes(button);

  return (
    <div className={styles.bar}>
      <fieldset
        ref={bar}
        className={styles.controls}
        aria-label={`${label}: controls`}
        disabled={view.state === 'error'}
      >
        {shows('play') ? <PlayButton store={store} view={view} /> : null}
        {shows('stop') ? <StopButton store={store} /> : null}
        <SeekSlider store={store} view={view} />
        {shows('frame') ? <FrameField store={store} view={view} /> : null}
        {shows('repeat') ? <RepeatButton store={store} view={view} hostLoop={loop} /> : null}
        {shows('background') ? (
          <PopoverButton label="Background" icon={<IconPalette aria-hidden="true" />}>
            <BackgroundPicker store={store} background={view.background} />
          </PopoverButton>
        ) : null}
        {shows('snapshot') ? (
          <PopoverButton label="Snapshot" icon={<IconCamera aria-hidden="true" />}>
            <SnapshotPanel store={store} view={view} />
          </PopoverButton>
        ) : null}
        <HelpButton ref={help} />
        <Announcer state={view.state} />
      </fieldset>
    </div>
  );
}
