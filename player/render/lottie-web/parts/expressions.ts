import { setExpressionInterfaces, setExpressionsPlugin } from 'lottie-web/player/js/utils/common.js';
import decorateProperties from 'lottie-web/player/js/utils/expressions/ExpressionPropertyDecorator.js';
import Expressions from 'lottie-web/player/js/utils/expressions/Expressions.js';
import decorateTexts from 'lottie-web/player/js/utils/expressions/ExpressionTextPropertyDecorator.js';
import interfaces from 'lottie-web/player/js/utils/expressions/InterfacesProvider.js';

/*
 * Registers lottie-web's expressions module, which evaluates expressions with `eval` and computes the
 * direction of paths along which layers rotate. The module applies to every animation item that is created
 * afterwards. Therefore expressions are removed from a file if the host has not enabled them.
 */

setExpressionsPlugin(Expressions);
setExpressionInterfaces(interfaces);
decorateProperties();
decorateTexts();
