import interfaces from 'lottie-web/player/js/utils/expressions/InterfacesProvider.js';
import { asArray } from '../../../document/lottie';
import { shapesOf } from '../../../document/traverse';

const createLottieShapeInterface = interfaces('shape');

/**
 * Gives the dashes of a stroke unique names. lottie-web defines a property for each name, and throws if two
 * dashes have the same name or no name.
 */
function createShapeInterface(shapes: unknown, ...others: unknown[]) {
  for (const { d } of shapesOf({ shapes })) {
    const names = new Set<unknown>();
    for (const [index, dash] of asArray(d).entries()) {
      if (dash && (!dash.nm || names.has(dash.nm))) dash.nm = `${dash.nm} ${index}`;
      names.add(dash?.nm);
    }
  }
  return createLottieShapeInterface(shapes, ...others);
}

/** Returns a factory for the objects through which expressions access an animation. */
export const interfacesOf: typeof interfaces = (type) =>
  type === 'shape' ? createShapeInterface : interfaces(type);
