/** What a bench page offers to the program that measures it. */
export type Surface = {
  mount(): void;
  unmount(): void;
  pause(): void;
  /** @param frame whole, from 0 */
  seek(frame: number): void;
  totalFrames(): number;
  /** Milliseconds from the navigation to the first frame on screen. */
  firstFrame: Promise<number>;
  painted(): boolean;
};

declare global {
  var bench: Surface;
}

/** The animation to play. */
export const src = new URLSearchParams(location.search).get('src') ?? '';

/** Holds the picture, 400 by 400 pixels. */
export const box = document.createElement('div');

/** Puts the page together and mounts. */
export function open(player: Pick<Surface, 'mount' | 'unmount' | 'pause' | 'seek' | 'totalFrames'>) {
  document.body.style.cssText = 'margin:0;height:5000px';
  box.style.cssText = 'width:400px;height:400px';
  document.body.append(box);
  const firstFrame = new Promise<number>((resolve) => {
    const look = () => (painted() ? resolve(performance.now()) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });
  window.bench = { ...player, firstFrame, painted };
  player.mount();
}

/** Whether the picture holds a shape that has a size; the same question to every player. */
function painted() {
  return [...box.querySelectorAll('svg[preserveAspectRatio] :is(path, image, text)')].some((shape) => {
    const { width, height } = shape.getBoundingClientRect();
    return (width > 0 || height > 0) && !shape.closest('defs, clipPath, mask');
  });
}
