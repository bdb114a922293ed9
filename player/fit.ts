import type { LottieItem } from './engine';

/**
 * Keeps a picture that is not an SVG as large as its container and as sharp as the screen, whichever changes.
 * @param followDensity false when the host has set a pixel density of its own
 * @returns a function that ends it.
 */
export function keepFitted(item: LottieItem, container: HTMLElement, followDensity: boolean): () => void {
  return watchSize(container, () => {
    const { renderer } = item;
    if (!renderer) return;
    try {
      if (renderer.renderConfig && followDensity) renderer.renderConfig.dpr = devicePixelRatio;
      if (renderer.contextData) {
        if (isSized(container, renderer.renderConfig?.dpr)) return;
        forgetStyles(renderer.contextData);
      }
      item.resize();
    } catch (error) {
      console.warn(`lottie-web left out what it could not draw: ${error}`);
    }
  });
}

/** Sizing wipes a canvas, and its edges come out differently each time it is drawn anew: only where it is needed. */
function isSized(container: HTMLElement, density = 1) {
  const canvas = container.querySelector('canvas');
  return (
    canvas?.width === Math.floor(container.offsetWidth * density) &&
    canvas.height === Math.floor(container.offsetHeight * density)
  );
}

/**
 * Sizing a canvas resets its context, but lottie-web goes on believing the old styles and paints black. It paints while it
 * sizes, and a layer that throws ends that, so this comes first.
 */
function forgetStyles(context: Record<string, unknown>) {
  for (const style of ['FillStyle', 'StrokeStyle', 'LineWidth', 'LineCap', 'LineJoin', 'MiterLimit']) {
    context[`applied${style}`] = '';
  }
  context.currentOpacity = 1;
}

/**
 * Runs when the element's size or the screen's pixel density changes, and once soon after the start.
 * @returns a function that ends it.
 */
function watchSize(element: Element, onChange: () => void): () => void {
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
