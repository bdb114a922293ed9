import type { ComponentProps, ReactNode } from 'react';

type ControlButtonProps = ComponentProps<'button'> & {
  /** The accessible name, which is also the text of the tooltip. */
  label: string;
  icon: ReactNode;
  /** The name in the button's class, `player-PART-button`, which hosts style. */
  part: string;
};

/** A button of the bar. */
export function ControlButton({ label, icon, part, ...props }: ControlButtonProps) {
  return (
    <button type="button" {...props} className={`player-button player-${part}-button`} aria-label={label}>
      {icon}
    </button>
  );
}
