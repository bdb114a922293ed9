import { windowOf } from './dom-context';

/** The distance from the viewport within which a lazy player starts to load. */
const NEAR = '200px';

/**
 * The minimum ratio of an element's area that must be in the viewport for the element to count as visible.
 * The ratio is above 0, so that touching the edge of the viewport is not enough.
 */
const VISIBLE = 1e-9;

/**
 * Reports, initially and after each change, whether the user can see the element: the page must be visible,
 * and the element must be in the viewport.
 * @param signal stops the observation when aborted
 */
export function observeVisible(
  element: Element,
  signal: AbortSignal,
  onChange: (isVisible: boolean) => void,
) {
  let isInView = true;
  const { ownerDocument } = element;
  const report = () => onChange(isInView && !ownerDocument.hidden);
  ownerDocument.addEventListener('visibilitychange', report, { signal });
  report();
  observeInViewport(element, signal, (isVisible) => {
    isInView = isVisible;
    report();
  });
}

/**
 * Reports, initially and after each change, whether the element is in the viewport. An element whose width or
 * height is 0 is not in the viewport.
 * @param signal stops the observation when aborted
 * @param rootMargin extends the viewport; a CSS length in pixels
 * @returns a function that also stops the observation
 */
function observeInViewport(
  element: Element,
  signal: AbortSignal,
  onChange: (isVisible: boolean) => void,
  rootMargin?: string,
) {
  const { IntersectionObserver, ResizeObserver } = windowOf(element);
  // A DOM without layout, such as jsdom, has no `IntersectionObserver`.
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const intersections = new IntersectionObserver(
    (entries) => {
      const { intersectionRatio, boundingClientRect } = entries.at(-1) as IntersectionObserverEntry;
      onChange(intersectionRatio > 0 && boundingClientRect.width * boundingClientRect.height > 0);
    },
    { rootMargin, threshold: VISIBLE },
  );
  // Browsers report an element whose width is 0 as fully visible, and don't report when its width increases.
  // Therefore, observe the element again when its size changes.
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
 * Calls `onApproach` once, when the element comes near the viewport. The observation ends after this call,
 * because observing takes time in every frame.
 * @param signal stops the observation when aborted
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
 * Reports, initially and after each change, whether the user prefers reduced motion.
 * @param signal stops the observation when aborted
 */
export function observeReducedMotion(
  element: Element,
  signal: AbortSignal,
  onChange: (reduced: boolean) => void,
) {
  // A DOM without layout has no `matchMedia`.
  const query = windowOf(element).matchMedia?.('(prefers-reduced-motion: reduce)');
  if (!query) return;
  const report = () => onChange(query.matches);
  query.addEventListener('change', report, { signal });
  report();
}
