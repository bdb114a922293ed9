/**
 * Runs inline in every page's head: what is below the first screen, which components/site/lay-out-later.css has skipped,
 * is laid out after the first frame, each section and each drawing in a task of its own. All at once they would be one
 * long task that keeps the first words from the screen. The tasks go before others, so whoever captures a whole page
 * that has loaded finds all of it there; where a browser has no such tasks, what is left is laid out at the load event.
 */
document.addEventListener('DOMContentLoaded', () => {
  const parts = document.querySelectorAll<HTMLElement | SVGElement>(
    'main > section ~ section, main ~ footer, .drawing:not(.opening)',
  );
  const layOut = (part: HTMLElement | SVGElement) => {
    part.style.contentVisibility = 'visible';
    part.getBoundingClientRect();
  };
  if (!('scheduler' in window)) {
    addEventListener('load', () => parts.forEach(layOut));
    return;
  }
  requestAnimationFrame(async () => {
    for (const part of parts) await scheduler.postTask(() => layOut(part), { priority: 'user-blocking' });
  });
});

/** Sections have no height of their own until then; whoever lands among them, at a fragment or where a page was left, needs it. */
function landsAtTheTop(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The location tells nothing of a fragment that is a text (`#:~:text=`).
  return entry?.type === 'navigate' && !entry.name.includes('#') && !location.hash;
}

document.documentElement.toggleAttribute('data-arriving', landsAtTheTop());
