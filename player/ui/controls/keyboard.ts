import type { PlayerProps, PlayerShortcut, PlayerShortcuts } from '../../types';
import type { Command } from './commands';

/** The part of a keyboard event that chooses a command. */
export type KeyPress = {
  /** As `KeyboardEvent.key`. */
  key: string;
  shift: boolean;
  /** Whether Ctrl, Alt or Meta is down, as for shortcuts of the browser and the system. */
  modified: boolean;
  rtl: boolean;
};

/** What kind of element has the focus. Keys that it needs itself are no shortcuts there. */
export type KeyTarget = 'text' | 'range' | 'button' | 'other';

/** What a shortcut asks of the bar itself: to open the list of shortcuts, to fill the screen. */
export type BarCommand = 'help' | 'fullscreen';

/** The keys of each shortcut, as `KeyboardEvent.key`. */
export type Shortcuts = Record<PlayerShortcut, readonly string[]>;

/** Frames that an arrow key moves with Shift. */
const SHIFT_FRAMES = 10;

/** Page keys cross the animation in this many steps. */
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
 * The `shortcuts` prop over the defaults. A key that it uses for one thing does nothing else any more.
 * @param rtl whether the arrows of `back` and `forward` change places
 */
export function shortcutsOf(prop: PlayerProps['shortcuts'], rtl = false): Shortcuts {
  const changed = rtl ? withMirroredSteps(prop || {}) : prop || {};
  const defaults = rtl ? withMirroredSteps(DEFAULT_SHORTCUTS) : DEFAULT_SHORTCUTS;
  const taken = NAMES.flatMap((name) => changed[name] ?? []).map((key) => key.toLowerCase());
  const keysOf = (name: PlayerShortcut) =>
    changed[name] ??
    (prop === false ? [] : defaults[name].filter((key) => !taken.includes(key.toLowerCase())));
  return Object.fromEntries(NAMES.map((name) => [name, keysOf(name)])) as Shortcuts;
}

function withMirroredSteps<Keys extends PlayerShortcuts>(shortcuts: Keys): Keys {
  const { back, forward } = shortcuts;
  return { ...shortcuts, back: back?.map(mirrorArrow), forward: forward?.map(mirrorArrow) };
}

/**
 * The command of a key while the focus is inside the player.
 * @param shortcuts those of the player's writing direction
 */
export function shortcutCommand(
  press: KeyPress,
  target: KeyTarget,
  shortcuts: Shortcuts = DEFAULT_SHORTCUTS,
): Command | BarCommand | null {
  if (press.modified || target === 'text') return null;
  if (target === 'button' && (press.key === ' ' || press.key === 'Enter')) return null;
  if (target === 'range' && /^(Arrow|Page|Home|End)/.test(press.key)) return null;
  const pressed = press.key.toLowerCase();
  const name = NAMES.find((name) => shortcuts[name].some((key) => key.toLowerCase() === pressed));
  const frames = press.shift ? SHIFT_FRAMES : 1;
  switch (name) {
    case 'play':
      return { type: 'toggle play' };
    case 'stop':
      return { type: 'stop' };
    case 'repeat':
      return { type: 'toggle loop' };
    case 'back':
      return { type: 'step', frames: -frames };
    case 'forward':
      return { type: 'step', frames };
    case 'first':
      return { type: 'seek', to: '0%' };
    case 'last':
      return { type: 'seek', to: '100%' };
    default:
      return name ?? null;
  }
}

/** Whether a command runs again for each repeated keydown event while its key is held down. */
export function allowsKeyRepeat(command: Command | BarCommand): boolean {
  return typeof command !== 'string' && (command.type === 'step' || command.type === 'seek');
}

/** The command of a key on the seek slider. A native range would move by 0.1 %, which is no whole number of frames. */
export function sliderCommand(press: KeyPress, totalFrames: number): Command | null {
  if (press.modified) return null;
  const pageFrames = Math.max(1, Math.round(totalFrames / PAGE_STEPS));
  if (press.key === 'PageUp') return { type: 'step', frames: pageFrames };
  if (press.key === 'PageDown') return { type: 'step', frames: -pageFrames };
  if (press.key === 'Home') return { type: 'seek', to: '0%' };
  if (press.key === 'End') return { type: 'seek', to: '100%' };
  const frames = arrowKeyFrames(press);
  return frames ? { type: 'step', frames } : null;
}

/** @returns frames that an arrow key moves on a slider and in the snapshot popover, forward above 0; 0 for any other key */
export function arrowKeyFrames(press: KeyPress): number {
  const frames = press.shift ? SHIFT_FRAMES : 1;
  const key = press.rtl ? mirrorArrow(press.key) : press.key;
  if (key === 'ArrowRight' || key === 'ArrowUp') return frames;
  return key === 'ArrowLeft' || key === 'ArrowDown' ? -frames : 0;
}

/** The arrow key that does from right to left what this one does from left to right; any other key is itself. */
function mirrorArrow(key: string): string {
  if (/^ArrowLeft$/i.test(key)) return 'ArrowRight';
  return /^ArrowRight$/i.test(key) ? 'ArrowLeft' : key;
}
