import type { ComponentProps, ReactNode } from 'react';

type ControlButtonProps = ComponentProps<'button'> & {
  /** The accessible name, which is also the text of the tooltip. */
  label: string;
  icon: ReactNode;
  /** The part of the button's class that hosts use for styling: `player-PART-button`. */
  part: string;
};

/** A button in the controls bar. */
export function ControlButton({ label, icon, part, ...props }: ControlButtonProps) {
  return (
    <button type="button" {...props} className={`player-button player-${part}-button`} aria-label={label}>
      {icon}
    </button>
  );
}
