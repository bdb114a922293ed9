/** How far outside the viewport a lazy player begins to load. */
const NEAR = '200px';

/**
 * Says whether anybody can see the element: in the viewport, in a tab that shows.
 * @returns a function that ends it.
 */
export function watchSeen(element: Element, onChange: (seen: boolean) => void): () => void {
  let inView = true;
  const report = () => onChange(inView && !document.hidden);
  const observer = new IntersectionObserver((entries) => {
    inView = entries[entries.length - 1]?.isIntersecting ?? inView;
    report();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', report);
  report();
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', report);
  };
}

/**
 * Runs once when the element is near the viewport.
 * @returns a function that ends the wait.
 */
export function whenNear(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: NEAR },
  );
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
