import { firmLogo } from '@/content/logo';

/** The firm's logo. Its main shape has the current text color. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 44 40" className={className} aria-hidden>
      <path d={firmLogo.body} fill="currentColor" />
      <path d={firmLogo.lights} className="fill-accent" />
    </svg>
  );
}
