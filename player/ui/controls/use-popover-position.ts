import { type RefObject, useLayoutEffect } from 'react';
import { popoverPosition } from './popover-position';

/** Keeps an open popover by its button in browsers without CSS anchor positioning. */
export function usePopoverPosition(
  popover: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  isOpen: boolean,
) {
  useLayoutEffect(() => {
    if (!isOpen || CSS.supports('position-area', 'block-start')) return;

    function place() {
      if (!popover.current || !button.current) return;
      const viewport = { width: document.documentElement.clientWidth, height: innerHeight };
      const anchor = button.current.getBoundingClientRect();
      const { left, top } = popoverPosition(anchor, popover.current.getBoundingClientRect(), viewport);
      popover.current.style.setProperty('inset', `${top}px auto auto ${left}px`);
    }

    // Its first report comes before the popover is painted.
    const size = new ResizeObserver(place);
    if (popover.current) size.observe(popover.current);
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('resize', place, { signal });
    // Capturing: whatever scrolls around the button may move it, and a scroll event does not bubble.
    window.addEventListener('scroll', place, { signal, capture: true });
    return () => {
      size.disconnect();
      listeners.abort();
    };
  }, [isOpen, popover, button]);
}
