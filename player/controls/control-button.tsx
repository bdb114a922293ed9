import type { ComponentProps, ReactNode } from 'react';
import styles from './controls.module.css';

type ControlButtonProps = ComponentProps<'button'> & {
  label: string;
  icon: ReactNode;
  /** What it is in its class, by which a host's style sheet finds it. */
  part: string;
};

/** A button of the bar. Its label is the accessible name, and what its tooltip says. */
export function ControlButton({ label, icon, part, className = '', ...props }: ControlButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={`${styles.button} player-button player-${part}-button ${className}`}
      aria-label={label}
    >
      {icon}
    </button>
  );
}
