import type { PlayerShortcut } from '../../types';
import type { PlayerLabels } from '../labels/labels';
import type { Shortcuts } from './keyboard';

export type ShortcutRow = { action: string; keys: readonly string[] };

/** Keys that do something else with Shift than without are left out: it turns a comma into another key. */
const TAKES_SHIFT = /^(Arrow\w+|\p{L})$/u;

/** The rows of the list of shortcuts, of those that have a key. */
export function shortcutRows(shortcuts: Shortcuts, labels: PlayerLabels): ShortcutRow[] {
  const keys = (...names: PlayerShortcut[]) =>
    names.flatMap((name) => shortcuts[name]).map((key) => keyName(key, labels));
  const withShift = [...shortcuts.back, ...shortcuts.forward]
    .filter((key) => TAKES_SHIFT.test(key))
    .map((key) => `${labels.shiftKey} + ${keyName(key, labels)}`);
  return [
    { action: labels.playOrPause, keys: keys('play') },
    { action: labels.stop, keys: keys('stop') },
    { action: labels.oneFrame, keys: keys('back', 'forward') },
    { action: labels.tenFrames, keys: withShift },
    { action: labels.firstOrLast, keys: keys('first', 'last') },
    { action: labels.repeatOnOrOff, keys: keys('repeat') },
    { action: labels.fullscreenOnOrOff, keys: keys('fullscreen') },
    { action: labels.thisList, keys: keys('help') },
  ].filter(({ keys }) => keys.length > 0);
}

/**
 * What stands on a key.
 * @param key as `KeyboardEvent.key` or as `aria-keyshortcuts` has it
 */
export function keyName(key: string, labels: PlayerLabels): string {
  const names: Record<string, string> = {
    ' ': labels.spaceKey,
    Space: labels.spaceKey,
    Home: labels.homeKey,
    End: labels.endKey,
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    ArrowDown: '↓',
  };
  return names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** Keys as the attribute `aria-keyshortcuts` has them; none without any. */
export function ariaKeys(keys: readonly string[]): string | undefined {
  return keys.map((key) => (key === ' ' ? 'Space' : key)).join(' ') || undefined;
}
