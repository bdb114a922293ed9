import RepeaterModifier from 'lottie-web/player/js/utils/shapes/RepeaterModifier.js';
import { asArray, type Shape } from '../../../document/lottie';

const { cloneElements } = RepeaterModifier.prototype;

/** The contents of each copy that a repeater has made. */
const copies = new WeakSet<object>();

/**
 * Prevents a modifier in a repeated group from also modifying the copies of the group. Each copy contains its
 * own copy of the modifier. A modifier applies to all shapes that lottie-web visits while the modifier isn't
 * `closed`. When lottie-web visits the shapes again to build the copies, it reopens the original modifier.
 * This patch keeps the modifier closed (https://github.com/airbnb/lottie-web/issues/2401). It also excludes the copies
 * that a nested repeater has made, because each copy of the nested repeater makes its own.
 */
RepeaterModifier.prototype.cloneElements = function (elements) {
  for (const element of elements) {
    const item = this.elemsData[this.elem.searchProcessedElement(element) - 1];
    if (item && 'closed' in item)
      Object.defineProperty(item, 'closed', { configurable: true, get: () => true, set() {} });
  }
  const cloned = cloneElements.call(this, withoutCopies(elements));
  copies.add(cloned);
  return cloned;
};

const withoutCopies = (shapes: readonly Shape[]): Shape[] =>
  shapes
    .filter(({ it }) => !copies.has(Object(it)))
    .map((shape) => (shape.it ? { ...shape, it: withoutCopies(asArray(shape.it)) } : shape));
