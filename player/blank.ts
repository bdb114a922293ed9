/** Whether a container that lottie-web draws into shows nothing at all. */
export function isBlank(container: HTMLElement): boolean {
  const canvas = container.querySelector('canvas');
  if (!canvas) {
    const rects = [...container.querySelectorAll('path, image, text')].flatMap((shape) => [
      ...shape.getClientRects(),
    ]);
    return rects.every(({ width, height }) => width === 0 && height === 0);
  }
  const sample = new OffscreenCanvas(64, 64).getContext('2d');
  if (!sample || !canvas.width || !canvas.height) return false;
  sample.drawImage(canvas, 0, 0, 64, 64);
  return sample.getImageData(0, 0, 64, 64).data.every((value) => value === 0);
}
