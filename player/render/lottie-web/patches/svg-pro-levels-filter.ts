import SVGProLevelsFilter from 'lottie-web/player/js/elements/svgElements/effects/SVGProLevelsFilter.js';

/**
 * Fixes lottie-web's levels effect: if the effect changes nothing, lottie-web creates no filter primitive, so the
 * filter would hide the layer. If it changes only single channels, the following effects would not find its
 * result.
 */
export class LevelsEffect extends SVGProLevelsFilter {
  constructor(filter: Element, manager: unknown, element: unknown, id: string) {
    const last = filter.lastElementChild;
    super(filter, manager, element, id);
    // Without an offset, `feOffset` copies its input.
    if (filter.lastElementChild === last)
      filter.append(document.createElementNS('http://www.w3.org/2000/svg', 'feOffset'));
    filter.lastElementChild?.setAttribute('result', id);
  }
}
