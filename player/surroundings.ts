/**
 * Says whether the element is in the viewport, or nearer to it than `margin`.
 * @returns a function that ends it.
 */
export function watchInView(
  element: Element,
  onChange: (inView: boolean) => void,
  margin?: string,
): () => void {
  // An edge that touches, or a box without height around it, shows nothing of it.
  const observer = new IntersectionObserver((entries) => onChange(!!entries.pop()?.intersectionRatio), {
    rootMargin: margin,
    threshold: 1e-9,
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Says whether the visitor asks for less motion, now and whenever it changes.
 * @returns a function that ends it.
 */
export function watchReducedMotion(onChange: (reduced: boolean) => void): () => void {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const report = () => onChange(query.matches);
  query.addEventListener('change', report);
  report();
  return () => query.removeEventListener('change', report);
}
