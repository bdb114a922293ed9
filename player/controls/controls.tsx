import { IconCamera, IconPalette } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type ReactElement,
  type SyntheticEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { PlayerView } from '../playback/playback';
import type { PlayerSettings } from '../playback/settings';
import type { PlayerStore } from '../playback/store';
import type { PlayerButton } from '../types';
import { Announcer, useAnnouncer } from './announcer';
import { BackgroundPicker } from './background-picker';
import { type Command, commandResult, runCommand } from './commands';
import styles from './controls.module.css';
import { FrameField } from './frame-field';
import { HelpButton } from './help-button';
import { PopoverButton } from './popover-button';
import { SeekSlider } from './seek-slider';
import { shortLabel } from './short-label';
import { SnapshotPanel } from './snapshot-panel';
import { PlayButton, RepeatButton, StopButton } from './transport-buttons';
import { useHints } from './use-hints';
import { useShortcuts } from './use-shortcuts';

const ALL_BUTTONS: readonly PlayerButton[] = ['play', 'stop', 'repeat', 'frame', 'background', 'snapshot'];

/** Buttons that stand before the slider when the list of buttons begins with them. */
const TRANSPORT_BUTTONS: readonly PlayerButton[] = ['play', 'stop', 'repeat'];

type ControlsProps = { store: PlayerStore; settings: PlayerSettings };

/**
 * The bar below the picture, with its buttons in the order of the `buttons` prop. It renders when the player's view changes,
 * never for a frame: what shows the frame subscribes with useFrame.
 */
export function Controls({ store, settings }: ControlsProps) {
  const { label, loop } = settings;
  const buttons = settings.buttons ?? ALL_BUTTONS;
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getView);
  const bar = useRef<HTMLFieldSetElement>(null);
  const help = useRef<HTMLButtonElement>(null);
  // A control that has the focus keeps it, and does nothing.
  const [hasFocus, setFocus] = useState(false);
  const isFailed = view.state === 'error';
  useHints(bar);
  const { region, announce } = useAnnouncer();
  const perform = (command: Command) =>
    announce(
      () => runCommand(command, store, loop),
      () => commandResult(command, store),
    );
  useShortcuts(bar, store, perform, () => help.current?.click());
  const firstOther = buttons.findIndex((button) => !TRANSPORT_BUTTONS.includes(button));
  const sliderIndex = firstOther < 0 ? buttons.length : firstOther;
  const control = (button: PlayerButton) => (
    <Control key={button} button={button} store={store} view={view} perform={perform} />
  );

  return (
    <div className={styles.bar}>
      <fieldset
        ref={bar}
        className={styles.controls}
        disabled={isFailed && !hasFocus}
        aria-disabled={isFailed}
        onFocus={() => setFocus(true)}
        onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
        onClickCapture={(event) => isFailed && suppress(event)}
        onKeyDownCapture={(event) => isFailed && event.key !== 'Tab' && suppress(event)}
        onKeyDown={preventFormSubmit}
      >
        <legend className={styles.hidden}>
          {[shortLabel(label), 'controls'].filter(Boolean).join(': ')}
        </legend>
        {buttons.slice(0, sliderIndex).map(control)}
        <SeekSlider store={store} view={view} />
        {buttons.slice(sliderIndex).map(control)}
        <HelpButton ref={help} />
        <Announcer region={region} />
      </fieldset>
    </div>
  );
}

function suppress(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Keeps Enter in a field from submitting a form of the host that the player stands in. */
function preventFormSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

type ControlProps = {
  button: PlayerButton;
  store: PlayerStore;
  view: PlayerView;
  perform: (command: Command) => void;
};

/** The return type makes a button without a case an error. */
function Control({ button, store, view, perform }: ControlProps): ReactElement {
  switch (button) {
    case 'play':
      return <PlayButton view={view} perform={perform} />;
    case 'stop':
      return <StopButton perform={perform} />;
    case 'repeat':
      return <RepeatButton view={view} perform={perform} />;
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
          <SnapshotPanel store={store} view={view} perform={perform} />
        </PopoverButton>
      );
  }
}
