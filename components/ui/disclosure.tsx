import type { ReactNode } from 'react';

/**
 * A native `<details>` element.
 * @param about visually hidden text that is appended to the label, for screen readers
 */
export function Disclosure({
  label,
  openLabel,
  about,
  children,
}: {
  label: string;
  /** The label while the text is shown. */
  openLabel: string;
  about: string;
  children: ReactNode;
}) {
  return (
    <details className="disclosure print:hidden">
      <summary className="button">
        <span className="disclosure-closed">{label}</span>
        <span className="disclosure-open">{openLabel}</span>
        <span className="sr-only"> {about}</span>
        <span aria-hidden className="disclosure-sign" />
      </summary>
      <div className="mt-5">{children}</div>
    </details>
  );
}
