/**
 * Runs inline in every page: the drawings below the first screen, which components/drawings/drawings.css has skipped,
 * are laid out one a frame. All at once they would be one long task that keeps the first words from the screen.
 */
document.addEventListener('DOMContentLoaded', () => {
  const left = document.querySelectorAll<SVGElement>('.drawing:not(.opening)').values();
  requestAnimationFrame(function layOutNext() {
    const { value, done } = left.next();
    if (done) return;
    value.style.contentVisibility = 'visible';
    requestAnimationFrame(layOutNext);
  });
});
