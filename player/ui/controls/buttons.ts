import type { PlayerButton } from '../../types';

/**
 * Every button in the order of the bar: whether the bar has it unless the host says otherwise, and whether it stands before the
 * slider where the list of buttons begins with it.
 */
const BUTTONS = {
  play: { isDefault: true, isTransport: true },
  stop: { isDefault: true, isTransport: true },
  repeat: { isDefault: true, isTransport: true },
  frame: { isDefault: true, isTransport: false },
  background: { isDefault: true, isTransport: false },
  snapshot: { isDefault: true, isTransport: false },
  speed: { isDefault: false, isTransport: false },
  fullscreen: { isDefault: false, isTransport: false },
} satisfies Record<PlayerButton, { isDefault: boolean; isTransport: boolean }>;

export const EVERY_BUTTON = Object.keys(BUTTONS) as readonly PlayerButton[];

export const DEFAULT_BUTTONS = EVERY_BUTTON.filter((button) => BUTTONS[button].isDefault);

/** Whether a button stands before the slider when the list of buttons begins with it. */
export const isTransport = (button: PlayerButton) => BUTTONS[button].isTransport;
