/** The firm's mark: a saw-toothed roof with its north lights. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 44 40" className={className} aria-hidden>
      <path d="M2 38V4l20 16V4l20 16v18z" fill="currentColor" />
      <path d="M6 34V13.500l12 9.600V34zM26 34V13.500l12 9.600V34z" className="fill-accent" />
    </svg>
  );
}
