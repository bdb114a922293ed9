import { isometric, type Projection } from '../geometry/isometric';
import type { Shape } from '../shapes';
import { element, svgPrinter } from './svg-printer';

export type Drawing = {
  /** The visible area, in the drawing's units. */
  view: readonly [left: number, top: number, width: number, height: number];
  /** The projection of places in the scene. Charts don't need one. */
  project?: Projection;
  /**
   * The font size, in the drawing's units.
   * @default 1/32 of the width, which is 11 CSS pixels if the drawing is 356 pixels wide, as on most phones
   */
  lettering?: number;
  /** From back to front. */
  shapes: Shape[];
};

/** Returns the `<svg>` element of a scene. */
export function svgElement({ view, project = isometric([0, 0], 1), lettering, shapes }: Drawing): string {
  const [, , width, height] = view;
  const fontSize = lettering ?? Math.ceil(width / 32);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: view.join(' '),
      width,
      height,
      class: 'drawing stroke-ink',
      'stroke-width': 1.4,
      'font-size': fontSize,
      'stroke-linejoin': 'round',
      'aria-hidden': 'true',
    },
    svgPrinter(project, fontSize)(...shapes),
  );
}
