import { firmMark } from '@/content/mark';

/** The firm's mark: its body in the colour of the text around it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 44 40" className={className} aria-hidden>
      <path d={firmMark.body} fill="currentColor" />
      <path d={firmMark.lights} className="fill-accent" />
    </svg>
  );
}
