import {
  type ComponentProps,
  type FocusEvent,
  type ToggleEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { ControlButton } from './control-button';
import './popover.css';
import { usePopoverPosition } from './use-popover-position';

type PopoverButtonProps = ComponentProps<typeof ControlButton> & {
  /** The popover's name, where it is not the button's. */
  dialogLabel?: string;
};

/**
 * A button and the popover that it opens. The popover is the browser's own: Escape and a press outside close it, and it
 * stands above everything else. The focus moves into it and returns to the button; it closes when the focus goes on. Its content is mounted only while it is
 * open.
 */
export function PopoverButton({ children, ref, dialogLabel, ...props }: PopoverButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  usePopoverPosition(popover, button, isOpen);

  // Mounts the content before the popover shows and, by onToggle, unmounts it after the browser returned the focus.
  function onBeforeToggle({ newState, target, currentTarget }: ToggleEvent) {
    if (newState === 'open' && target === currentTarget) setOpen(true);
  }

  function onToggle({ newState, target, currentTarget }: ToggleEvent<HTMLElement>) {
    // React has the event bubble, here from a popover inside.
    if (target !== currentTarget) return;
    if (newState === 'open') {
      const first = currentTarget.querySelector<HTMLElement>('input, button');
      (first ?? currentTarget).focus({ preventScroll: true });
      return;
    }
    setOpen(false);
    // WebKit does not focus a button that is clicked, so the browser has nowhere to return the focus to.
    if (document.activeElement === document.body || currentTarget.contains(document.activeElement)) {
      button.current?.focus({ preventScroll: true });
    }
  }

  /** Closes the popover, which would cover what the focus goes to. A press on the button, to which the focus goes first, does so itself. */
  function onBlur({ relatedTarget }: FocusEvent) {
    const stays = popover.current?.contains(relatedTarget) || relatedTarget === button.current;
    if (isOpen && relatedTarget && !stays) popover.current?.hidePopover();
  }

  return (
    <>
      <ControlButton
        {...props}
        ref={button}
        onBlur={onBlur}
        popoverTarget={id}
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
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onBlur={onBlur}
      >
        {isOpen ? children : null}
      </div>
    </>
  );
}
