import SVGDropShadowEffect from 'lottie-web/player/js/elements/svgElements/effects/SVGDropShadowEffect.js';

/** The index at which the list of the effect's values contains the option "Shadow Only". */
const SHADOW_ONLY = 5;

/**
 * Fixes lottie-web's drop shadow effect: applies it to the result of the preceding effects
 * (https://github.com/airbnb/lottie-web/issues/2240), and supports the option "Shadow Only".
 */
export class DropShadowEffect extends SVGDropShadowEffect {
  /** The `<feMergeNode>` that draws the layer over its shadow. */
  private readonly node: Element | null;

  /** The result of the preceding effect; `SourceGraphic` for the first effect. */
  private readonly source: string;

  /** The filter result that contains only the shadow. */
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
