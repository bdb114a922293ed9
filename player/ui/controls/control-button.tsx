import type { ComponentProps, ReactNode } from 'react';
import './controls.css';

type ControlButtonProps = ComponentProps<'button'> & {
  label: string;
  icon: ReactNode;
  /** What it is in its class, by which a host's style sheet finds it. */
  part: string;
};

/** A button of the bar. Its label is the accessible name, and what its tooltip says. */
export function ControlButton({ label, icon, part, ...props }: ControlButtonProps) {
  return (
    <button type="button" {...props} className={`player-button player-${part}-button`} aria-label={label}>
      {icon}
    </button>
  );
}
