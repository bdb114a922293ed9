import type { KeyPress, KeyTarget } from './keyboard';

type KeyEvent = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** @param element its writing direction decides which arrow key moves forward */
export function readKeyPress(event: KeyEvent, element: Element): KeyPress {
  return {
    key: event.key,
    shift: event.shiftKey,
    modified: event.ctrlKey || event.altKey || event.metaKey,
    rtl: getComputedStyle(element).direction === 'rtl',
  };
}

/** What kind of element a key event was sent to. */
export function readKeyTarget(element: Element): KeyTarget {
  if (element.closest('input:not([type=range]), textarea, select, [contenteditable]')) return 'text';
  if (element.matches('input')) return 'range';
  return element.closest('button, a[href], summary') ? 'button' : 'other';
}
