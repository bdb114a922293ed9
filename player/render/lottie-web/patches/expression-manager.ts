import expressionManager from 'lottie-web/player/js/utils/expressions/ExpressionManager.js';
import { formatValue } from '../../../document/errors/failure';

const { initiateExpression } = expressionManager;

const keepValue = (value: unknown) => value;

/**
 * Keeps the value of a property if its expression can't be parsed or throws, and logs the error. lottie-web itself
 * would not draw the layer.
 */
expressionManager.initiateExpression = function (layer, data, property) {
  let isReported = false;
  const report = (error: unknown) => {
    if (!isReported) console.warn(`An expression failed (${formatValue(layer.data.nm)}): ${error}`);
    isReported = true;
  };
  try {
    const execute = initiateExpression.call(this, layer, data, property);
    return function (this: object, value) {
      try {
        return execute.call(this, value);
      } catch (error) {
        report(error);
        return value;
      }
    };
  } catch (error) {
    report(error);
    return keepValue;
  }
};
