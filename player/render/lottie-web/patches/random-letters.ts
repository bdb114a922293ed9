import TextProperty from 'lottie-web/player/js/utils/text/TextProperty.js';
import { asArray } from '../../../document/lottie';

const { completeTextData } = TextProperty.prototype;

/** The multiplier and the modulus of the minimal standard random number generator. */
const MULTIPLIER = 48_271;
const MODULUS = 2 ** 31 - 1;

/**
 * Animates letters in the same random order each time the file is loaded. lottie-web itself chooses a new order
 * each time, and for each keyframe of the text.
 */
TextProperty.prototype.completeTextData = function (content) {
  completeTextData.call(this, content);
  for (const [animator, { s: selector }] of asArray(this.data.a).entries()) {
    if (selector.rn !== 1) continue;
    const order = randomOrder(selector.totalChars);
    /** The indices that lottie-web has chosen, in the order of the text. */
    const chosen = [...new Set(content.l.map(({ anIndexes }) => anIndexes[animator]))];
    for (const { anIndexes } of content.l)
      anIndexes[animator] = order[chosen.indexOf(anIndexes[animator])] ?? 0;
  }
};

/** Returns the numbers from 0 to `count` - 1 in a random order, which is the same for each call. */
function randomOrder(count: number): number[] {
  let state = 1;
  const next = () => {
    state = (state * MULTIPLIER) % MODULUS;
    return state;
  };
  return Array.from({ length: count }, (_, index) => ({ index, key: next() }))
    .sort((one, other) => one.key - other.key)
    .map(({ index }) => index);
}
