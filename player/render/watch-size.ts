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
  // A canvas without pixels can't be drawn, however low the density is.
  const [width = 0, height = 0] = [offsetWidth, offsetHeight].map(
    (side) => side && Math.max(side * density, 1),
  );
  return { width, height, density, fit, align };
}

/**
 * Calls `onChange` once initially, and whenever the size of the element or the pixel density of the screen
 * changes.
 * @param signal stops watching when aborted
 */
export function watchSize(element: Element, signal: AbortSignal, onChange: () => void) {
  const observer = new ResizeObserver(onChange);
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  const watchDensity = () =>
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        onChange();
        watchDensity();
      },
      { once: true, signal },
    );
  watchDensity();
}
