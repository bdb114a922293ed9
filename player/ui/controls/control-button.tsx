import type { ComponentProps, ReactNode } from 'react';

type ControlButtonProps = ComponentProps<'button'> & {
  /** The accessible name. The tooltip shows the same text. */
  label: string;
  icon: ReactNode;
  /** The variable part of the button's class name, `player-PART-button`, which hosts use for styling. */
  part: string;
};

export function ControlButton({ label, icon, part, ...props }: ControlButtonProps) {
  return (
    <button type="button" {...props} className={`player-button player-${part}-button`} aria-label={label}>
      {icon}
    </button>
  );
}
