import { setExpressionInterfaces, setExpressionsPlugin } from 'lottie-web/player/js/utils/common.js';
import decorateProperties from 'lottie-web/player/js/utils/expressions/ExpressionPropertyDecorator.js';
import Expressions from 'lottie-web/player/js/utils/expressions/Expressions.js';
import decorateTexts from 'lottie-web/player/js/utils/expressions/ExpressionTextPropertyDecorator.js';
import '../patches/expression-manager';
import { interfacesOf } from '../patches/interfaces-provider';

/*
 * Registers lottie-web's expressions module, which evaluates expressions with `eval` and computes the
 * direction of motion paths for layers that turn to follow them. The module applies to every animation item
 * that is created afterwards. The player therefore removes expressions from a file if the app has not
 * enabled them.
 */

setExpressionsPlugin(Expressions);
setExpressionInterfaces(interfacesOf);
decorateProperties();
decorateTexts();
