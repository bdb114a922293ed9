import { type Island, islandAround, ready } from './island';
import { type Action, Attribute } from './protocol';

/**
 * Runs inline in every page. Starts each island when its trigger (`IslandTrigger`) occurs, and passes to it what
 * the visitor does before it is mounted. If the visitor prefers to save data, an island starts only when the
 * visitor presses it.
 */

/** Islands within this distance of the viewport count as visible, in pixels. */
const NEAR = 300;

/** The elements whose clicks an island handles. Forms handle their submission instead. */
const CLICKED = `button:not(form *), a[${Attribute.Island}], [${Attribute.Then}] .player-stage`;

const root = document.documentElement;
const savesData =
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
root.toggleAttribute(Attribute.SavesData, savesData);

/** Returns the islands that match a selector and aren't mounted. */
const islands = (selector: string) =>
  [...document.querySelectorAll(selector)].flatMap((element) => islandAround(element) ?? []);

/** Passes an event to an island instead of to the page. */
function pass(event: Event, island: Island, control: HTMLElement) {
  event.preventDefault();
  event.stopImmediatePropagation();
  island.act(event.type as Action['type'], control);
}

document.addEventListener(
  'click',
  (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const control = (event.target as Element).closest<HTMLElement>(CLICKED);
    const island = islandAround(control);
    // The browser itself executes commands.
    if (control && island && !control.matches('[commandfor]')) pass(event, island, control);
  },
  true,
);

document.addEventListener(
  'submit',
  (event) => {
    const island = islandAround(event.target);
    if (island) pass(event, island, event.target as HTMLElement);
  },
  true,
);

document.addEventListener(
  'input',
  ({ target }) => {
    const island = islandAround(target);
    // The text in a form's field needs no script.
    if (island && target instanceof HTMLInputElement && !target.form) island.act('input', target);
  },
  true,
);

function onInteraction({ target }: Event) {
  if (!root.hasAttribute(Attribute.Interacted)) {
    root.setAttribute(Attribute.Interacted, '');
    if (!savesData)
      ready.then(() => {
        for (const island of islands(`[${Attribute.When}=interaction]`)) island.start();
      });
  }
  const opener = target instanceof Element ? target.closest('[commandfor]') : null;
  const opened = document.getElementById(opener?.getAttribute('commandfor') ?? '');
  for (const island of [islandAround(target), islandAround(opened)])
    if (island?.state === 'waiting') island.start();
}

for (const type of savesData ? ['click'] : ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'])
  document.addEventListener(type, onInteraction, true);

addEventListener('online', () => {
  for (const island of islands(`[${Attribute.Island}]`)) if (island.state === 'failed') island.start();
});

if (!savesData) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        islandAround(target)?.start();
      }
    },
    { rootMargin: `${NEAR}px` },
  );
  // Wait for the load event, so that loading scripts doesn't delay the first paint.
  addEventListener('load', async () => {
    await ready;
    for (const island of document.querySelectorAll(`[${Attribute.When}=visible]`)) observer.observe(island);
  });
}
