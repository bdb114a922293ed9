/**
 * Says whether the element is in the viewport, or nearer to it than `margin`.
 * @param signal ends it
 * @param onChange ends it too by returning something true
 */
export function watchInView(
  element: Element,
  signal: AbortSignal,
  onChange: (inView: boolean) => unknown,
  margin?: string,
) {
  const observer = new IntersectionObserver(
    // An edge that touches, or a box without height around it, shows nothing of it.
    (entries) => onChange(!!entries.pop()?.intersectionRatio) && observer.disconnect(),
    { rootMargin: margin, threshold: 1e-9 },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Says whether the visitor asks for less motion, now and whenever it changes.
 * @param signal ends it
 */
export function watchReducedMotion(signal: AbortSignal, onChange: (reduced: boolean) => void) {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const report = () => onChange(query.matches);
  query.addEventListener('change', report, { signal });
  report();
}
