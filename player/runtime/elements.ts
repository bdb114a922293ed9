import { loadLateModule } from './late-module';
import { type Markup, patch } from './markup';
import { type NoticeModule, playerMarkup } from './player-markup';
import type { Runtime } from './runtime';

/** The elements of a mounted player. */
export type PlayerElements = {
  /** The outer element. */
  readonly root: HTMLElement;
  /** The element that contains the animation. */
  readonly stage: HTMLElement;
  /** Shows the current options and the current state. */
  update(): void;
  /** Removes the elements, or restores the static HTML. */
  remove(): void;
};

/** The outer elements of all mounted players. */
export const mounted = new WeakSet<Element>();

/** The modules that are loaded when a player first needs them. */
const ADDITIONS = {
  hover: () => import('./hover'),
  hotspots: () => import('./hotspots'),
  sound: () => import('./sound'),
  notice: () => import('./failure-notice'),
};

/** The module of the failure notice, which is loaded when a player first fails. */
let notice: NoticeModule;

/** Returns the child of a player's outer element that contains what `playerMarkup` describes. */
export const viewIn = (root: Element) => root.querySelector<HTMLElement>(':scope > .player-view');

/**
 * Shows a player in its outer element, which is empty or contains static HTML, and handles the events of its failure
 * notice.
 * @param parent the element to which the outer element is added, and from which it is removed in the end. Not given
 *   for static HTML, which is restored instead.
 */
export function showElements(runtime: Runtime, root: HTMLElement, parent?: ParentNode): PlayerElements {
  const showing = new AbortController();
  const { signal } = showing;
  const { className } = root;
  const { state } = root.dataset;
  const staticView = viewIn(root)?.cloneNode(true);
  let shown: Markup | undefined;
  const additions: { [name in keyof typeof ADDITIONS]?: (() => void) | undefined } = {};

  function update() {
    const { view, model } = runtime;
    const next = playerMarkup(model.settings, view, notice);
    patch(root, next, shown);
    shown = next;
    const poster = viewIn(root)?.querySelector<HTMLElement>('.player-poster');
    // A strict Content Security Policy blocks style attributes in the static HTML. Without scripts, the style sheet
    // aligns the poster, but only to edges and centers.
    const align = model.settings.align?.map((part) => `${part * 100}%`);
    if (poster) poster.style.objectPosition = align?.join(' ') ?? '';
    const isNeeded = { ...model.settings, sound: view.media.hasAudio && !view.muted, notice: view.error };
    for (const name of Object.keys(ADDITIONS) as (keyof typeof ADDITIONS)[]) {
      additions[name]?.();
      if (name in additions || !isNeeded[name]) continue;
      additions[name] = undefined;
      loadLateModule(ADDITIONS[name], signal, (module) => {
        additions[name] = module?.startAddition(viewIn(root) as HTMLElement, runtime, signal);
        if (name !== 'notice') return;
        notice ??= module as NoticeModule;
        update();
      });
    }
  }

  update();
  mounted.add(root);
  parent?.append(root);
  const view = viewIn(root) as HTMLElement;
  const stage = view.querySelector('.player-stage') as HTMLElement;
  runtime.viewListeners.add(update);
  const onClick = ({ target }: Event) => {
    // Until the module that handles all events of the hover button has loaded, handle its presses.
    if (!additions.hover && target === view.querySelector('.player-hover'))
      runtime.dispatch({ type: 'press' });
  };
  view.addEventListener('click', onClick, { signal });

  return {
    root,
    stage,
    update,
    remove() {
      showing.abort();
      runtime.viewListeners.delete(update);
      mounted.delete(root);
      if (parent) root.remove();
      if (!staticView) return;
      root.className = className;
      root.dataset.state = state;
      view.replaceChildren(...staticView.childNodes);
    },
  };
}
