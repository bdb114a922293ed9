import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { windowOf } from '../../runtime/dom-context';
import { useLabels } from './context';
import { keyName } from './shortcuts';

/**
 * The time in milliseconds that the pointer must stay on a button before the tooltip is shown. There is no
 * delay if the tooltip of a different button is visible.
 */
const DELAY = 500;

/**
 * The time in milliseconds that the tooltip stays visible after the pointer has left the button, so that the
 * pointer can move to the tooltip (WCAG 1.4.13).
 */
const GRACE = 300;

/**
 * A tooltip with the name and the shortcut of the button that is under the pointer or has the keyboard focus.
 * Screen readers get both from the button itself.
 */
export function Tooltip({ bar }: { bar: RefObject<HTMLElement | null> }) {
  const labels = useLabels();
  const target = useTooltipTarget(bar);
  const tooltip = useRef<HTMLDivElement>(null);
  const [{ name, keys }, setText] = useState({ name: '', keys: '' });

  // Run after every render, because the name of the button can change while the tooltip is visible.
  useLayoutEffect(() => {
    if (!target || !tooltip.current || !bar.current) return;
    const next = { name: target.ariaLabel ?? '', keys: target.getAttribute('aria-keyshortcuts') ?? '' };
    if (next.name !== name || next.keys !== keys) setText(next);
    placeAbove(tooltip.current, target, bar.current);
  });

  if (!target) return null;
  return (
    <div ref={tooltip} className="player-tooltip" role="tooltip">
      {name}
      {keys.split(' ').map((key) => key && <kbd key={key}>{keyName(key, labels)}</kbd>)}
    </div>
  );
}

/**
 * Centers the tooltip over its button, within the width of the bar. The tooltip is above the bar, or above
 * the button if the button itself is above the bar.
 */
function placeAbove(tooltip: HTMLElement, target: HTMLElement, bar: HTMLElement) {
  const box = bar.getBoundingClientRect();
  const button = target.getBoundingClientRect();
  // The scale of the CSS transforms that apply to the player. Client rectangles include this scale, but
  // layout sizes don't.
  const scale = box.width / bar.offsetWidth;
  const width = tooltip.offsetWidth;
  const centered = (button.left + button.width / 2 - box.left) / scale - width / 2;
  tooltip.style.left = `${Math.max(0, Math.min(centered, bar.offsetWidth - width))}px`;
  tooltip.style.bottom = `${(box.bottom - Math.min(button.top, box.top)) / scale + 4}px`;
}

/**
 * Returns the button whose tooltip is visible: the button that a mouse or pen points at, or that has the
 * keyboard focus. A press, Escape and opening a popover hide the tooltip. Touch shows no tooltip, because a
 * touch presses the button.
 */
function useTooltipTarget(bar: RefObject<HTMLElement | null>): HTMLElement | null {
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

    const onPointerOver = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const target = event.target as Element;
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
    const onFocusIn = (event: FocusEvent) => {
      const target = event.target as Element;
      const button = target.matches(':focus-visible') && buttonOf(target);
      if (button) show(button);
    };

    current.addEventListener('pointerover', onPointerOver, { signal });
    current.addEventListener('pointerleave', onPointerLeave, { signal });
    current.addEventListener('pointerdown', () => show(null), { signal });
    current.addEventListener('focusin', onFocusIn, { signal });
    current.addEventListener('focusout', () => show(null), { signal });
    // Listen on the window, because the button under the pointer might not have the focus.
    windowOf(current).addEventListener('keydown', ({ key }) => key === 'Escape' && show(null), { signal });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [bar]);

  return target;
}

/**
 * Returns the button of the bar that contains the element. Ignores buttons inside popovers, because their
 * names are visible, and buttons whose popover is open.
 */
function buttonOf(element: Element): HTMLElement | null {
  const button = element.closest<HTMLElement>('button:enabled:not([aria-expanded=true])');
  return button?.closest('[popover]') ? null : button;
}

/**
 * Hides the tooltip of the slider on Escape, until the pointer or the focus moves to a different element
 * (WCAG 1.4.13). Sets the attribute `data-tooltips` of the bar, which the style sheet uses.
 */
export function useDismissOnEscape(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') current.dataset.tooltips = 'off';
    };
    // Listen on the window, because the slider under the pointer might not have the focus.
    windowOf(current).addEventListener('keydown', onKeyDown, { signal });
    for (const event of ['pointerover', 'focusin'])
      current.addEventListener(event, () => delete current.dataset.tooltips, { signal });
    return () => listeners.abort();
  }, [bar]);
}
