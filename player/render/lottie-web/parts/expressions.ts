import { setExpressionInterfaces, setExpressionsPlugin } from 'lottie-web/player/js/utils/common.js';
import decorateProperties from 'lottie-web/player/js/utils/expressions/ExpressionPropertyDecorator.js';
import Expressions from 'lottie-web/player/js/utils/expressions/Expressions.js';
import decorateTexts from 'lottie-web/player/js/utils/expressions/ExpressionTextPropertyDecorator.js';
import interfaces from 'lottie-web/player/js/utils/expressions/InterfacesProvider.js';

/*
 * Runs a file's expressions with `eval`, and computes the direction of paths that layers turn along. Once
 * loaded, it applies to every item that is created afterwards, so expressions are removed from files whose
 * host doesn't allow them.
 */

setExpressionsPlugin(Expressions);
setExpressionInterfaces(interfaces);
decorateProperties();
decorateTexts();
