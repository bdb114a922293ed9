import type { ComponentProps, ReactNode } from 'react';
import styles from './controls.module.css';

type ControlButtonProps = ComponentProps<'button'> & { label: string; icon: ReactNode };

/** A button of the bar. Its label is the accessible name and the tooltip. */
export function ControlButton({ label, icon, className = '', ...props }: ControlButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={`${styles.button} ${className}`}
      aria-label={label}
      title={label}
    >
      {icon}
    </button>
  );
}
