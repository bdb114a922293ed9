/**
 * Runs inline in every page: the drawings below the first screen, which components/drawings/drawings.css has skipped,
 * are laid out after the first frame, each in a task of its own. All at once they would be one long task that keeps the
 * first words from the screen. The tasks go before others, so whoever captures a whole page that has loaded finds all
 * of it there; where a browser has no such tasks, what is left is laid out at the load event.
 */
document.addEventListener('DOMContentLoaded', () => {
  const left = document.querySelectorAll<SVGElement>('.drawing:not(.opening)').values();
  const layOut = (drawing: SVGElement) => {
    drawing.style.contentVisibility = 'visible';
    drawing.getBoundingClientRect();
  };
  if (!('scheduler' in window)) {
    addEventListener('load', () => {
      for (const drawing of left) layOut(drawing);
    });
    return;
  }
  const layOutNext = () => {
    const { value, done } = left.next();
    if (done) return;
    layOut(value);
    soon();
  };
  const soon = () => scheduler.postTask(layOutNext, { priority: 'user-blocking' });
  requestAnimationFrame(soon);
});
