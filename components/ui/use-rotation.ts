import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

const interval = 4_000;

/**
 * Advances the carousel every 4 s while `rotating` is set, unless the carousel is out of view, hovered or
 * focused, or the tab is hidden.
 */
export function useRotation(viewport: HTMLElement, carousel: UseEmblaCarouselType[1], rotating: boolean) {
  useEffect(() => {
    const box = viewport.parentElement;
    if (!carousel || !rotating || !box) return;
    let timer: number | undefined;
    let seen = false;
    const update = () => {
      window.clearInterval(timer);
      const held = box.matches(':hover, :focus-within') || document.hidden;
      if (seen && !held) timer = window.setInterval(() => carousel.scrollNext(), interval);
    };
    const observer = new IntersectionObserver((entries) => {
      seen = entries.at(-1)?.isIntersecting === true;
      update();
    });
    observer.observe(viewport);
    const leave = new AbortController();
    // Update in a microtask, because the browser updates `:hover` and `:focus-within` after the event.
    for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
      box.addEventListener(type, () => queueMicrotask(update), { signal: leave.signal });
    document.addEventListener('visibilitychange', update, { signal: leave.signal });
    return () => {
      window.clearInterval(timer);
      observer.disconnect();
      leave.abort();
    };
  }, [viewport, carousel, rotating]);
}
