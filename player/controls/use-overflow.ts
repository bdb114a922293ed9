import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { PlayerButton } from '../types';
import { overflowingButtons } from './bar-fit';

/** @returns how many buttons, from the last, the bar has no room for */
export function useOverflow(bar: RefObject<HTMLElement | null>, buttons: readonly PlayerButton[]): number {
  const [count, setCount] = useState(0);
  const measure = useEffectEvent(() => {
    if (bar.current) setCount(overflowingButtons(buttons, bar.current.getBoundingClientRect().width));
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

  return count;
}
