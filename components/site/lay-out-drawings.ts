/**
 * Runs inline in every page: the drawings below the first screen, which components/drawings/drawings.css has skipped,
 * are laid out after the first frame, each in a task of its own. All at once they would be one long task that keeps the
 * first words from the screen. The tasks go before others, so whoever captures a whole page that has loaded finds all
 * of it there; where a browser has no such tasks, what is left is laid out at the load event.
 */
document.addEventListener('DOMContentLoaded', () => {
  const drawings = document.querySelectorAll<SVGElement>('.drawing:not(.opening)');
  const layOut = (drawing: SVGElement) => {
    drawing.style.contentVisibility = 'visible';
    drawing.getBoundingClientRect();
  };
  if (!('scheduler' in window)) {
    addEventListener('load', () => drawings.forEach(layOut));
    return;
  }
  requestAnimationFrame(async () => {
    for (const drawing of drawings) {
      await scheduler.postTask(() => layOut(drawing), { priority: 'user-blocking' });
    }
  });
});
