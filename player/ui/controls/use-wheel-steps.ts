import { useEffect, useEffectEvent, useRef } from 'react';
import { addNotches, type WheelInput, wheelNotches } from './wheel';

/**
 * Turns the wheel over an element's popover into steps, and keeps the page from scrolling. React's `onWheel` is passive and
 * can't prevent scrolling.
 * @param onStep called with whole steps, forward (the wheel moved up) above 0
 * @returns a ref for the element
 */
export function useWheelSteps(onStep: (steps: number) => void) {
  const element = useRef<HTMLDivElement>(null);
  const step = useEffectEvent(onStep);

  useEffect(() => {
    let remainder = 0;
    const onWheel = (event: WheelEvent) => {
      // Ctrl with the wheel, and a pinch, zoom the page.
      if (event.ctrlKey) return;
      event.preventDefault();
      const added = addNotches(remainder, wheelNotches(event as WheelInput));
      remainder = added.remainder;
      if (added.frames) step(added.frames);
    };
    const target = element.current?.closest<HTMLElement>('[popover]');
    target?.addEventListener('wheel', onWheel, { passive: false });
    return () => target?.removeEventListener('wheel', onWheel);
  }, []);

  return element;
}
