/**
 * Runs inline in every page: the drawings below the first screen, which components/drawings/drawings.css has skipped,
 * are laid out one a frame. All at once they would be one long task that keeps the first words from the screen.
 * What is left when the page has loaded is laid out then: who captures a whole page waits for that and no longer.
 */
document.addEventListener('DOMContentLoaded', () => {
  const left = document.querySelectorAll<SVGElement>('.drawing:not(.opening)').values();
  const layOut = (drawing: SVGElement) => {
    drawing.style.contentVisibility = 'visible';
  };
  requestAnimationFrame(function layOutNext() {
    const { value, done } = left.next();
    if (done) return;
    layOut(value);
    requestAnimationFrame(layOutNext);
  });
  addEventListener('load', () => {
    for (const drawing of left) layOut(drawing);
  });
});
