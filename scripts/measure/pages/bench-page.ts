declare global {
  /** Resolves with the time from the navigation to the first visible frame, in milliseconds. */
  var firstFrame: Promise<number>;
}

/** The options in the page's URL: the URL of the animation (`src`) and the renderer (`renderer`). */
export const query = new URLSearchParams(location.search);

/** The element that contains the animation, 400 by 400 pixels. */
export const box = document.createElement('div');
box.style.cssText = 'width:400px;height:400px';
document.body.append(box);

window.firstFrame = new Promise<number>((resolve) => {
  const check = () => (hasPainted() ? resolve(performance.now()) : requestAnimationFrame(check));
  requestAnimationFrame(check);
});

/** Returns whether an SVG shape or a pixel of a canvas is visible. The criterion is the same for every player. */
function hasPainted() {
  // The player renders the animation in a shadow tree.
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
