import { firmMark } from '@/content/mark';

/** The firm's logo. Its main shape has the current text color. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 44 40" className={className} aria-hidden>
      <path d={firmMark.body} fill="currentColor" />
      <path d={firmMark.lights} className="fill-accent" />
    </svg>
  );
}
