import type { Key, KeyTarget } from './keyboard';

type KeyEvent = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** @param element whose writing direction says what the arrow keys mean */
export function keyOf(event: KeyEvent, element: Element): Key {
  return {
    key: event.key,
    shift: event.shiftKey,
    modified: event.ctrlKey || event.altKey || event.metaKey,
    rtl: getComputedStyle(element).direction === 'rtl',
  };
}

export function targetOf(element: Element): KeyTarget {
  if (element.closest('input:not([type=range]), textarea, select, [contenteditable]')) return 'text';
  if (element.matches('input')) return 'range';
  return element.closest('button, a[href], summary') ? 'button' : 'other';
}
