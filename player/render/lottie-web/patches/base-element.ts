import type { Layer } from '../../../document/lottie';
import { ADD, ADDED } from '../../../document/normalize/blend-modes';
import { visitBuiltLayers } from '../built-layers';
import type { LottieRenderer } from '../internals';

/** A layer that lottie-web has built in SVG or HTML. */
type BlendedLayer = {
  readonly data: Layer;
  /** The outermost element. If it is missing, `layerElement` is the outermost element. */
  readonly baseElement?: HTMLElement | SVGElement;
  readonly layerElement?: HTMLElement | SVGElement;
};

/** Adds the blend mode "add" to layers and shapes. `setBlendMode` of lottie-web doesn't support this mode. */
export function blendAdditively(renderer: LottieRenderer) {
  visitBuiltLayers<BlendedLayer>(renderer, ({ data, baseElement, layerElement }) => {
    const outermost = baseElement ?? layerElement;
    if (data.bm === ADD && outermost) outermost.style.mixBlendMode = 'plus-lighter';
    for (const shape of layerElement?.querySelectorAll<SVGElement>(`.${ADDED}`) ?? []) {
      shape.removeAttribute('class');
      shape.style.mixBlendMode = 'plus-lighter';
    }
  });
}
