import TextProperty from 'lottie-web/player/js/utils/text/TextProperty.js';
import selectors from 'lottie-web/player/js/utils/text/TextSelectorProperty.js';

const { completeTextData } = TextProperty.prototype;
const { getTextSelectorProp } = selectors;

/** Saves the number of letters, words or lines that each selector counts in a text. */
TextProperty.prototype.completeTextData = function (content) {
  completeTextData.call(this, content);
  content.totals = new Map(this.data.a.map(({ s }) => [s, s.totalChars]));
};

/**
 * Computes the range of a selector for the text that is shown. lottie-web itself would use the number of letters in
 * the text that it has read last, and would read a range inside a letter correctly only for the first letter.
 */
selectors.getTextSelectorProp = (layer, data, container) => {
  const selector = getTextSelectorProp(layer, data, container);
  const { getMult } = selector;
  selector.getMult = (letter) => {
    data.totalChars = layer.textProperty.currentData.totals.get(data) ?? 0;
    selector.getValue();
    // Only the distance between the letter and the range matters.
    selector.finalS -= letter;
    selector.finalE -= letter;
    return getMult.call(selector, 0);
  };
  return selector;
};
