import type { Command } from './commands';

/** What of a key event decides. */
export type Key = {
  key: string;
  shift: boolean;
  /** Ctrl, Alt or Meta: the browser's and the system's own shortcuts. */
  modified: boolean;
  rtl: boolean;
};

/** What has the focus: a key that it needs itself is left to it. */
export type KeyTarget = 'text' | 'range' | 'button' | 'other';

const TEN = 10;

/** The player's shortcuts while the focus is inside it; `'help'` lists them. */
export function shortcutOf(key: Key, target: KeyTarget): Command | 'help' | null {
  if (key.modified || target === 'text') return null;
  if (key.key === ' ' && target === 'button') return null;
  const travel = target === 'range' ? null : travelKey(key, false);
  return travel ?? letter(key.key);
}

/** Whether a key that is held down goes on doing it. */
export function goesOn(command: Command | 'help'): boolean {
  return command !== 'help' && (command.do === 'step' || command.do === 'go');
}

function travelKey(key: Key, vertical: boolean): Command | null {
  const frames = arrowFrames(key, vertical);
  if (frames) return { do: 'step', frames };
  if (key.key === 'Home') return { do: 'go', to: '0%' };
  if (key.key === 'End') return { do: 'go', to: '100%' };
  return null;
}

function letter(key: string): Command | 'help' | null {
  switch (key.toLowerCase()) {
    case ' ':
    case 'k':
      return { do: 'toggle play' };
    case 'l':
      return { do: 'toggle loop' };
    case 's':
      return { do: 'stop' };
    case '?':
      return 'help';
    default:
      return null;
  }
}

/** The seek slider's own keys: a native range would move by 0.1 %, which is less than a frame or several. */
export function sliderKey(key: Key, totalFrames: number): Command | null {
  if (key.modified) return null;
  const tenth = Math.max(1, Math.round(totalFrames / TEN));
  if (key.key === 'PageUp') return { do: 'step', frames: tenth };
  if (key.key === 'PageDown') return { do: 'step', frames: -tenth };
  return travelKey(key, true);
}

/** @returns frames that an arrow key moves, forward above 0; 0 for another key. Shift moves ten. */
export function arrowFrames({ key, shift, rtl }: Key, vertical: boolean): number {
  const frames = shift ? TEN : 1;
  if (key === (rtl ? 'ArrowLeft' : 'ArrowRight') || (vertical && key === 'ArrowUp')) return frames;
  if (key === (rtl ? 'ArrowRight' : 'ArrowLeft') || (vertical && key === 'ArrowDown')) return -frames;
  return 0;
}

/** For the help popover, in the order of use. */
export const SHORTCUTS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['Space', 'K'], does: 'Play or pause' },
  { keys: ['S'], does: 'Stop' },
  { keys: ['←', '→'], does: 'One frame back or forward' },
  { keys: ['Shift + ←', 'Shift + →'], does: 'Ten frames back or forward' },
  { keys: ['Home', 'End'], does: 'First or last frame' },
  { keys: ['L'], does: 'Repeat on or off' },
  { keys: ['?'], does: 'This list' },
];
