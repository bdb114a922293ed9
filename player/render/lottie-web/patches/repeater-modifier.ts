import RepeaterModifier from 'lottie-web/player/js/utils/shapes/RepeaterModifier.js';

const { cloneElements } = RepeaterModifier.prototype;

/**
 * Prevents a modifier in a repeated group from also modifying the copies of the group. Each copy contains its
 * own copy of the modifier. A modifier applies to all shapes that lottie-web visits while the modifier isn't
 * `closed`. When lottie-web visits the shapes again to build the copies, it reopens the original modifier.
 * This patch keeps the modifier closed (https://github.com/airbnb/lottie-web/issues/2401).
 */
RepeaterModifier.prototype.cloneElements = function (elements) {
  for (const element of elements) {
    const item = this.elemsData[this.elem.searchProcessedElement(element) - 1];
    if (item && 'closed' in item)
      Object.defineProperty(item, 'closed', { configurable: true, get: () => true, set() {} });
  }
  return cloneElements.call(this, elements);
};
