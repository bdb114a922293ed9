import type { PlayerLabels, PlayerShortcut, PlayerShortcuts } from '../../types';
import type { PlayerProps } from '../player-props';
import type { ControlCommand } from './control-commands';

/** The properties of a keyboard event that determine the command. */
export type KeyPress = {
  /** The value of `KeyboardEvent.key`. */
  key: string;
  /** The key in the same place of a US keyboard, if `key` is a character of another script. */
  latinKey?: string;
  shift: boolean;
  /** Whether Ctrl, Alt or Meta is pressed. The player leaves such key combinations to the browser. */
  modified: boolean;
  rtl: boolean;
};

/** The kind of the focused element. Keys that this element handles itself don't trigger shortcuts. */
export type KeyTarget = 'text' | 'range' | 'button' | 'other';

/** A command that does not affect playback: open the list of shortcuts, or toggle full screen. */
export type BarCommand = 'help' | 'fullscreen';

/** The keys of each shortcut, as `KeyboardEvent.key`. */
export type Shortcuts = Record<PlayerShortcut, readonly string[]>;

/** The number of frames that a press of an arrow key moves while Shift is pressed. */
const SHIFT_FRAMES = 10;

/** How many presses of Page Up or Page Down it takes to move through the whole animation. */
const PAGE_STEPS = 10;

export const DEFAULT_SHORTCUTS: Shortcuts = {
  play: [' ', 'k'],
  stop: ['s'],
  repeat: ['l'],
  back: ['ArrowLeft'],
  forward: ['ArrowRight'],
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

/**
 * Returns the character of a US keyboard for a key that types a character of another script, such as Cyrillic.
 * Shortcuts are letters that such a keyboard layout can't type.
 */
function latinKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>) {
  if (!/^[^\p{ASCII}\p{Script=Latin}]$/u.test(key)) return undefined;
  return code === 'Slash' && shiftKey ? '?' : /^Key(.)$/.exec(code)?.[1];
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
  const nameOf = (pressed = '') =>
    NAMES.find((name) => shortcuts[name].some((key) => key.toLowerCase() === pressed.toLowerCase()));
  const name = nameOf(press.key) ?? nameOf(press.latinKey);
  return name ? COMMANDS[name](press.shift ? SHIFT_FRAMES : 1) : null;
}

/** Matches the keys that each kind of element handles itself. */
const OWN_KEYS: Record<KeyTarget, RegExp> = {
  text: /./,
  range: /^(Arrow|Page|Home|End)/,
  button: /^( |Enter)$/,
  other: /^$/,
};

/** The command of each shortcut. `frames`: how many frames `back` and `forward` move. */
const COMMANDS: Record<PlayerShortcut, (frames: number) => ControlCommand | BarCommand> = {
  play: () => ({ type: 'toggle play' }),
  stop: () => ({ type: 'stop' }),
  repeat: () => ({ type: 'toggle loop' }),
  back: (frames) => ({ type: 'step', frames: -frames }),
  forward: (frames) => ({ type: 'step', frames }),
  first: () => ({ type: 'seek', to: '0%' }),
  last: () => ({ type: 'seek', to: '100%' }),
  fullscreen: () => 'fullscreen',
  help: () => 'help',
};

/** Returns whether a command runs again for each repeated keydown event while the key is held down. */
export function allowsKeyRepeat(command: ControlCommand | BarCommand): boolean {
  return typeof command !== 'string' && (command.type === 'step' || command.type === 'seek');
}

/**
 * Returns the command for a key while the seek slider has the focus. The slider moves by whole frames; a
 * native range input would move by 0.1 %.
 */
export function sliderCommand(press: KeyPress, totalFrames: number): ControlCommand | null {
  if (press.modified) return null;
  const pageFrames = Math.max(1, Math.round(totalFrames / PAGE_STEPS));
  if (press.key === 'PageUp') return { type: 'step', frames: pageFrames };
  if (press.key === 'PageDown') return { type: 'step', frames: -pageFrames };
  if (press.key === 'Home') return { type: 'seek', to: '0%' };
  if (press.key === 'End') return { type: 'seek', to: '100%' };
  const frames = arrowKeyFrames(press);
  return frames ? { type: 'step', frames } : null;
}

/**
 * Returns how many frames an arrow key moves on the slider and in the snapshot popover: a positive number for
 * forward, a negative number for back, and 0 for other keys.
 */
export function arrowKeyFrames(press: KeyPress): number {
  const frames = press.shift ? SHIFT_FRAMES : 1;
  const key = press.rtl ? mirrorArrow(press.key) : press.key;
  if (key === 'ArrowRight' || key === 'ArrowUp') return frames;
  return key === 'ArrowLeft' || key === 'ArrowDown' ? -frames : 0;
}

/** Swaps the left and right arrow keys. Returns other keys unchanged. */
function mirrorArrow(key: string): string {
  if (/^ArrowLeft$/i.test(key)) return 'ArrowRight';
  return /^ArrowRight$/i.test(key) ? 'ArrowLeft' : key;
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
