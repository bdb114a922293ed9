import SVGTritoneFilter from 'lottie-web/player/js/elements/svgElements/effects/SVGTritoneFilter.js';
import { LUMINANCE } from './svg-tint-effect';

/** Maps colors by their luminance. lottie-web itself would use the mean of red, green and blue. */
export class TritoneEffect extends SVGTritoneFilter {
  constructor(filter: Element, manager: unknown, element: unknown, id: string) {
    super(filter, manager, element, id);
    const row = [...LUMINANCE, 0, 0];
    const matrix = filter.lastElementChild?.previousElementSibling;
    matrix?.setAttribute('values', [...row, ...row, ...row, 0, 0, 0, 1, 0].join(' '));
  }
}
