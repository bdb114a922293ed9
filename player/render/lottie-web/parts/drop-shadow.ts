import SVGDropShadowEffect from 'lottie-web/player/js/elements/svgElements/effects/SVGDropShadowEffect.js';

/** The index of the option "Shadow Only" in the effect's values. */
const SHADOW_ONLY = 5;

/** lottie-web's drop shadow, with the shadow of what earlier effects have drawn, and the option "Shadow Only". */
export class DropShadowEffect extends SVGDropShadowEffect {
  /** The node that draws the layer over its shadow, and its input. */
  private readonly node: Element | null;

  private readonly source: string;

  private readonly shadow: string;

  constructor(filter: Element, manager: unknown, element: unknown, id: string, source: string) {
    super(filter, manager, element, id, source);
    this.source = source;
    this.shadow = `${id}_drop_shadow_4`;
    this.node = filter.lastElementChild?.lastElementChild ?? null;
    this.feGaussianBlur.setAttribute('in', source);
  }

  override renderFrame(isForced: boolean) {
    super.renderFrame(isForced);
    const isShadowOnly = Boolean(this.filterManager.effectElements[SHADOW_ONLY]?.p.v);
    this.node?.setAttribute('in', isShadowOnly ? this.shadow : this.source);
  }
}
