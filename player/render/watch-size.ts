import type { AnimationBox } from './fit';
import type { DrawingSettings } from './renderer';

/** Returns the number of canvas pixels per CSS pixel. */
export function densityOf({ rendererSettings, maxDensity }: DrawingSettings): number {
  const dpr = Number(rendererSettings.dpr);
  return dpr > 0 ? dpr : Math.min(devicePixelRatio, maxDensity);
}

/**
 * Returns the box of an animation whose container is the given element.
 * @param density the number of pixels of the box per CSS pixel. @default the density of the canvas
 */
export function boxOf(
  { offsetWidth, offsetHeight }: HTMLElement,
  settings: DrawingSettings,
  density = densityOf(settings),
): AnimationBox {
  const { fit, align } = settings;
  return { width: offsetWidth * density, height: offsetHeight * density, density, fit, align };
}

/**
 * Calls `onChange` once initially, and whenever the size of the element or the pixel density of the screen
 * changes.
 * @returns a function that stops watching
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
