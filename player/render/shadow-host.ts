/**
 * Makes what a picture is drawn into: a box in a shadow tree (https://dom.spec.whatwg.org/#shadow-trees), which no rule of the
 * page's style sheets matches, and whose ids the page does not see.
 * @param container whose size and inherited properties the box takes
 */
export function createShadowBox(container: HTMLElement): HTMLElement {
  const box = document.createElement('div');
  // A canvas or an SVG fills it to the edge, as it stands in no line of text.
  box.style.cssText = 'position:absolute;inset:0;display:flex';
  container.attachShadow({ mode: 'open' }).append(box);
  return box;
}
