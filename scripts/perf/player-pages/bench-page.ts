/** The methods by which each measured page is controlled, in `window.bench`. */
type BenchPage = {
  pause(): void;
  /** @param frame whole, from 0 */
  seek(frame: number): void;
  totalFrames(): number;
  /** Milliseconds from the navigation to the first frame on screen. */
  firstFrame: Promise<number>;
};

declare global {
  var bench: BenchPage;
}

/** The page's options: the address of the animation (`src`) and the renderer. */
export const query = new URLSearchParams(location.search);

/** The element that the animation is drawn into, 400 by 400 pixels. */
export const box = document.createElement('div');

/** Lays out the page and offers `window.bench`. */
export function startBenchPage(player: Omit<BenchPage, 'firstFrame'>) {
  document.body.style.cssText = 'margin:0;height:5000px';
  box.style.cssText = 'width:400px;height:400px';
  document.body.append(box);
  const firstFrame = new Promise<number>((resolve) => {
    const check = () => (hasPainted() ? resolve(performance.now()) : requestAnimationFrame(check));
    requestAnimationFrame(check);
  });
  window.bench = { ...player, firstFrame };
}

/** Whether a shape or a pixel of a canvas is visible, found in the same way for every player. */
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
