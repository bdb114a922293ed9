import type { View } from './fit';
import type { Size } from './resize-canvas';
import type { DrawingSettings } from './types';

/** The size of a canvas that fills an element. */
export function canvasSize({ offsetWidth, offsetHeight }: HTMLElement, density = 1): Size {
  return { width: offsetWidth * density, height: offsetHeight * density };
}

/** Pixels of a canvas for one of CSS. */
export function densityOf({ rendererSettings, maxDensity }: DrawingSettings): number {
  return Number(rendererSettings.dpr ?? Math.min(devicePixelRatio, maxDensity));
}

/** A picture that fills an element, in pixels of which `density` are one of CSS. */
export function viewOf(element: HTMLElement, settings: DrawingSettings, density = densityOf(settings)): View {
  return { ...canvasSize(element, density), density, fit: settings.fit, align: settings.align };
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
