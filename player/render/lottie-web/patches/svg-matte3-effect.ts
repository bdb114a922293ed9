import SVGMatte3Effect, {
  type MattedLayer,
  type MatteLayer,
} from 'lottie-web/player/js/elements/svgElements/effects/SVGMatte3Effect.js';
import { createElementID } from 'lottie-web/player/js/utils/common.js';

const SVG = 'http://www.w3.org/2000/svg';

/** The layers that are already in a mask. */
const masked = new WeakSet<MatteLayer>();

/** The effect Set Matte. lottie-web keeps all layers that are mattes in a list for ever, with their elements. */
export class SetMatteEffect extends SVGMatte3Effect {
  override setElementAsMask(layer: MattedLayer, matte: MatteLayer) {
    if (!masked.has(matte)) {
      masked.add(matte);
      const symbol = create('symbol', { id: createElementID() });
      const mask = create('mask', { id: matte.layerId, 'mask-type': 'alpha' });
      this.replaceInParent(matte, symbol.id);
      symbol.append(matte.layerElement);
      mask.append(create('use', { href: `#${symbol.id}` }));
      layer.globalData.defs.append(mask, symbol);
      matte.data.hd = false;
      matte.show();
    }
    layer.setMatte(matte.layerId);
  }
}

function create(name: string, attributes: Record<string, string>) {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}
