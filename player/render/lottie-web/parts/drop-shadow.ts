import SVGDropShadowEffect from 'lottie-web/player/js/elements/svgElements/effects/SVGDropShadowEffect.js';

/** The index of the option "Shadow Only" in the values of the effect. */
const SHADOW_ONLY = 5;

/**
 * Improves lottie-web's drop shadow. The effects that precede it in the list also affect the shadow, and the
 * option "Shadow Only" is supported.
 */
export class DropShadowEffect extends SVGDropShadowEffect {
  /** The filter node that draws the layer over its shadow, and the original input of the node. */
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
