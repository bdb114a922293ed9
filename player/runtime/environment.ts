/** How far outside of the viewport a lazy player begins to load. */
const NEAR = '200px';

/** A share of the element that counts as seen: an edge that touches the viewport shows nothing. */
const SEEN = 1e-9;

/**
 * Reports whether somebody can see the element, now and whenever that may have changed: it is in the viewport, and the page is
 * not hidden.
 * @param signal ends it
 */
export function observeSeen(element: Element, signal: AbortSignal, onChange: (isSeen: boolean) => void) {
  let isInView = true;
  const report = () => onChange(isInView && !document.hidden);
  document.addEventListener('visibilitychange', report, { signal });
  report();
  observeVisibility(element, signal, (isVisible) => {
    isInView = isVisible;
    report();
  });
}

/**
 * Reports whether the element is in the viewport, now and whenever that may have changed. One without width or height is not.
 * @param signal ends it
 * @param rootMargin how far outside of the viewport counts too, as CSS has it, in pixels
 * @returns a function that ends it too
 */
function observeVisibility(
  element: Element,
  signal: AbortSignal,
  onChange: (isVisible: boolean) => void,
  rootMargin?: string,
) {
  // In a DOM without layout, as jsdom's, nothing comes into view.
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const intersections = new IntersectionObserver(
    (entries) => {
      const { intersectionRatio, boundingClientRect } = entries.at(-1) as IntersectionObserverEntry;
      onChange(intersectionRatio > 0 && boundingClientRect.width * boundingClientRect.height > 0);
    },
    { rootMargin, threshold: SEEN },
  );
  // To the browser all of a box without width is seen, and stays so when it gets one: observed anew, it is reported anew.
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
 * Reports once that the element is near the viewport. Observed longer, it would cost at every frame drawn.
 * @param signal ends it
 */
export function observeApproach(element: Element, signal: AbortSignal, onApproach: () => void) {
  const onChange = (isNear: boolean) => {
    if (!isNear) return;
    stop();
    onApproach();
  };
  const stop = observeVisibility(element, signal, onChange, NEAR);
}

/**
 * Reports whether the visitor asks for less motion, now and whenever it changes.
 * @param signal ends it
 */
export function observeReducedMotion(signal: AbortSignal, onChange: (reduced: boolean) => void) {
  if (typeof matchMedia === 'undefined') return;
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const report = () => onChange(query.matches);
  query.addEventListener('change', report, { signal });
  report();
}
