import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react';

type ControlButtonProps = ComponentPropsWithoutRef<'button'> & {
  /** The accessible name, which is also the text of the tooltip. */
  label: string;
  icon: ReactNode;
  /** The variable part of the button's class name, `player-PART-button`, which apps use for styling. */
  part: string;
  /** Not named `ref`, because React 18 doesn't pass `ref` as a prop. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
};

/** A button of the bar. */
export function ControlButton({ label, icon, part, buttonRef, ...props }: ControlButtonProps) {
  return (
    <button
      type="button"
      {...props}
      ref={buttonRef}
      className={`player-button player-${part}-button`}
      aria-label={label}
    >
      {icon}
    </button>
  );
}
