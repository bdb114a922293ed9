import { isLoaded, type PlayerView } from '../core/select';
import { asArray } from '../document/lottie';
import { watchSize } from '../render/watch-size';
import type { PlayerHotspot } from '../types';
import { runAppCallback } from './app-callbacks';
import { activeElementAround } from './dom-context';
import { hotspotBox, hotspotFailure, isStill } from './hotspot-rules';
import { loadLateModule } from './late-module';
import type { Box } from './layer-boxes';
import type { Runtime } from './runtime';
import { warnOnce } from './warn-once';

/*
 * Shows the prop `hotspots`. This module is loaded when the prop is first set.
 */

/**
 * - `place`: the positioned element that the hotspot fills. Its styles change in each frame. If those of the hotspot
 *   changed, the browser would match all rules for buttons and links again.
 * - `index`: the index in the app's list, from which a press reads the current callback.
 * - `box`: the current box of `place` in pixels; empty while hidden.
 */
type Hotspot = { element: HTMLElement; place: HTMLElement; layer: string; index: number; box: string };

type LayersModule = typeof import('./layers');

/**
 * Shows buttons and links over layers.
 * @param view the element that contains the stage
 * @param signal removes them when aborted
 * @returns a function to call when the options or the view of the player might have changed
 */
export function startAddition(view: HTMLElement, runtime: Runtime, signal: AbortSignal): () => void {
  const list = view.ownerDocument.createElement('div');
  list.className = 'player-hotspots';
  let layers: LayersModule | null = null;
  let shown: readonly Hotspot[] = [];
  let shownView: PlayerView | undefined;
  let shownSettings = '';
  const place = () => placeAll(runtime, shown, layers);

  function update() {
    const { fit, align } = runtime.model.settings;
    // An app can pass the same list again with each render, with new callbacks.
    const values = entriesOf(runtime).map((one) =>
      [one?.layer, one?.label, one?.href, typeof one?.onPress].map(String),
    );
    const settings = JSON.stringify([fit, align, values]);
    if (settings === shownSettings && runtime.view === shownView) return;
    if (settings !== shownSettings) shown = showEntries(runtime, list, shown);
    shownSettings = settings;
    shownView = runtime.view;
    if (layers && isLoaded(runtime.model)) followLayers(runtime, shown, layers);
    place();
  }

  list.addEventListener(
    'click',
    (event) => {
      const pressed = shown.find(({ element }) => element === event.target);
      if (pressed) runAppCallback(() => entriesOf(runtime)[pressed.index]?.onPress?.(event));
    },
    { signal },
  );
  view.append(list);
  runtime.frameListeners.add(place);
  signal.addEventListener('abort', () => {
    runtime.frameListeners.delete(place);
    runtime.needsFrames = false;
    list.remove();
  });
  watchSize(view, signal, place);
  loadLateModule(
    () => import('./layers'),
    signal,
    (module) => {
      layers = module;
      shownView = undefined;
      update();
    },
  );
  return update;
}

const entriesOf = ({ model }: Runtime): PlayerHotspot[] => asArray(model.settings.hotspots);

/** Shows the current list. Entries that were in the previous list keep their elements. */
function showEntries(runtime: Runtime, list: HTMLElement, previous: readonly Hotspot[]): Hotspot[] {
  const rest = [...previous];
  const shown = entriesOf(runtime).flatMap((entry, index) => {
    const failure = hotspotFailure(entry);
    if (failure) warnOnce(runtime, `hotspot ${entry?.layer} ${failure.problem}`, failure);
    return failure ? [] : [showEntry(list, rest, entry, index)];
  });
  for (const { element, place } of rest) {
    keepFocus(runtime, element);
    place.remove();
  }
  arrange(
    list,
    shown.map(({ place }) => place),
  );
  return shown;
}

/** Shows an entry in the element of an earlier entry for the same layer, or in a new one. Removes it from `rest`. */
function showEntry(list: Element, rest: Hotspot[], entry: PlayerHotspot, index: number): Hotspot {
  const { layer, label, href } = entry;
  const name = href ? 'a' : 'button';
  const kept = rest.find((one) => one.layer === layer && one.element.localName === name);
  if (kept) rest.splice(rest.indexOf(kept), 1);
  const element = kept?.element ?? list.ownerDocument.createElement(name);
  const place = kept?.place ?? list.ownerDocument.createElement('div');
  element.className = 'player-hotspot';
  element.ariaLabel = label;
  element.setAttribute(href ? 'href' : 'type', href ?? 'button');
  if (!kept) {
    place.hidden = true;
    // The styles are set by script, because a strict Content Security Policy allows this.
    place.style.cssText = 'position:absolute;left:0;top:0';
    element.style.cssText = 'inset:0;width:100%;height:100%';
    place.append(element);
  }
  return { element, place, layer, index, box: kept?.box ?? '' };
}

/** Puts the elements of a list in order. The focused one stays in the document, because moving it would end the focus. */
function arrange(list: Element, elements: readonly HTMLElement[]) {
  if (elements.every((element, index) => element === list.children[index])) return;
  const active = activeElementAround(list);
  const focused = elements.findIndex((element) => element.contains(active));
  for (const [index, element] of elements.entries())
    if (index < focused) elements[focused]?.before(element);
    else if (index !== focused) list.append(element);
}

/** Warns of unknown layers. Requests every frame if the layers move. */
function followLayers(runtime: Runtime, shown: readonly Hotspot[], { pictureOf }: LayersModule) {
  const { painting } = pictureOf(runtime);
  for (const { layer } of shown)
    if (!painting.has(layer))
      warnOnce(runtime, `hotspot ${layer}`, {
        code: 'invalid',
        reason: 'hotspot layer',
        layer,
        known: [...painting.keys()],
      });
  runtime.needsFrames = shown.some(({ layer }) => painting.get(layer)?.some((one) => !isStill(one)));
  // Schedule the frames.
  runtime.dispatch({ type: 'tick' });
}

const layersOf = (shown: readonly Hotspot[]) => shown.map(({ layer }) => layer);

/** Places hotspots over their layers in the frame on screen. */
function placeAll(runtime: Runtime, shown: readonly Hotspot[], layers: LayersModule | null) {
  const boxes = layers?.boxesOf(runtime, layersOf(shown));
  for (const [index, hotspot] of shown.entries()) {
    const { element, place } = hotspot;
    const box = boxes?.[index];
    const sides = box ? sidesOf(box) : [];
    const shownBox = sides.join();
    if (shownBox === hotspot.box) continue;
    hotspot.box = shownBox;
    if (!box) keepFocus(runtime, element);
    place.hidden = !box;
    const [left, top, width, height] = sides;
    // In contrast to `left` and `top`, a transform changes without a layout.
    Object.assign(place.style, { transform: `translate(${left},${top})`, width, height });
  }
}

/** Moves the focus into the player before a focused hotspot disappears. */
function keepFocus({ stage, model }: Runtime, element: HTMLElement) {
  if (!stage || !model.settings.label || activeElementAround(element) !== element) return;
  stage.tabIndex = -1;
  stage.focus({ preventScroll: true });
}

function sidesOf(box: Box): string[] {
  const { left, top, width, height } = hotspotBox(box);
  return [left, top, width, height].map((side) => `${Math.round(side)}px`);
}
