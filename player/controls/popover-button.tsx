import { type ComponentProps, type ToggleEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { ControlButton } from './control-button';
import { placeBeside } from './place';
import styles from './popover.module.css';

type PopoverButtonProps = ComponentProps<typeof ControlButton>;

/**
 * A button and the popover that it opens: the browser's own, so that Escape and a press outside close it and it stands
 * above everything. The focus goes into it and comes back to the button. Its content lives while it is open.
 */
export function PopoverButton({ children, ref, ...props }: PopoverButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  const [isOpen, setOpen] = useState(false);

  // The content must be there when the browser shows it, and until the browser has given the focus back.
  function onBeforeToggle({ newState }: ToggleEvent) {
    if (newState === 'open') setOpen(true);
  }

  function onToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState === 'open') {
      if (!CSS.supports('position-area', 'block-start')) place(currentTarget, button.current);
      const first = currentTarget.querySelector<HTMLElement>('input, button');
      (first ?? currentTarget).focus({ preventScroll: true });
      return;
    }
    setOpen(false);
    // Not every browser focuses a pressed button, to which the focus would return by itself.
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

function place(popover: HTMLElement, button: HTMLElement | null) {
  if (!button) return;
  const viewport = { width: document.documentElement.clientWidth, height: innerHeight };
  const { left, top } = placeBeside(
    button.getBoundingClientRect(),
    popover.getBoundingClientRect(),
    viewport,
  );
  popover.style.setProperty('inset', `${top}px auto auto ${left}px`);
}
