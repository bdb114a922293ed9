import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PlayerButton } from '../../types';
import { overflowingButtons } from './bar-fit';

/** The buttons that the bar shows, in their order. */
const SHOWN_BUTTONS = ':scope > .player-button:not(.player-help-button)';

/** @returns how many buttons, from the last, the bar has no room for */
export function useOverflow(bar: RefObject<HTMLElement | null>, buttons: readonly PlayerButton[]): number {
  const [count, setCount] = useState(0);
  const hadFocus = useRef(false);
  const measure = useEffectEvent(() => {
    if (!bar.current) return;
    hadFocus.current = bar.current.contains(document.activeElement);
    // As laid out: a transform, such as of a dialog that opens by growing, changes nothing of the room.
    setCount(overflowingButtons(buttons, bar.current.offsetWidth));
  });
  const list = buttons.join();

  // Before the first paint, so that nothing is seen to move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list of buttons needs another room
  useLayoutEffect(() => measure(), [list]);
  useLayoutEffect(() => {
    if (!bar.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => measure());
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, [bar]);

  // A button that moves is another element: its focus goes to the last of the bar, which is the one for more controls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count moves buttons
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    const last = [...(bar.current?.querySelectorAll<HTMLElement>(SHOWN_BUTTONS) ?? [])].at(-1);
    last?.focus({ preventScroll: true });
  }, [count]);

  return count;
}
