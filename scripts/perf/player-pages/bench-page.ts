/** The methods by which each measured page is controlled, in `window.bench`. */
export type BenchPage = {
  mount(): void;
  unmount(): void;
  pause(): void;
  /** @param frame whole, from 0 */
  seek(frame: number): void;
  totalFrames(): number;
  /** Milliseconds from the navigation to the first frame on screen. */
  firstFrame: Promise<number>;
  hasPainted(): boolean;
};

declare global {
  var bench: BenchPage;
}

/** The address of the animation. */
export const src = new URLSearchParams(location.search).get('src') ?? '';

/** The element that the animation is drawn into, 400 by 400 pixels. */
export const box = document.createElement('div');

/** Lays out the page, offers `window.bench` and mounts. */
export function startBenchPage(
  player: Pick<BenchPage, 'mount' | 'unmount' | 'pause' | 'seek' | 'totalFrames'>,
) {
  document.body.style.cssText = 'margin:0;height:5000px';
  box.style.cssText = 'width:400px;height:400px';
  document.body.append(box);
  const firstFrame = new Promise<number>((resolve) => {
    const check = () => (hasPainted() ? resolve(performance.now()) : requestAnimationFrame(check));
    requestAnimationFrame(check);
  });
  window.bench = { ...player, firstFrame, hasPainted };
  player.mount();
}

/**
 * Whether the picture has a visible shape or a canvas with a pixel, found in the same way for every player.
 */
function hasPainted() {
  // The player draws into a shadow tree.
  const tree = box.querySelector('.player-stage > div')?.shadowRoot ?? box;
  const canvas = tree.querySelector('canvas');
  if (canvas) return hasPixel(canvas);
  return [...tree.querySelectorAll('svg[preserveAspectRatio] :is(path, image, text)')].some((shape) => {
    const { width, height } = shape.getBoundingClientRect();
    return (width > 0 || height > 0) && !shape.closest('defs, clipPath, mask');
  });
}

function hasPixel(canvas: HTMLCanvasElement) {
  const copy = new OffscreenCanvas(16, 16).getContext('2d', { willReadFrequently: true });
  if (!copy || !canvas.width) return false;
  copy.drawImage(canvas, 0, 0, 16, 16);
  return copy.getImageData(0, 0, 16, 16).data.some(Boolean);
}
