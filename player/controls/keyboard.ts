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

/** Frames that an arrow key moves with Shift. */
const SHIFT_FRAMES = 10;

/** Page keys cross the animation in this many steps. */
const PAGE_STEPS = 10;

/** The command of a key while the focus is inside the player; `'help'` opens the list of shortcuts. */
export function shortcutCommand(press: KeyPress, target: KeyTarget): Command | 'help' | null {
  if (press.modified || target === 'text') return null;
  if (press.key === ' ' && target === 'button') return null;
  const navigation = target === 'range' ? null : navigationCommand(press, false);
  return navigation ?? letterCommand(press.key);
}

/** Whether a command runs again for each repeated keydown event while its key is held down. */
export function allowsKeyRepeat(command: Command | 'help'): boolean {
  return command !== 'help' && (command.type === 'step' || command.type === 'seek');
}

/** @param vertical whether the up and down arrows move too */
function navigationCommand(press: KeyPress, vertical: boolean): Command | null {
  const frames = arrowKeyFrames(press, vertical);
  if (frames) return { type: 'step', frames };
  if (press.key === 'Home') return { type: 'seek', to: '0%' };
  if (press.key === 'End') return { type: 'seek', to: '100%' };
  return null;
}

function letterCommand(key: string): Command | 'help' | null {
  switch (key.toLowerCase()) {
    case ' ':
    case 'k':
      return { type: 'toggle play' };
    case 'l':
      return { type: 'toggle loop' };
    case 's':
      return { type: 'stop' };
    case '?':
      return 'help';
    default:
      return null;
  }
}

/** The command of a key on the seek slider. A native range would move by 0.1 %, which is no whole number of frames. */
export function sliderCommand(press: KeyPress, totalFrames: number): Command | null {
  if (press.modified) return null;
  const pageFrames = Math.max(1, Math.round(totalFrames / PAGE_STEPS));
  if (press.key === 'PageUp') return { type: 'step', frames: pageFrames };
  if (press.key === 'PageDown') return { type: 'step', frames: -pageFrames };
  return navigationCommand(press, true);
}

/**
 * @param vertical whether the up and down arrows move too
 * @returns frames that an arrow key moves, forward above 0; 0 for any other key
 */
export function arrowKeyFrames({ key, shift, rtl }: KeyPress, vertical: boolean): number {
  const frames = shift ? SHIFT_FRAMES : 1;
  if (key === (rtl ? 'ArrowLeft' : 'ArrowRight') || (vertical && key === 'ArrowUp')) return frames;
  if (key === (rtl ? 'ArrowRight' : 'ArrowLeft') || (vertical && key === 'ArrowDown')) return -frames;
  return 0;
}

/** The rows of the help popover. */
export const SHORTCUTS: readonly { keys: readonly string[]; action: string }[] = [
  { keys: ['Space', 'K'], action: 'Play or pause' },
  { keys: ['S'], action: 'Stop' },
  { keys: ['←', '→'], action: 'One frame back or forward' },
  { keys: ['Shift + ←', 'Shift + →'], action: 'Ten frames back or forward' },
  { keys: ['Home', 'End'], action: 'First or last frame' },
  { keys: ['L'], action: 'Repeat on or off' },
  { keys: ['?'], action: 'This list' },
];
