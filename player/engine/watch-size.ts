import type { Size } from './resize-canvas';

/** The size of a canvas that fills an element. */
export function canvasSize({ offsetWidth, offsetHeight }: HTMLElement, density = 1): Size {
  return { width: offsetWidth * density, height: offsetHeight * density };
}

/**
 * Runs when the element's size or the screen's pixel density changes, and once soon after the start.
 * @returns a function that ends it.
 */
export function watchSize(element: Element, onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange);
  observer.observe(element);
  let density: MediaQueryList | undefined;
  const watchDensity = () => {
    density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    density.addEventListener('change', onDensity, { once: true });
  };
  const onDensity = () => {
    onChange();
    watchDensity();
  };
  watchDensity();
  return () => {
    observer.disconnect();
    density?.removeEventListener('change', onDensity);
  };
}
