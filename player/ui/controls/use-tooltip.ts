import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds that a pointer rests on a button before its tooltip shows; the next one shows at once. */
const DELAY = 500;

/** Milliseconds that it stays once the pointer has left, long enough to come to the tooltip itself (WCAG 1.4.13). */
const GRACE = 300;

/**
 * The button whose tooltip shows: the one that a mouse or a pen rests on, or that has the keyboard's focus. A press, Escape and a
 * popover dismiss it. A finger has none, as its press already acts.
 */
export function useTooltip(bar: RefObject<HTMLElement | null>): HTMLElement | null {
  const [target, setTarget] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    let shown: HTMLElement | null = null;
    let pointed: EventTarget | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listeners = new AbortController();
    const { signal } = listeners;

    const show = (button: HTMLElement | null) => {
      clearTimeout(timer);
      shown = button;
      setTarget(button);
    };
    const showAfter = (delay: number, button: HTMLElement | null) => {
      clearTimeout(timer);
      timer = setTimeout(show, delay, button);
    };

    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || !(target instanceof Element)) return;
      if (target.closest('[role=tooltip]')) return clearTimeout(timer);
      const button = buttonOf(target);
      if (button === pointed) return button === shown ? clearTimeout(timer) : undefined;
      pointed = button;
      if (button) showAfter(shown ? 0 : DELAY, button);
      else showAfter(GRACE, null);
    };
    const onPointerLeave = () => {
      pointed = null;
      showAfter(GRACE, null);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      const button = target instanceof Element && target.matches(':focus-visible') && buttonOf(target);
      if (button) show(button);
    };

    current.addEventListener('pointerover', onPointerOver, { signal });
    current.addEventListener('pointerleave', onPointerLeave, { signal });
    current.addEventListener('pointerdown', () => show(null), { signal });
    current.addEventListener('focusin', onFocusIn, { signal });
    current.addEventListener('focusout', () => show(null), { signal });
    // On the window: what is hovered need not have the focus.
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && show(null), { signal });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [bar]);

  return target;
}

/** The button of the bar that an element belongs to; those in popovers are named by their texts. */
function buttonOf(element: Element): HTMLElement | null {
  const button = element.closest<HTMLElement>('button:enabled:not([aria-expanded=true])');
  return button?.closest('[popover]') ? null : button;
}
