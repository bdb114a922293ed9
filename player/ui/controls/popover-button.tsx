import {
  type ComponentProps,
  type FocusEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { activeElementAround, isFocusLost, windowOf } from '../../runtime/dom-context';
import { ONE_ROW } from './buttons';
import { ControlButton } from './control-button';

type PopoverButtonProps = ComponentProps<typeof ControlButton> & {
  /** The accessible name of the popover, if it differs from the name of the button. */
  dialogLabel?: string;
};

/**
 * A button that opens a native popover. The browser shows the popover in the top layer, and closes it on
 * Escape or a press outside. The focus moves to the popover when the popover opens, and back to the button
 * when the popover closes. If the user moves the focus elsewhere, the popover closes. The content is mounted
 * only while the popover is open.
 */
export function PopoverButton({ children, buttonRef, dialogLabel, ...props }: PopoverButtonProps) {
  const id = useId();
  const ownRef = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? ownRef;
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  usePopoverPosition(popover, button, isOpen);

  // React 18 supports neither the `popovertarget` attribute nor the `toggle` event of a popover.
  useLayoutEffect(() => {
    const target = popover.current as HTMLElement;
    button.current?.setAttribute('popovertarget', target.id);
    function onToggle(event: Event) {
      const { newState } = event as ToggleEvent;
      if (newState === 'open') {
        const first = target.querySelector<HTMLElement>('input, button:not(.player-step)');
        (first ?? target).focus({ preventScroll: true });
        return;
      }
      // Unmount the content only now, after the browser has moved the focus back to the button.
      setOpen(false);
      // WebKit does not focus a button on click, so the browser has no element to return the focus to.
      if (isFocusLost(target) || target.contains(activeElementAround(target))) {
        button.current?.focus({ preventScroll: true });
      }
    }
    target.addEventListener('toggle', onToggle);
    return () => target.removeEventListener('toggle', onToggle);
  }, [button]);

  /**
   * Closes the popover when the focus leaves it, because the popover could cover the focused element. Does
   * nothing if the button receives the focus: pressing the button focuses it, and the browser then closes the
   * popover.
   */
  function onBlur({ relatedTarget }: FocusEvent) {
    const stays = popover.current?.contains(relatedTarget) || relatedTarget === button.current;
    if (isOpen && relatedTarget && !stays) popover.current?.hidePopover();
  }

  return (
    <>
      <ControlButton
        {...props}
        buttonRef={button}
        // Mount the content before the browser shows the popover.
        onClick={() => setOpen(true)}
        onBlur={onBlur}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
      />
      <div
        ref={popover}
        id={id}
        className="player-popover"
        popover="auto"
        role="dialog"
        aria-label={dialogLabel ?? props.label}
        tabIndex={-1}
        onBlur={onBlur}
      >
        {isOpen ? children : null}
      </div>
    </>
  );
}

/** Places an open popover next to its button in browsers that don't support CSS anchor positioning. */
function usePopoverPosition(
  popover: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  isOpen: boolean,
) {
  useLayoutEffect(() => {
    if (!isOpen || !popover.current || CSS.supports('position-area', 'block-start')) return;
    const window = windowOf(popover.current);

    function place() {
      if (!popover.current || !button.current) return;
      const viewport = {
        width: window.document.documentElement.clientWidth,
        height: window.innerHeight,
      };
      const anchor = button.current.getBoundingClientRect();
      const bar = button.current.closest('.player-bar')?.getBoundingClientRect() ?? anchor;
      const { left, top } = popoverPosition(anchor, popover.current.getBoundingClientRect(), bar, viewport);
      popover.current.style.setProperty('inset', `${top}px auto auto ${left}px`);
    }

    // The observer calls `place` for the first time before the first paint of the popover.
    const size = new ResizeObserver(place);
    size.observe(popover.current);
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('resize', place, { signal });
    // Scrolling any ancestor of the button can move the button. Use capture, because scroll events of
    // elements don't bubble.
    window.addEventListener('scroll', place, { signal, capture: true });
    return () => {
      size.disconnect();
      listeners.abort();
    };
  }, [isOpen, popover, button]);
}

type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

/** The gap in pixels between a popover and its button, and between a popover and the edge of the viewport. */
const GAP = 8;

/**
 * Returns the top left corner of a popover. The popover is centered horizontally on its button, but stays
 * within the width of the bar if it fits. It is above or below the button, depending on which side has more
 * space, and is kept inside the viewport. If the bar is narrow, a popover that fits below the button is there,
 * because above the bar it would cover the animation. All values are in CSS pixels from the top left corner of
 * the viewport.
 * @param anchor the button
 */
export function popoverPosition(
  anchor: Box,
  popover: Size,
  bar: Pick<Box, 'left' | 'width'>,
  viewport: Size,
): { left: number; top: number } {
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - popover.height;
  const hasMoreBelow = viewport.height - anchor.top - anchor.height > anchor.top;
  const fitsBelow = below + popover.height + GAP <= viewport.height;
  const isBelow = hasMoreBelow || (fitsBelow && bar.width < ONE_ROW);
  const centered = anchor.left + (anchor.width - popover.width) / 2;
  const inBar = bar.left + clampToRange(centered - bar.left, bar.width - popover.width);
  return {
    left: clampToRange(inBar, viewport.width - popover.width),
    top: clampToRange(isBelow ? below : above, viewport.height - popover.height),
  };
}

/** Keeps a box at a distance of `GAP` from both ends of a range, or from its start if the box doesn't fit. */
function clampToRange(start: number, space: number) {
  return Math.max(GAP, Math.min(start, space - GAP));
}
