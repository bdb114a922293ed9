/** A share of the element that counts as seen. An edge that touches the viewport, or a box without height, shows nothing. */
const SEEN = 1e-9;

/**
 * Reports whether the element is in the viewport, now and whenever that changes.
 * @param signal ends it
 */
export function observeVisibility(
  element: Element,
  signal: AbortSignal,
  onChange: (isVisible: boolean) => void,
) {
  const observer = new IntersectionObserver((entries) => onChange(isSeen(entries)), { threshold: SEEN });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Reports once that the element is nearer to the viewport than a margin. Observed longer, it would cost at every frame drawn.
 * @param margin as CSS has it, in pixels
 * @param signal ends it
 */
export function observeApproach(
  element: Element,
  signal: AbortSignal,
  margin: string,
  onApproach: () => void,
) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!isSeen(entries)) return;
      observer.disconnect();
      onApproach();
    },
    { rootMargin: margin, threshold: SEEN },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

function isSeen(entries: IntersectionObserverEntry[]): boolean {
  return (entries.at(-1)?.intersectionRatio ?? 0) > 0;
}

/**
 * Reports whether the visitor asks for less motion, now and whenever it changes.
 * @param signal ends it
 */
export function observeReducedMotion(signal: AbortSignal, onChange: (reduced: boolean) => void) {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const report = () => onChange(query.matches);
  query.addEventListener('change', report, { signal });
  report();
}
