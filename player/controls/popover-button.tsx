import { type ComponentProps, type ToggleEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { ControlButton } from './control-button';
import styles from './popover.module.css';
import { popoverPosition } from './popover-position';

type PopoverButtonProps = ComponentProps<typeof ControlButton>;

/**
 * A button and the popover that it opens. The popover is the browser's own: Escape and a press outside close it, and it
 * stands above everything else. The focus moves into it and returns to the button. Its content is mounted only while it is
 * open.
 */
export function PopoverButton({ children, ref, ...props }: PopoverButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  const [isOpen, setOpen] = useState(false);

  // Mounts the content before the popover shows and, by onToggle, unmounts it after the browser returned the focus.
  function onBeforeToggle({ newState }: ToggleEvent) {
    if (newState === 'open') setOpen(true);
  }

  function onToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState === 'open') {
      if (!CSS.supports('position-area', 'block-start')) setPosition(currentTarget, button.current);
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

  return (
    <>
      <ControlButton
        {...props}
        ref={button}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
      />
      <div
        id={id}
        className={styles.popover}
        popover="auto"
        role="dialog"
        aria-label={props.label}
        tabIndex={-1}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        {isOpen ? children : null}
      </div>
    </>
  );
}

function setPosition(popover: HTMLElement, button: HTMLElement | null) {
  if (!button) return;
  const viewport = { width: document.documentElement.clientWidth, height: innerHeight };
  const { left, top } = popoverPosition(
    button.getBoundingClientRect(),
    popover.getBoundingClientRect(),
    viewport,
  );
  popover.style.setProperty('inset', `${top}px auto auto ${left}px`);
}
