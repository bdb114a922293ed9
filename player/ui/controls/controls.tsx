import { type KeyboardEvent, type SyntheticEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { PlayerSettings } from '../../core/settings';
import type { PlayerStore } from '../../runtime/store';
import type { PlayerButton } from '../../types';
import { english } from '../labels/english';
import { fill } from '../labels/labels';
import { activeElementAround } from './active-element';
import { Announcer, useAnnouncer } from './announcer';
import { DEFAULT_BUTTONS, isTransport } from './buttons';
import { type Command, commandResult, runCommand } from './commands';
import { LabelsContext, ShortcutsContext } from './context';
import { Control } from './control';
import './controls.css';
import { HelpButton } from './help-button';
import { type BarCommand, shortcutsOf } from './keyboard';
import { MoreButton } from './more-button';
import { SeekSlider } from './seek-slider';
import { shortLabel } from './short-label';
import { Tooltip } from './tooltip';
import { useFullscreen } from './use-fullscreen';
import { useHints } from './use-hints';
import { useOverflow } from './use-overflow';
import { useShortcuts } from './use-shortcuts';

/** Keys that a bar whose picture is lost leaves to the browser: they go on, and close a popover that was open. */
const LEAVING_KEYS = ['Tab', 'Escape'];

type ControlsProps = { store: PlayerStore; settings: PlayerSettings };

/**
 * The bar below the picture, with its buttons in the order of the `buttons` prop. It renders when the player's view changes,
 * never for a frame: what shows the frame subscribes with useFrame.
 */
export function Controls({ store, settings }: ControlsProps) {
  const { label, loop } = settings;
  const labels = { ...english, ...settings.labels };
  if (!isLanguageTag(labels.locale)) labels.locale = english.locale;
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getView);
  const bar = useRef<HTMLFieldSetElement>(null);
  const help = useRef<HTMLButtonElement>(null);
  // A control that has the focus keeps it, and does nothing.
  const [hasFocus, setFocus] = useState(false);
  const isFailed = view.state === 'error';
  useHints(bar);
  const fullscreen = useFullscreen(bar);
  const buttons = (settings.buttons ?? DEFAULT_BUTTONS).filter(
    (button) => button !== 'fullscreen' || fullscreen.isSupported,
  );
  const overflow = useOverflow(bar, buttons);
  const { region, announce } = useAnnouncer();
  const perform = (command: Command) =>
    announce(
      () => runCommand(command, store, loop),
      () => commandResult(command, store, labels),
    );
  const onBar: Record<BarCommand, () => void> = {
    help: () => help.current?.click(),
    fullscreen: fullscreen.toggle,
  };
  const shortcutsIn = (rtl: boolean) => {
    const shortcuts = shortcutsOf(settings.shortcuts, rtl);
    return buttons.includes('fullscreen') ? shortcuts : { ...shortcuts, fullscreen: [] };
  };
  useShortcuts(bar, store, shortcutsIn, perform, (command) => onBar[command]());
  const firstOther = buttons.findIndex((button) => !isTransport(button));
  const sliderIndex = firstOther < 0 ? buttons.length : firstOther;
  const inBar = buttons.length - overflow;
  const props = { store, view, perform, fullscreen };
  const control = (button: PlayerButton) => <Control key={button} button={button} {...props} />;
  const name = shortLabel(label);

  return (
    <LabelsContext value={labels}>
      <ShortcutsContext value={shortcutsIn}>
        <div className="player-controls">
          <fieldset
            ref={bar}
            className="player-bar"
            disabled={isFailed && !hasFocus}
            aria-disabled={isFailed}
            onFocus={() => setFocus(true)}
            onBlur={({ currentTarget, relatedTarget }) =>
              // Another window that takes the focus leaves it to the control.
              setFocus(currentTarget.contains(relatedTarget ?? activeElementAround(currentTarget)))
            }
            onClickCapture={(event) => isFailed && suppress(event)}
            onPointerDownCapture={(event) => isFailed && suppress(event)}
            onBeforeInputCapture={(event) => isFailed && suppress(event)}
            onChangeCapture={(event) => isFailed && suppress(event)}
            onWheelCapture={(event) => isFailed && event.stopPropagation()}
            onKeyDownCapture={(event) => isFailed && !LEAVING_KEYS.includes(event.key) && suppress(event)}
            onKeyDown={preventFormSubmit}
          >
            <legend className="player-hidden">
              {name ? fill(labels.controlsOf, { name }) : labels.controls}
            </legend>
            {buttons.slice(0, Math.min(sliderIndex, inBar)).map(control)}
            <SeekSlider store={store} view={view} />
            {buttons.slice(sliderIndex, inBar).map(control)}
            {overflow > 0 ? <MoreButton buttons={buttons.slice(inBar)} {...props} /> : null}
            {shortcutsIn(false).help.length > 0 ? <HelpButton ref={help} /> : null}
            {isFailed ? null : <Tooltip bar={bar} />}
            <Announcer region={region} />
          </fieldset>
        </div>
      </ShortcutsContext>
    </LabelsContext>
  );
}

/** Whether Intl takes it: it throws for one such as `en_US`, and React would take the host's page down. */
function isLanguageTag(locale: string) {
  try {
    return Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
}

function suppress(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Keeps Enter in a field from submitting a form of the host that the player stands in. */
function preventFormSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
