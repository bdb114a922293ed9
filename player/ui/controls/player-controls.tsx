import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { activeElementAround, eventRootOf, playerAround } from '../../runtime/dom-context';
import { resolveLabels } from '../../runtime/labels/english';
import { fill, shortLabel } from '../../runtime/labels/labels';
import type { PlayerStore } from '../../runtime/store';
import type { PlayerButton } from '../../types';
import type { PlayerControlsProps } from '../player-props';
import { useStableCallback } from '../use-stable-callback';
import { Announcer, useAnnouncer } from './announcer';
import { Control, MoreButton, useButtonOverflow, useFocusRetention } from './button-bar';
import { DEFAULT_BUTTONS, EVERY_BUTTON, isTransport } from './buttons';
import { useClickToPlay } from './click-to-play';
import { LabelsContext, ShortcutsContext } from './context';
import { type ControlCommand, callHandle, commandResult } from './control-commands';
import type { ControlledPlayer } from './controlled-player';
import { useFullscreen } from './fullscreen-button';
import { SeekSlider } from './seek-slider';
import { HelpButton } from './shortcut-help';
import {
  allowsKeyRepeat,
  type BarCommand,
  readKeyPress,
  readKeyTarget,
  type Shortcuts,
  shortcutCommand,
  shortcutsOf,
} from './shortcuts';
import { Tooltip, useDismissOnEscape } from './tooltip';

/** The keys that still work after a failure. They move the focus or close a popover. */
const ALLOWED_KEYS = ['Tab', 'Escape'];

/** @throws if an app renders `PlayerControls` itself, without props or with a handle as the prop `player` */
function asControlledPlayer(player: object | undefined): ControlledPlayer {
  if (!player || !('store' in player))
    throw new Error('PlayerControls must be rendered by a Player, as its `controls` prop.');
  return player as ControlledPlayer;
}

/**
 * The controls bar below the animation. React renders the bar when the player's view changes, but not for
 * each frame. Controls that show the frame update it with `useFrame`.
 */
export function PlayerControls({ player }: PlayerControlsProps) {
  const { store, settings } = asControlledPlayer(player);
  const { label, loop } = settings;
  const labels = resolveLabels(settings.labels);
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getInitialView);
  const bar = useRef<HTMLFieldSetElement>(null);
  const help = useRef<HTMLButtonElement>(null);
  // After a failure, the bar is disabled only while the focus is outside it, because disabling a focused
  // control would remove the focus. While the focus is inside, the controls stay enabled but have no effect.
  const [hasFocus, setFocus] = useState(false);
  const isFailed = view.state === 'error';
  useDismissOnEscape(bar);
  const fullscreen = useFullscreen(bar);
  const buttons = (Array.isArray(settings.buttons) ? settings.buttons : DEFAULT_BUTTONS).filter(
    (button) => EVERY_BUTTON.includes(button) && (button !== 'fullscreen' || fullscreen.isSupported),
  );
  const hasFullscreen = buttons.includes('fullscreen');
  const overflow = useButtonOverflow(bar, buttons);
  const noteFocus = useFocusRetention(bar, hasFocus);
  const { region, announce } = useAnnouncer();
  const runCommand = (command: ControlCommand) =>
    announce(
      () => callHandle(command, store, loop),
      () => commandResult(command, store, { labels, formatTime: settings.formatTime }),
    );
  const shortcutsIn = (rtl: boolean) => {
    const shortcuts = shortcutsOf(settings.shortcuts, rtl);
    return hasFullscreen ? shortcuts : { ...shortcuts, fullscreen: [] };
  };
  useShortcuts(bar, store, shortcutsIn, runCommand, (command) =>
    command === 'help' ? help.current?.click() : fullscreen.toggle(),
  );
  const isClickable = settings.clickToPlay !== false && label !== '' && !isFailed;
  useClickToPlay(bar, isClickable, runCommand, hasFullscreen ? fullscreen.toggle : undefined);
  const firstOther = buttons.findIndex((button) => !isTransport(button));
  const sliderIndex = firstOther < 0 ? buttons.length : firstOther;
  const inBar = buttons.length - overflow;
  const props = { store, view, settings, runCommand, fullscreen };
  const control = (button: PlayerButton) => <Control key={button} button={button} {...props} />;
  const name = shortLabel(label);

  return (
    <LabelsContext.Provider value={labels}>
      <ShortcutsContext.Provider value={shortcutsIn}>
        <div className="player-controls">
          <fieldset
            ref={bar}
            className="player-bar"
            disabled={isFailed && !hasFocus}
            aria-disabled={isFailed}
            onFocus={({ target }) => {
              setFocus(true);
              noteFocus(target);
            }}
            onBlur={({ currentTarget, relatedTarget }) =>
              // If the window has lost focus, the control is still the active element.
              setFocus(currentTarget.contains(relatedTarget ?? activeElementAround(currentTarget)))
            }
            onClickCapture={(event) => isFailed && suppress(event)}
            onPointerDownCapture={(event) => isFailed && suppress(event)}
            onBeforeInputCapture={(event) => isFailed && suppress(event)}
            onChangeCapture={(event) => isFailed && suppress(event)}
            onWheelCapture={(event) => isFailed && event.stopPropagation()}
            onKeyDownCapture={(event) => isFailed && !ALLOWED_KEYS.includes(event.key) && suppress(event)}
          >
            <legend className="player-hidden">
              {name ? fill(labels.controlsOf, { name }) : labels.controls}
            </legend>
            {buttons.slice(0, Math.min(sliderIndex, inBar)).map(control)}
            <SeekSlider store={store} view={view} settings={settings} />
            {buttons.slice(sliderIndex, inBar).map(control)}
            {overflow > 0 ? <MoreButton buttons={buttons.slice(inBar)} {...props} /> : null}
            {shortcutsIn(false).help.length > 0 ? <HelpButton button={help} /> : null}
            {isFailed ? null : <Tooltip bar={bar} />}
            <Announcer region={region} />
          </fieldset>
        </div>
      </ShortcutsContext.Provider>
    </LabelsContext.Provider>
  );
}

/**
 * Handles keyboard shortcuts while the focus is inside the player.
 * @param bar the controls bar, which is inside the player
 * @param shortcutsIn returns the shortcuts for a writing direction
 */
function useShortcuts(
  bar: RefObject<HTMLElement | null>,
  store: PlayerStore,
  shortcutsIn: (rtl: boolean) => Shortcuts,
  runCommand: (command: ControlCommand) => void,
  runBarCommand: (command: BarCommand) => void,
) {
  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    const player = playerAround(bar.current);
    // Not `target`, which is the host of a shadow tree in the app's own controls.
    const [focused] = event.composedPath() as Element[];
    if (!player?.contains(event.target as Element) || !focused) return;
    if (event.defaultPrevented || store.getView().state === 'error') return;
    const press = readKeyPress(event, player);
    const command = shortcutCommand(press, readKeyTarget(focused), shortcutsIn(press.rtl));
    if (!command) return;
    event.preventDefault();
    // Return only after preventDefault. Otherwise, holding down Space would scroll the page.
    if (event.repeat && !allowsKeyRepeat(command)) return;
    if (typeof command === 'string') runBarCommand(command);
    else runCommand(command);
  });

  useEffect(() => {
    if (!bar.current) return;
    const listener = (event: Event) => onKeyDown(event as KeyboardEvent);
    const root = eventRootOf(bar.current);
    root.addEventListener('keydown', listener);
    return () => root.removeEventListener('keydown', listener);
  }, [bar, onKeyDown]);
}

function suppress(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}
