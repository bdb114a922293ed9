/** How far outside the viewport a lazy player begins to load. */
const NEAR = '200px';

/** The share of the element that counts as visible: an edge that only touches the viewport shows nothing. */
const VISIBLE = 1e-9;

/**
 * Reports whether the user can see the element, now and after each change: it is in the viewport of a visible
 * page.
 * @param signal ends the observation
 */
export function observeVisible(
  element: Element,
  signal: AbortSignal,
  onChange: (isVisible: boolean) => void,
) {
  let isInView = true;
  const report = () => onChange(isInView && !document.hidden);
  document.addEventListener('visibilitychange', report, { signal });
  report();
  observeInViewport(element, signal, (isVisible) => {
    isInView = isVisible;
    report();
  });
}

/**
 * Reports whether the element is in the viewport, now and after each change. An element without width or
 * height is not.
 * @param signal ends the observation
 * @param rootMargin the distance outside the viewport that counts too, a CSS length in pixels
 * @returns a function that ends the observation too
 */
function observeInViewport(
  element: Element,
  signal: AbortSignal,
  onChange: (isVisible: boolean) => void,
  rootMargin?: string,
) {
  // A DOM without layout, such as jsdom, has no viewport.
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const intersections = new IntersectionObserver(
    (entries) => {
      const { intersectionRatio, boundingClientRect } = entries.at(-1) as IntersectionObserverEntry;
      onChange(intersectionRatio > 0 && boundingClientRect.width * boundingClientRect.height > 0);
    },
    { rootMargin, threshold: VISIBLE },
  );
  // The browser counts a box without width as fully visible, and reports nothing when it gets one. Observe it
  // again.
  const sizes = new ResizeObserver(() => {
    intersections.unobserve(element);
    intersections.observe(element);
  });
  sizes.observe(element);
  const stop = () => {
    intersections.disconnect();
    sizes.disconnect();
  };
  signal.addEventListener('abort', stop);
  return stop;
}

/**
 * Reports once that the element is near the viewport. A longer observation would cost time at every frame.
 * @param signal ends the observation
 */
export function observeApproach(element: Element, signal: AbortSignal, onApproach: () => void) {
  const onChange = (isNear: boolean) => {
    if (!isNear) return;
    stop();
    onApproach();
  };
  const stop = observeInViewport(element, signal, onChange, NEAR);
}

/**
 * Reports whether the user prefers reduced motion, now and after each change.
 * @param signal ends the observation
 */
export function observeReducedMotion(signal: AbortSignal, onChange: (reduced: boolean) => void) {
  if (typeof matchMedia === 'undefined') return;
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const report = () => onChange(query.matches);
  query.addEventListener('change', report, { signal });
  report();
}
