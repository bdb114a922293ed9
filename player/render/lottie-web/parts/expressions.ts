import { setExpressionInterfaces, setExpressionsPlugin } from 'lottie-web/player/js/utils/common.js';
import decorateProperties from 'lottie-web/player/js/utils/expressions/ExpressionPropertyDecorator.js';
import Expressions from 'lottie-web/player/js/utils/expressions/Expressions.js';
import decorateTexts from 'lottie-web/player/js/utils/expressions/ExpressionTextPropertyDecorator.js';
import interfaces from 'lottie-web/player/js/utils/expressions/InterfacesProvider.js';

/*
 * What evaluates a file's expressions, by eval. It is also what tells the direction of a path at any time, by which layers turn along
 * it. Every animation that is made from now on has it: one whose host has not asked for expressions must have none left.
 */

setExpressionsPlugin(Expressions);
setExpressionInterfaces(interfaces);
decorateProperties();
decorateTexts();
