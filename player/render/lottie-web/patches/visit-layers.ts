import type { Composition } from '../lottie-internals';

/** Visits each layer as it is built, those of compositions included, and those that are. */
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
