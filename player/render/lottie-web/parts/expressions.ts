import { setExpressionInterfaces, setExpressionsPlugin } from 'lottie-web/player/js/utils/common.js';
import decorateProperties from 'lottie-web/player/js/utils/expressions/ExpressionPropertyDecorator.js';
import Expressions from 'lottie-web/player/js/utils/expressions/Expressions.js';
import decorateTexts from 'lottie-web/player/js/utils/expressions/ExpressionTextPropertyDecorator.js';
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

/*
 * Registers lottie-web's expressions module, which evaluates expressions with `eval` and computes the
 * direction of motion paths for layers that turn to follow them. The module applies to every animation item
 * that is created afterwards. The player therefore removes expressions from a file if the app has not
 * enabled them.
 */

setExpressionsPlugin(Expressions);
setExpressionInterfaces((type) => (type === 'shape' ? createShapeInterface : interfaces(type)));
decorateProperties();
decorateTexts();
