import SVGDropShadowEffect from 'lottie-web/player/js/elements/svgElements/effects/SVGDropShadowEffect.js';

/** The index of the option "Shadow Only" in the values of the effect. */
const SHADOW_ONLY = 5;

/**
 * Adds two things to lottie-web's drop shadow: the shadow of earlier effects, and the option "Shadow Only".
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
