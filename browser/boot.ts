import { loadModule } from './load-module';
import { preload } from './preload-player';
import { Attribute, type IslandModule } from './protocol';

/**
 * Runs inline in every page. Loads the script of each island when its trigger (`IslandTrigger`) occurs. Until
 * an island is mounted, queues clicks on its controls and submissions of its form, and then replays them. If
 * the visitor prefers to save data, an island's script loads only when the visitor presses the island.
 */

/** Islands within this distance of the viewport count as visible, in pixels. */
const NEAR = 300;
const CONTROLS = 'a, button, input, textarea';

const root = document.documentElement;
const savesData =
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
root.toggleAttribute(Attribute.SavesData, savesData);

/** The queued presses. A control is identified by its position, because React might replace it. */
let presses: { island: HTMLElement; position: number }[] = [];
/** The modules of the islands that are being mounted. */
const mounting = new Map<HTMLElement, IslandModule>();
const started = new Set<HTMLElement>();
/** The islands whose modules failed to load. */
const failed = new Set<HTMLElement>();

/** Resolves when the whole page has been parsed and is shown to the visitor. */
const ready = new Promise<void>((resolve) => {
  const check = () => {
    if (document.readyState !== 'loading' && !('prerendering' in document && document.prerendering))
      resolve();
  };
  for (const type of ['DOMContentLoaded', 'prerenderingchange']) document.addEventListener(type, check);
  check();
});

const islandOf = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLElement>(`[${Attribute.Island}]:not([${Attribute.Mounted}])`)
    : null;

/** Returns the notice that the island's module can't be loaded. */
const noticeOf = (island: HTMLElement) => island.querySelector(`[${Attribute.Failure}]`);

const controlsOf = (island: HTMLElement) => [island, ...island.querySelectorAll<HTMLElement>(CONTROLS)];

/** Loads and mounts an island, and replays the presses on it. If loading fails, a later call tries again. */
async function start(island: HTMLElement) {
  if (started.has(island)) return;
  started.add(island);
  failed.delete(island);
  noticeOf(island)?.toggleAttribute('hidden', true);
  preload(island);
  await ready;
  let focused: Element | null;
  let focusedPosition: number;
  try {
    const module = await loadModule(island.getAttribute(Attribute.Island) ?? '');
    const mounted = module.default(island);
    mounting.set(island, module);
    presses = presses.filter((press) => !pressEarly(press.island, controlsOf(press.island)[press.position]));
    const result = await mounted;
    const next = island.getAttribute(Attribute.Then);
    const nextModule = next && (await loadModule(next));
    focused = document.activeElement;
    focusedPosition = controlsOf(island).indexOf(focused as HTMLElement);
    if (nextModule) await nextModule.default(island, result);
  } catch {
    fail(island);
    return;
  }
  mounting.delete(island);
  island.setAttribute(Attribute.Mounted, '');
  const controls = controlsOf(island);
  // React has replaced the focused control if the page was translated.
  if (!focused?.isConnected) controls[focusedPosition]?.focus({ preventScroll: true });
  const replayed = presses.filter((press) => press.island === island);
  presses = presses.filter((press) => press.island !== island);
  for (const { position } of replayed) {
    const control = controls[position];
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control?.click();
  }
}

/** Shows the notice of an island that can't be mounted, if the visitor misses the island. */
function fail(island: HTMLElement) {
  // An island that loads at its first use, and an island that already works in part, are not missed until they
  // are pressed.
  const isPartial = mounting.has(island) && island.hasAttribute(Attribute.Then);
  const isMissed = !isPartial && island.getAttribute(Attribute.When) !== 'use';
  started.delete(island);
  failed.add(island);
  if (isMissed || presses.some((press) => press.island === island))
    noticeOf(island)?.toggleAttribute('hidden', false);
}

/** Passes a press to the module of an island that is being mounted. @returns whether the module has handled it */
const pressEarly = (island: HTMLElement, control: HTMLElement | undefined) =>
  control && mounting.get(island)?.press?.(island, control);

/** Queues a press on a control or the submission of a form, and starts the island that contains it. */
function enqueue(event: Event, island: HTMLElement, control: HTMLElement) {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (pressEarly(island, control)) return;
  const position = controlsOf(island).indexOf(control);
  if (noticeOf(island)?.contains(control)) {
    // The control is the notice's button, which disappears.
    island.tabIndex = -1;
    island.focus({ preventScroll: true });
  } else if (!presses.some((press) => press.island === island && press.position === position)) {
    presses.push({ island, position });
  }
  start(island);
}

function startAll(trigger: string) {
  for (const island of document.querySelectorAll<HTMLElement>(`[${Attribute.When}=${trigger}]`))
    start(island);
}

function onInteraction({ target }: Event) {
  if (!root.hasAttribute(Attribute.Interacted)) {
    root.setAttribute(Attribute.Interacted, '');
    ready.then(() => startAll('interaction'));
  }
  const island = islandOf(target);
  if (island && !failed.has(island)) start(island);
}

document.addEventListener(
  'click',
  (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const { target } = event;
    const control =
      target instanceof Element ? target.closest<HTMLElement>(`button, a[${Attribute.Island}]`) : null;
    const island = islandOf(control);
    // Submissions have their own event. The browser itself executes commands.
    if (!control || !island || control.matches('form *, [commandfor]')) return;
    enqueue(event, island, control);
  },
  true,
);

document.addEventListener(
  'submit',
  (event) => {
    const island = islandOf(event.target);
    if (island) enqueue(event, island, island);
  },
  true,
);

for (const type of savesData ? ['click'] : ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'])
  document.addEventListener(type, onInteraction, true);

addEventListener('online', () => {
  for (const island of failed) start(island);
});

if (!savesData) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        start(target as HTMLElement);
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
