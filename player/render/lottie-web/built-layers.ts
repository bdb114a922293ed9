import type { Composition } from './internals';

/**
 * Returns those layers of a composition that lottie-web has already built, without nested layers. Returns an
 * empty list for layers that aren't compositions.
 */
export function builtLayers<BuiltLayer extends Composition>({ elements }: Composition): BuiltLayer[] {
  return (elements ?? []).filter((element): element is BuiltLayer => Boolean(element) && element !== true);
}

/**
 * Calls `visit` for every layer of a composition, including nested layers. Layers that are not built yet are
 * visited when lottie-web builds them.
 * @param visit receives the composition that contains the layer, the index of the layer, and a function
 *   `build`. `visit` must call `build`, which builds the layer unless it has already been built.
 */
export function visitLayers(
  composition: Composition,
  visit: (composition: Composition, index: number, build: () => void) => void,
) {
  const { elements } = composition;
  const buildItem = composition.buildItem.bind(composition);
  const visitInner = (index: number) => {
    const element = elements[index];
    if (element && element !== true && element.elements) visitLayers(element, visit);
  };
  for (const index of elements.keys()) {
    if (!elements[index]) continue;
    visit(composition, index, () => {});
    visitInner(index);
  }
  composition.buildItem = (index) => {
    if (elements[index]) return;
    visit(composition, index, () => buildItem(index));
    visitInner(index);
  };
}

/** Calls `visit` for every layer of a composition that can be built, when lottie-web has built the layer. */
export function visitBuiltLayers<BuiltLayer>(
  composition: Composition,
  visit: (layer: BuiltLayer, composition: Composition) => void,
) {
  visitLayers(composition, (composition, index, build) => {
    build();
    const layer = composition.elements[index];
    if (layer && layer !== true) visit(layer as BuiltLayer, composition);
  });
}
