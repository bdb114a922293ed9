import type { PlayerSettings } from '../core/settings';
import type { PlayerError } from '../types';
import { handleHover } from './hover';
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
const mounted = new WeakSet<Element>();

/** This module is loaded when a player first fails. */
let notice: NoticeModule;

const viewIn = (root: Element) => root.querySelector<HTMLElement>(':scope > .player-view');

/** Returns the outer element of a player's static HTML that is a child of `parent` and that no player uses yet. */
export const findStaticHtml = (parent: ParentNode) =>
  ([...parent.children] as HTMLElement[]).find(
    (child) => child.matches('.player') && viewIn(child) && !mounted.has(child),
  );

/**
 * Shows a player in its outer element, which is empty or contains static HTML, and handles the events of its hover
 * button and its failure notice.
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
  let reported: PlayerError | null = null;

  function update() {
    if (signal.aborted) return;
    const { view, model } = runtime;
    const next = playerMarkup(model.settings, view, notice);
    patch(root, next, shown);
    shown = next;
    alignPoster(viewIn(root)?.querySelector('.player-poster'), model.settings);
    if (view.error && view.error !== reported && !notice) loadNotice();
    reported = view.error;
  }

  function loadNotice() {
    const load = () =>
      import('./failure-notice').catch((error) => {
        notice ??= null;
        update();
        throw error;
      });
    loadLateModule(load, signal, (module) => {
      notice = module;
      update();
    });
  }

  update();
  mounted.add(root);
  parent?.append(root);
  const view = viewIn(root) as HTMLElement;
  const stage = view.querySelector('.player-stage') as HTMLElement;
  runtime.viewListeners.add(update);
  handleHover(view, runtime, signal);
  view.addEventListener('click', (event) => notice?.onNoticeClick(event, runtime), { signal });

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

/**
 * Aligns the poster by script, because a strict Content Security Policy blocks style attributes in the static HTML.
 * Without scripts, the style sheet aligns the poster, but only to edges and centers.
 */
function alignPoster(poster: HTMLElement | null | undefined, { align }: PlayerSettings) {
  if (poster) poster.style.objectPosition = align ? `${align[0] * 100}% ${align[1] * 100}%` : '';
}
