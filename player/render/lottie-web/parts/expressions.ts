import { decorateProperties } from '../expressions/decorate';
import { decorateTexts } from '../expressions/texts';

/*
 * Evaluates expressions. The module applies to every animation item that is created afterwards. The player therefore
 * removes expressions from a file if the app has disabled them.
 */

decorateProperties();
decorateTexts();
