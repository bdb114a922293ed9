import type { PictureBox } from './fit';
import type { DrawingSettings } from './renderer';

/** Pixels of a canvas for one of CSS. */
export function densityOf({ rendererSettings, maxDensity }: DrawingSettings): number {
  return Number(rendererSettings.dpr ?? Math.min(devicePixelRatio, maxDensity));
}

/** The box of a picture that fills an element, in pixels of which `density` are one of CSS. */
export function boxOf(
  { offsetWidth, offsetHeight }: HTMLElement,
  settings: DrawingSettings,
  density = densityOf(settings),
): PictureBox {
  const { fit, align } = settings;
  return { width: offsetWidth * density, height: offsetHeight * density, density, fit, align };
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
