import { IconCamera, IconMaximize, IconMinimize, IconPalette } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { PlayerView } from '../../core/select';
import type { PlayerStore } from '../../runtime/store';
import type { PlayerButton } from '../../types';
import { BackgroundPicker } from './background-picker';
import type { Command } from './commands';
import { useLabels, useShortcutKeys } from './context';
import { ControlButton } from './control-button';
import { FrameField } from './frame-field';
import { PopoverButton } from './popover-button';
import { ariaKeys } from './shortcut-rows';
import { SnapshotPanel } from './snapshot-panel';
import { SpeedButton } from './speed-button';
import { PlayButton, RepeatButton, StopButton } from './transport-buttons';

export type ControlProps = {
  store: PlayerStore;
  view: PlayerView;
  perform: (command: Command) => void;
  fullscreen: { isFull: boolean; toggle: () => void };
};

/** One control of the `buttons` prop. The return type makes a button without a case an error. */
export function Control({
  button,
  store,
  view,
  perform,
  fullscreen,
}: ControlProps & { button: PlayerButton }): ReactElement {
  const labels = useLabels();
  const keys = useShortcutKeys();
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
        <PopoverButton part="background" label={labels.background} icon={<IconPalette aria-hidden="true" />}>
          <BackgroundPicker store={store} background={view.background} />
        </PopoverButton>
      );
    case 'snapshot':
      return (
        <PopoverButton part="snapshot" label={labels.snapshot} icon={<IconCamera aria-hidden="true" />}>
          <SnapshotPanel store={store} view={view} perform={perform} />
        </PopoverButton>
      );
    case 'speed':
      return <SpeedButton store={store} speed={view.speed} />;
    case 'fullscreen':
      return (
        <ControlButton
          part="fullscreen"
          label={fullscreen.isFull ? labels.exitFullscreen : labels.fullscreen}
          icon={fullscreen.isFull ? <IconMinimize aria-hidden="true" /> : <IconMaximize aria-hidden="true" />}
          aria-keyshortcuts={ariaKeys(keys.fullscreen)}
          onClick={fullscreen.toggle}
        />
      );
  }
}
