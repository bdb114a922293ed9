import { IconCamera, IconPalette } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useSyncExternalStore } from 'react';
import type { PlayerView } from '../playback/playback';
import type { PlayerSettings } from '../playback/settings';
import type { PlayerStore } from '../playback/store';
import type { PlayerButton, PlayerLoop } from '../types';
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

/** Where they lead, the slider comes after them. */
const TRANSPORT: readonly PlayerButton[] = ['play', 'stop', 'repeat'];

type ControlsProps = { store: PlayerStore; settings: PlayerSettings };

/** The bar below the picture, its buttons in the order given. It renders when the player's view changes, never because a frame was drawn. */
export function Controls({ store, settings }: ControlsProps) {
  const { label, loop } = settings;
  const buttons = settings.buttons ?? ALL_BUTTONS;
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getView);
  const bar = useRef<HTMLFieldSetElement>(null);
  const help = useRef<HTMLButtonElement>(null);
  useShortcuts(bar, store, loop, () => help.current?.click());
  const led = buttons.findIndex((button) => !TRANSPORT.includes(button));
  const beforeSlider = led < 0 ? buttons.length : led;
  const control = (button: PlayerButton) => (
    <Control key={button} button={button} store={store} view={view} hostLoop={loop} />
  );

  return (
    <div className={styles.bar}>
      <fieldset
        ref={bar}
        className={styles.controls}
        aria-label={`${label}: controls`}
        disabled={view.state === 'error'}
        onKeyDown={sendNoForm}
      >
        {buttons.slice(0, beforeSlider).map(control)}
        <SeekSlider store={store} view={view} />
        {buttons.slice(beforeSlider).map(control)}
        <HelpButton ref={help} />
        <Announcer state={view.state} />
      </fieldset>
    </div>
  );
}

/** The player may stand in a form of the host's, which Enter in a field sends. */
function sendNoForm(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

type ControlProps = { button: PlayerButton; store: PlayerStore; view: PlayerView; hostLoop: PlayerLoop };

function Control({ button, store, view, hostLoop }: ControlProps) {
  switch (button) {
    case 'play':
      return <PlayButton store={store} view={view} />;
    case 'stop':
      return <StopButton store={store} />;
    case 'repeat':
      return <RepeatButton store={store} view={view} hostLoop={hostLoop} />;
    case 'frame':
      return <FrameField store={store} view={view} />;
    case 'background':
      return (
        <PopoverButton label="Background" icon={<IconPalette aria-hidden="true" />}>
          <BackgroundPicker store={store} background={view.background} />
        </PopoverButton>
      );
    case 'snapshot':
      return (
        <PopoverButton label="Snapshot" icon={<IconCamera aria-hidden="true" />}>
          <SnapshotPanel store={store} view={view} />
        </PopoverButton>
      );
  }
}
