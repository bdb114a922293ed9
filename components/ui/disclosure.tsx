import type { ReactNode } from 'react';

/**
 * A native `<details>` element.
 * @param about visually hidden text that is appended to the label, for screen readers
 */
export function Disclosure({
  label,
  about,
  children,
}: {
  label: string;
  about: string;
  children: ReactNode;
}) {
  return (
    <details className="disclosure print:hidden">
      <summary className="button">
        {label}
        <span className="sr-only"> {about}</span>
        <span aria-hidden className="disclosure-sign" />
      </summary>
      <div className="mt-5">{children}</div>
    </details>
  );
}
