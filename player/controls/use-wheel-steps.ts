import { useEffect, useEffectEvent, useRef } from 'react';
import { addNotches, notchesOf, type Wheel } from './wheel';

/**
 * Turns the wheel over an element into steps while the page stays where it is. React's own `onWheel` is passive and
 * could not hold the page.
 * @param onStep hears whole steps, forward (the wheel moved up) above 0
 * @returns a ref for the element
 */
export function useWheelSteps(onStep: (steps: number) => void) {
  const element = useRef<HTMLDivElement>(null);
  const step = useEffectEvent(onStep);

  useEffect(() => {
    let rest = 0;
    const onWheel = (event: WheelEvent) => {
      // With Ctrl, or by a pinch, the visitor zooms the page.
      if (event.ctrlKey) return;
      event.preventDefault();
      const added = addNotches(rest, notchesOf(event as Wheel));
      rest = added.rest;
      if (added.frames) step(added.frames);
    };
    const target = element.current?.closest<HTMLElement>('[popover]');
    target?.addEventListener('wheel', onWheel, { passive: false });
    return () => target?.removeEventListener('wheel', onWheel);
  }, []);

  return element;
}
