import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { PlayerLabels, PlayerShortcut } from '../../types';
import { KeyboardIcon } from '../icons';
import { useLabels, useShortcutKeys } from './context';
import { PopoverButton } from './popover-button';
import { ariaKeys, keyName, type Shortcuts } from './shortcuts';

/** A button that opens the list of shortcuts. It is visible only while it has the keyboard focus. */
export function HelpButton({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  const { shortcuts } = useLabels();
  return (
    <PopoverButton
      buttonRef={button}
      part="help"
      label={shortcuts}
      icon={<KeyboardIcon />}
      aria-keyshortcuts={ariaKeys(useShortcutKeys().help)}
    >
      <ShortcutList />
    </PopoverButton>
  );
}

function ShortcutList() {
  const labels = useLabels();
  const list = useRef<HTMLDListElement>(null);
  const [isRtl, setRtl] = useState(false);
  useLayoutEffect(() => {
    if (list.current) setRtl(getComputedStyle(list.current).direction === 'rtl');
  }, []);
  const shortcuts = useShortcutKeys(isRtl);

  return (
    <dl ref={list} className="player-shortcuts">
      {shortcutRows(shortcuts, labels).map(({ keys, action }) => (
        <div key={action} className="player-shortcut">
          <dt>
            {keys.map((key) => (
              <kbd key={key} className="player-key">
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
  );
}

type ShortcutRow = { action: string; keys: readonly string[] };

/**
 * Matches keys that can be combined with Shift. A comma, for example, can't, because Shift turns it into a
 * different character.
 */
const COMBINES_WITH_SHIFT = /^(Arrow\w+|\p{L})$/u;

/** Returns the rows of the list of shortcuts. Omits shortcuts without keys. */
export function shortcutRows(shortcuts: Shortcuts, labels: PlayerLabels): ShortcutRow[] {
  const keys = (...names: PlayerShortcut[]) =>
    names.flatMap((name) => shortcuts[name]).map((key) => keyName(key, labels));
  const withShift = [...shortcuts.back, ...shortcuts.forward]
    .filter((key) => COMBINES_WITH_SHIFT.test(key))
    .map((key) => `${labels.shiftKey} + ${keyName(key, labels)}`);
  const tenths = keys('tenths');
  // A row of ten keys would be too long.
  const digits = tenths.join('') === '0123456789' ? ['0–9'] : tenths;
  return [
    { action: labels.playOrPause, keys: keys('play') },
    { action: labels.stop, keys: keys('stop') },
    { action: labels.oneFrame, keys: keys('back', 'forward') },
    { action: labels.tenFrames, keys: withShift },
    { action: labels.tenthBack, keys: keys('rewind') },
    { action: labels.toTenth, keys: digits },
    { action: labels.firstOrLast, keys: keys('first', 'last') },
    { action: labels.repeatOnOrOff, keys: keys('repeat') },
    { action: labels.fullscreenOnOrOff, keys: keys('fullscreen') },
    { action: labels.thisList, keys: keys('help') },
  ].filter(({ keys }) => keys.length > 0);
}
