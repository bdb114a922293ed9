import { mirrorArrow, SHIFT_FRAMES, type SliderKey } from '../../core/slider-keys';
import type { PlayerLabels, PlayerShortcut, PlayerShortcuts } from '../../types';
import type { PlayerProps } from '../player-props';
import type { ControlCommand } from './control-commands';

/** The properties of a keyboard event that determine the command. */
export type KeyPress = SliderKey & {
  /** The key in the same place of a US keyboard, if `key` is a character of another script. */
  latinKey?: string;
};

/** The kind of the focused element. Keys that this element handles itself don't trigger shortcuts. */
export type KeyTarget = 'text' | 'range' | 'button' | 'other';

/** A command that does not affect playback: open the list of shortcuts, or toggle full screen. */
export type BarCommand = 'help' | 'fullscreen';

/** The keys of each shortcut, as `KeyboardEvent.key`. */
export type Shortcuts = Record<PlayerShortcut, readonly string[]>;

export const DEFAULT_SHORTCUTS: Shortcuts = {
  play: [' ', 'k'],
  stop: ['s'],
  repeat: ['l'],
  back: ['ArrowLeft', ','],
  forward: ['ArrowRight', '.'],
  rewind: ['j'],
  tenths: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  first: ['Home'],
  last: ['End'],
  fullscreen: ['f'],
  help: ['?'],
};

const NAMES = Object.keys(DEFAULT_SHORTCUTS) as PlayerShortcut[];

/**
 * Merges the `shortcuts` prop over the defaults. A key that the prop assigns loses its default shortcut.
 * @param rtl whether the page is right-to-left. If so, the arrow keys of `back` and `forward` are swapped
 */
export function shortcutsOf(prop: PlayerProps['shortcuts'], rtl = false): Shortcuts {
  const given = validShortcuts(prop || {});
  const changed = rtl ? withMirroredSteps(given) : given;
  const defaults = rtl ? withMirroredSteps(DEFAULT_SHORTCUTS) : DEFAULT_SHORTCUTS;
  const taken = NAMES.flatMap((name) => changed[name] ?? []).map((key) => key.toLowerCase());
  const keysOf = (name: PlayerShortcut) =>
    changed[name] ??
    (prop === false ? [] : defaults[name].filter((key) => !taken.includes(key.toLowerCase())));
  return Object.fromEntries(NAMES.map((name) => [name, keysOf(name)])) as Shortcuts;
}

/** Omits values that aren't lists of keys. */
const validShortcuts = (shortcuts: PlayerShortcuts): PlayerShortcuts =>
  Object.fromEntries(
    Object.entries(shortcuts).filter(
      ([, keys]) => Array.isArray(keys) && keys.every((key) => typeof key === 'string'),
    ),
  );

function withMirroredSteps<Keys extends PlayerShortcuts>(shortcuts: Keys): Keys {
  const { back, forward } = shortcuts;
  return { ...shortcuts, back: back?.map(mirrorArrow), forward: forward?.map(mirrorArrow) };
}

/** @param element the element whose writing direction determines which arrow key moves forward */
export function readKeyPress(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  element: Element,
): KeyPress {
  return {
    key: event.key,
    latinKey: latinKey(event),
    shift: event.shiftKey,
    modified: event.ctrlKey || event.altKey || event.metaKey,
    rtl: getComputedStyle(element).direction === 'rtl',
  };
}

/** The keys of a US keyboard with punctuation that is a shortcut, by `KeyboardEvent.code`. */
const PUNCTUATION: Readonly<Record<string, string>> = { Comma: ',', Period: '.' };

/**
 * Returns the character of a US keyboard for a key that types a character of another script, such as Cyrillic.
 * Shortcuts are characters that such a keyboard layout can't type.
 */
function latinKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>) {
  if (!/^[^\p{ASCII}\p{Script=Latin}]$/u.test(key)) return undefined;
  if (code === 'Slash' && shiftKey) return '?';
  return PUNCTUATION[code] ?? /^(?:Key|Digit)(.)$/.exec(code)?.[1];
}

/** Returns the kind of element that a keyboard event targets. */
export function readKeyTarget(element: Element): KeyTarget {
  if (element.closest('input:not([type=range]), textarea, select, [contenteditable]')) return 'text';
  if (element.matches('input')) return 'range';
  return element.closest('button, a[href], summary') ? 'button' : 'other';
}

/**
 * Returns the command for a key while the focus is inside the player.
 * @param shortcuts the shortcuts for the writing direction of the player
 */
export function shortcutCommand(
  press: KeyPress,
  target: KeyTarget,
  shortcuts: Shortcuts = DEFAULT_SHORTCUTS,
): ControlCommand | BarCommand | null {
  if (press.modified || OWN_KEYS[target].test(press.key)) return null;
  for (const pressed of [press.key, press.latinKey]) {
    for (const name of NAMES) {
      const index = shortcuts[name].findIndex((key) => key.toLowerCase() === pressed?.toLowerCase());
      if (index >= 0) return COMMANDS[name](press.shift ? SHIFT_FRAMES : 1, index);
    }
  }
  return null;
}

/** Matches the keys that each kind of element handles itself. */
const OWN_KEYS: Record<KeyTarget, RegExp> = {
  text: /./,
  range: /^(Arrow|Page|Home|End)/,
  button: /^( |Enter)$/,
  other: /^$/,
};

/**
 * The command of each shortcut. `frames`: how many frames `back` and `forward` move. `index`: the place of the key in
 * the list of the shortcut's keys.
 */
const COMMANDS: Record<PlayerShortcut, (frames: number, index: number) => ControlCommand | BarCommand> = {
  play: () => ({ type: 'toggle play' }),
  stop: () => ({ type: 'stop' }),
  repeat: () => ({ type: 'toggle loop' }),
  back: (frames) => ({ type: 'step', frames: -frames }),
  forward: (frames) => ({ type: 'step', frames }),
  rewind: () => ({ type: 'page', pages: -1 }),
  tenths: (_frames, index) => ({ type: 'seek', to: `${Math.min(index * 10, 100)}%` }),
  first: () => ({ type: 'seek', to: '0%' }),
  last: () => ({ type: 'seek', to: '100%' }),
  fullscreen: () => 'fullscreen',
  help: () => 'help',
};

/** Returns whether a command runs again for each repeated keydown event while the key is held down. */
export function allowsKeyRepeat(command: ControlCommand | BarCommand): boolean {
  return typeof command !== 'string' && ['step', 'page', 'seek'].includes(command.type);
}

/**
 * Returns the name of a key as it is shown in the user interface.
 * @param key a key as in `KeyboardEvent.key` or `aria-keyshortcuts`
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

/** Formats keys as the value of `aria-keyshortcuts`; `undefined` if there are no keys. */
export function ariaKeys(keys: readonly string[]): string | undefined {
  return keys.map((key) => (key === ' ' ? 'Space' : key)).join(' ') || undefined;
}
